import type { HeadFacts, PageContext } from '../components/page-context';
import { startOfDay } from '../site/days';
import { FEED_FORMATS, FEED_NAMES, FEED_TYPES, feedPath } from '../site/feeds';
import { hreflangLinks } from '../site/hreflang';
import { localeFacts } from '../site/locales';
import { SITE_NAME } from '../site/name';
import { SOCIAL_CARD } from '../site/social-card';
import { SHELL_TITLE } from '../site/shell-tokens';
import { cardUrl, structuredData } from './structured-data';

interface PageHeadProps {
  readonly pageContext: PageContext;
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

/** The head of every page. Gatsby's Head has no i18n context, so all texts come finished in the page's context. */
export function PageHead({ pageContext }: PageHeadProps) {
  const { head, locale, sheet } = pageContext;
  const { title, description, canonical, alternates, type, noindex, feeds } = head;
  const { dir, openGraph } = localeFacts(locale);
  const shell = title === SHELL_TITLE;
  const indexable = canonical !== null && !noindex;
  const json = JSON.stringify(structuredData(pageContext)).replaceAll('<', '\\u003c');
  return (
    <>
      <html lang={locale} dir={dir} />
      <title>{shell ? title : `${title} · ${SITE_NAME}`}</title>
      {description !== '' && <meta name="description" content={description} />}
      {!indexable && <meta name="robots" content="noindex" />}
      {canonical !== null && (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content={type} />
          <meta property="og:url" content={canonical} />
          <meta property="og:site_name" content={SITE_NAME} />
          <meta property="og:locale" content={openGraph} />
          <meta property="og:image" content={cardUrl(head)} />
          <meta property="og:image:width" content={String(SOCIAL_CARD.width)} />
          <meta property="og:image:height" content={String(SOCIAL_CARD.height)} />
          <meta property="og:image:alt" content={title} />
          {articleProperties(head).map(([property, content], index) => (
            <meta key={index} property={property} content={content} />
          ))}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {hreflangLinks(alternates).map(({ hreflang, url }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={url} />
      ))}
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
      {sheet && STYLE_SHEETS !== null && <link rel="stylesheet" href={STYLE_SHEETS[sheet]} />}
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {canonical !== null && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />}
    </>
  );
}
