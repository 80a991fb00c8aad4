import { formatMoment } from '../../../components/format';
import { useLocale, useStrings } from '../../../components/strings';
import { AccountLink } from './AccountLink';

/** Says that what is shown is in its reader's account, since when, and leads there. */
export function SavedOn({ savedAt }: { readonly savedAt: string }) {
  const t = useStrings('keeping');
  const locale = useLocale();
  return (
    <p>
      {t('saving.savedOn', { date: formatMoment(locale, savedAt) })} <AccountLink />
    </p>
  );
}
