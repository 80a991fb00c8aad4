import { DEFAULT_LOCALE } from '../site/locales';
import { languageName } from './language-name';
import { Notice } from './Notice';
import { useLocale, useStrings } from './strings';

/** Says that a page holds the default locale's text because its translation is missing. */
export function FallbackNotice() {
  const t = useStrings('site');
  const locale = useLocale();
  return (
    <Notice kind="fallback">
      <p>{t('notice.fallbackText', { language: languageName(locale, DEFAULT_LOCALE) })}</p>
    </Notice>
  );
}
