import { pathTo } from '../../../site/routes';
import { useLocale, useStrings } from '../../../components/strings';

/** Leads to what the user saved. @param elsewhere in another tab, where this one holds what is not saved yet */
export function AccountLink({ elsewhere = false }: { readonly elsewhere?: boolean }) {
  const t = useStrings('keeping');
  const locale = useLocale();
  const href = pathTo(locale, 'auth', { pathname: 'account' });
  if (!elsewhere) return <a href={href}>{t('saving.account')}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {t('saving.accountElsewhere')}
    </a>
  );
}
