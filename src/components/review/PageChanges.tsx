import { languageName } from '../language-name';
import { useLocale, useStrings } from '../strings';
import { ChangeMarks } from './ChangeMarks';
import { PageTitle, PathLink } from './PageLink';
import type { PageChange } from './review';
import type { TitleLanguage } from './title-languages';

export interface PageChangesProps {
  readonly pages: readonly PageChange[];
  /** Origin of the public site. */
  readonly origin: string;
  readonly languageOf: TitleLanguage;
  /** Title that stands above the list and is not said again. */
  readonly title?: string;
}

/** Pages that differ, each with what happened to it, how it was on the public site, and how it is here. */
export function PageChanges({ pages, origin, languageOf, title }: PageChangesProps) {
  const t = useStrings('review');
  const locale = useLocale();
  return (
    <ul className="changes-pages">
      {pages.map((page) => (
        <li key={page.locale + (page.after ?? page.before ?? '')}>
          <span>{languageName(locale, page.locale)}</span>
          <p>
            {page.title !== title && (
              <PageTitle title={page.title} lang={languageOf(page.after ?? page.before ?? '', page.title)} />
            )}
            <ChangeMarks changes={page.changes} />
          </p>
          {page.before !== null && (
            <p>
              <small>{t('before')}</small> <PathLink path={page.before} origin={origin} />
            </p>
          )}
          {page.after !== null && (
            <p>
              <small>{t('after')}</small> <PathLink path={page.after} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
