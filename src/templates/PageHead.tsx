import type { ReactElement } from 'react';
import type { HeadFacts, PageContext } from '../components/page-context';
import { TOOL_ATTRIBUTE } from '../islands/marks';
import { ISLANDS } from '../islands/registry';
import { AddressTags, PreviewTags } from '../components/HeadTags';
import { SITE_NAME, startOfDay } from '../site/page-metadata';
import { FEED_FORMATS, FEED_NAMES, FEED_TYPES, feedPath } from '../site/feeds';
import { localeFacts } from '../site/locales';
import { SHELL_HEAD, SHELL_TITLE } from '../site/shell-tokens';
import { cardUrl, structuredData } from './structured-data';
import { BASES } from '../styles/sheets';

interface HeadTagsProps {
  readonly pageContext: PageContext;
  /** Names of the islands in the page, which decide on its scripts. */
  readonly islands: readonly string[];
}

/** When an article was written, by whom and about what: https://ogp.me/#type_article */
function articleProperties({ type, published, modified, authors, tags, siteUrl }: HeadFacts) {
  if (type !== 'article') return [];
  return [
    ...(published === undefined ? [] : [['article:published_time', startOfDay(published)] as const]),
    ...(modified === undefined ? [] : [['article:modified_time', startOfDay(modified)] as const]),
    ...authors.map(({ path }) => ['article:author', siteUrl + path] as const),
    ...tags.map((tag) => ['article:tag', tag] as const),
  ];
}

/** The script elements of a page with these islands: all of them at once, or what waits for the island's first use. */
function islandScripts(names: readonly string[]): ReactElement[] {
  const islands = Object.entries(ISLANDS).flatMap(([name, facts]) => (names.includes(name) ? [facts] : []));
  if (ISLAND_SCRIPTS === null || islands.length === 0) return [];
  const { entries, starter, asked, watch } = ISLAND_SCRIPTS;
  const tool = (['assessment', 'comparison'] as const).find((name) => names.includes(name));
  const needed = [...new Set(islands.map(({ entry }) => entry))].map((entry) => entries[entry]);
  // What watches for errors comes first: it hears of a later script that does not load.
  if (islands.every(({ start }) => start === 'use')) {
    const waiting = [watch, ...needed.map(({ module }) => module)];
    return [<script key={starter} src={starter} data-scripts={waiting.join(' ')} defer />];
  }
  return [
    <script key={watch} src={watch} defer />,
    // Neither deferred nor a module: the page is not drawn before it has run.
    ...(tool === undefined ? [] : [<script key={asked} src={asked} {...{ [TOOL_ATTRIBUTE]: tool }} />]),
    ...needed.flatMap(({ module, imports }) => [
      ...imports.map((src) => <link key={src} rel="modulepreload" href={src} />),
      <script key={module} type="module" src={module} />,
    ]),
  ];
}

/** What is in a page's head: what crawlers look for first, since the styles are long. */
export function HeadTags({ pageContext, islands }: HeadTagsProps) {
  const { head, locale, sheet, laterSheet } = pageContext;
  const { title, description, canonical, alternates, type, noindex, feeds } = head;
  const ownStyles = sheet && STYLES_IN_PAGES[sheet];
  const shell = title === SHELL_TITLE;
  const indexable = canonical !== null && !noindex;
  const json = JSON.stringify(structuredData(pageContext)).replaceAll('<', '\\u003c');
  return (
    <>
      {description !== '' && <meta name="description" content={description} />}
      {shell ? <meta name={SHELL_HEAD} /> : !indexable && <meta name="robots" content="noindex" />}
      {canonical !== null && (
        <>
          <PreviewTags
            {...{ title, description, type, locale }}
            url={canonical}
            picture={{ url: cardUrl(head), alt: title }}
          />
          {articleProperties(head).map(([property, content], index) => (
            <meta key={index} property={property} content={content} />
          ))}
        </>
      )}
      {INLINED_STYLES !== '' && <style dangerouslySetInnerHTML={{ __html: INLINED_STYLES }} />}
      {ownStyles && <style dangerouslySetInnerHTML={{ __html: ownStyles }} />}
      <title>{shell ? title : `${title} · ${SITE_NAME}`}</title>
      <AddressTags canonical={canonical} alternates={alternates} />
      {canonical !== null &&
        feeds.flatMap(({ title: feed, folder }) =>
          FEED_FORMATS.map((format) => (
            <link
              key={folder + format}
              rel="alternate"
              type={FEED_TYPES[format]}
              title={`${feed} (${FEED_NAMES[format]})`}
              href={feedPath(folder, format)}
            />
          )),
        )}
      {sheet &&
        [BASES[sheet] ?? [], sheet].flat().flatMap((name) => {
          const href = STYLE_SHEETS?.[name];
          return href ? <link key={name} rel="stylesheet" href={href} /> : [];
        })}
      {/* It is linked when there is a report (src/islands/tool/load.ts). */}
      {laterSheet && STYLE_SHEETS !== null && <link rel="prefetch" as="style" href={STYLE_SHEETS[laterSheet]} />}
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {canonical !== null && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />}
      {islandScripts(islands)}
      {sheet === 'account' && ISLAND_SCRIPTS !== null && <script src={ISLAND_SCRIPTS.accountUndo} defer />}
    </>
  );
}

/** The head of every page in `gatsby develop`, where no i18n context reaches it and islands are ordinary components. */
export function PageHead({ pageContext }: { readonly pageContext: PageContext }) {
  const { locale } = pageContext;
  return (
    <>
      <html lang={locale} dir={localeFacts(locale).dir} />
      <HeadTags pageContext={pageContext} islands={[]} />
    </>
  );
}
