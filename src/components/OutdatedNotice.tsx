import { DEFAULT_LOCALE } from '../site/locales';
import { foreign } from './foreign';
import { Notice } from './Notice';
import type { Behind } from './page-context';
import { useStrings } from './strings';

/** Says which sections of the source changed since a translation was made, and leads to them. */
export function OutdatedNotice({ sourcePath, sections, total }: Behind) {
  const t = useStrings('reading');
  // Sections that are gone count among the changed ones, but no longer among those of the source.
  const params = { count: sections.length, total: Math.max(total, sections.length) };
  return (
    <Notice kind="note" title={t('outdated.title')}>
      <p>{t('outdated.changed', params)}</p>
      <ul className="changed-sections">
        {sections.map(({ id, heading }, index) => (
          <li key={id ?? index}>
            {id === null ? (
              <span {...foreign(DEFAULT_LOCALE)}>{heading}</span>
            ) : (
              <a href={`${sourcePath}#${id}`} hrefLang={DEFAULT_LOCALE} {...foreign(DEFAULT_LOCALE)}>
                {heading}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
