import { DEFAULT_LOCALE } from '../../site/locales';
import { pathTo, type RouteId } from '../../site/routes';
import { languageName, formatNumber } from '../format';
import { useLocale, useStrings } from '../strings';
import { Arrow, ChangeMarks, PageTitle, PathLink } from './PageLink';
import type { FeedChange, HiddenPage, PageChange, PieceChange, Redirect, TranslationImpact } from './review';
import type { ListContext } from './title-languages';

/** What a piece of content is called by its route; the rest are pages. */
const KINDS: Readonly<Partial<Record<RouteId, 'post' | 'changelog' | 'legal'>>> = {
  post: 'post',
  'changelog-entry': 'changelog',
  legal: 'legal',
};

/** Pieces of content whose files a build changes, each with its pages in all languages. */
export function PieceChanges({ pieces, ...context }: { readonly pieces: readonly PieceChange[] } & ListContext) {
  const t = useStrings('review');
  return (
    <>
      {pieces.map(({ route, slug, title, changes, pages }) => (
        <article key={`${route} ${slug}`} className="changes-piece">
          <h3>
            <PageTitle title={title} lang={DEFAULT_LOCALE} />
          </h3>
          <p>
            <small>{t(`piece.${KINDS[route] ?? 'page'}`)}</small> <code>{slug}</code>
            <ChangeMarks changes={changes} />
          </p>
          <PageChanges pages={pages} title={title} {...context} />
        </article>
      ))}
    </>
  );
}

interface PageChangesProps extends ListContext {
  readonly pages: readonly PageChange[];
  /** Title above the list, which is not repeated. */
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

/** Translations that a changed source left behind, with how much of it changed. */
export function TranslationImpacts({ impacts }: { readonly impacts: readonly TranslationImpact[] }) {
  const t = useStrings('review');
  const locale = useLocale();
  return (
    <ul className="changes-pages">
      {impacts.map((impact) => (
        <li key={impact.path}>
          <span>{languageName(locale, impact.locale)}</span>
          <p>
            <PageTitle title={impact.title} lang={impact.locale} />
          </p>
          <p>{t('outdated.sections', { count: impact.changed, total: formatNumber(locale, impact.total) })}</p>
          <p>
            <PathLink path={impact.path} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const CHANGES = ['added', 'removed', 'edited'] as const;

/** Feeds whose entries differ. What is gone from a feed is linked where it still is. */
export function FeedChanges({ feeds, origin }: { readonly feeds: readonly FeedChange[] } & ListContext) {
  const t = useStrings('review');
  const locale = useLocale();
  return (
    <>
      {feeds.map((feed) => (
        <div key={feed.folder} className="changes-piece">
          <h3>
            {t(feed.folder === pathTo(feed.locale, 'changelog') ? 'feeds.changelog' : 'feeds.posts', {
              language: languageName(locale, feed.locale),
            })}
          </h3>
          <p>
            <PathLink path={feed.folder} />
          </p>
          <ul className="changes-pages">
            {CHANGES.flatMap((change) =>
              feed[change].map(({ path, title }) => (
                <li key={change + path}>
                  <span>
                    <ChangeMarks changes={[change]} />
                  </span>
                  <p>
                    <PageTitle title={title} lang={feed.locale} />
                  </p>
                  <p>
                    <PathLink path={path} {...(change === 'removed' && { origin })} />
                  </p>
                </li>
              )),
            )}
          </ul>
        </div>
      ))}
    </>
  );
}

export interface ChangedRedirect extends Redirect {
  readonly change: 'added' | 'removed';
}

/** URLs that now lead elsewhere, and those that no longer do, which still work on the public site. */
export function RedirectChanges({
  redirects,
  origin,
}: { readonly redirects: readonly ChangedRedirect[] } & ListContext) {
  const t = useStrings('review');
  return (
    <ul className="changes-pages">
      {redirects.map(({ from, to, change }) => {
        const site = change === 'removed' ? { origin } : {};
        return (
          <li key={change + from}>
            <span>
              <ChangeMarks changes={[change]} />
            </span>
            <p>
              <PathLink path={from} {...site} />
              <Arrow words={t('leadsTo')} />
              <PathLink path={to} {...site} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** One page in the languages that hide it. */
type HiddenGroup = readonly [HiddenPage, ...HiddenPage[]];

/** Pages of one URL in several languages are together, in the order the first of them had. */
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

/** Drafts and what is still to come, which the public site does not show. */
export function HiddenPages({ groups, languageOf }: { readonly groups: readonly HiddenGroup[] } & ListContext) {
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
