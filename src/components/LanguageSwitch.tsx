import { DEFAULT_LOCALE, localeFacts } from '../site/locales';
import { languageName } from './language-name';
import type { LayoutProps } from './Layout';
import { useLocale, useStrings } from './strings';

/** The same page in the other locales as plain links, and a form that remembers the one being read. */
export function LanguageSwitch({ current, alternates }: Pick<LayoutProps, 'current' | 'alternates'>) {
  const t = useStrings('site');
  const locale = useLocale();
  const name = localeFacts(locale).name;
  return (
    <details className="languages">
      <summary>
        <span className="hidden-visually">{t('language.label')}</span> {name}
      </summary>
      <div className="languages-panel">
        <ul>
          {alternates.map((alternate) => {
            const facts = localeFacts(alternate.locale);
            return (
              <li key={alternate.locale}>
                <a
                  href={alternate.path}
                  hrefLang={alternate.locale}
                  aria-current={alternate.locale === locale ? 'true' : undefined}
                >
                  <bdi lang={alternate.locale} dir={facts.dir}>
                    {facts.name}
                  </bdi>
                  {alternate.fallback && (
                    <small> {t('language.textIn', { language: languageName(locale, DEFAULT_LOCALE) })}</small>
                  )}
                </a>
              </li>
            );
          })}
        </ul>
        <form method="post" action="/api/language">
          <input type="hidden" name="to" value={locale} />
          <input type="hidden" name="back" value={current.path} />
          <button className="button-quiet">{t('language.remember', { language: name })}</button>
        </form>
      </div>
    </details>
  );
}
