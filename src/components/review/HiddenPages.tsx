import type { HiddenPage } from './review';
import { languageName } from '../language-name';
import { useLocale, useStrings } from '../strings';
import { PageTitle } from './PageLink';
import type { TitleLanguage } from './title-languages';

/** One page in the languages that hide it. */
export type HiddenGroup = readonly [HiddenPage, ...HiddenPage[]];

/** Pages of one address in several languages stand together, in the order the first of them had. */
export function hiddenGroups(pages: readonly HiddenPage[]): HiddenGroup[] {
  const groups = new Map<string, [HiddenPage, ...HiddenPage[]]>();
  for (const page of pages) {
    const key = page.visibility + page.path.replace(/^\/[^/]+/, '');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [page]);
    else group.push(page);
  }
  return [...groups.values()];
}

export interface HiddenPagesProps {
  readonly groups: readonly HiddenGroup[];
  readonly languageOf: TitleLanguage;
}

/** Drafts and what is still to come, which the public site does not show. */
export function HiddenPages({ groups, languageOf }: HiddenPagesProps) {
  const t = useStrings('review');
  const locale = useLocale();
  return (
    <ul className="changes-pages">
      {groups.map((group) => {
        const [{ path, title, visibility }] = group;
        return (
          <li key={visibility + path}>
            <span>{t(`hidden.${visibility}`)}</span>
            <p>
              <PageTitle title={title} lang={languageOf(path, title)} />
            </p>
            <p className="changes-languages">
              {group.map((page) => (
                <a key={page.path} href={page.path} hrefLang={page.locale}>
                  {languageName(locale, page.locale)}
                </a>
              ))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
