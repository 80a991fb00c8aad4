import type { HeadFacts, PageContext } from '../components/page-context';
import { DEFAULT_LOCALE, LOCALE_FACTS } from '../site/locales';
import { SHELL_TITLE } from '../site/shell-tokens';

const SITE_NAME = 'Facet';

interface PageHeadProps {
  readonly pageContext: PageContext;
}

/** Structured data of the page: what it is, and whose. Checked against the canonical by its very source. */
function structuredData(
  { canonical, siteUrl, title, description, type, published, modified }: HeadFacts,
  locale: string,
) {
  const organization = {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: SITE_NAME,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: SITE_NAME,
    url: `${siteUrl}/`,
    publisher: { '@id': organization['@id'] },
  };
  const page =
    type === 'article'
      ? {
          '@type': 'Article',
          headline: title,
          description,
          url: canonical,
          inLanguage: locale,
          datePublished: published,
          dateModified: modified ?? published,
          author: { '@id': organization['@id'] },
          publisher: { '@id': organization['@id'] },
        }
      : {
          '@type': 'WebPage',
          name: title,
          description,
          url: canonical,
          inLanguage: locale,
          isPartOf: { '@id': website['@id'] },
        };
  return { '@context': 'https://schema.org', '@graph': [website, organization, page] };
}

/** The head of every page. Gatsby's Head has no i18n context, so all texts come finished in the page's context. */
export function PageHead({ pageContext: { head, locale } }: PageHeadProps) {
  const { title, description, canonical, alternates, siteUrl, type, noindex } = head;
  const { dir, openGraph } = LOCALE_FACTS[locale];
  const shell = title === SHELL_TITLE;
  const indexable = canonical !== null && !noindex;
  const json = JSON.stringify(structuredData(head, locale)).replaceAll('<', '\\u003c');
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
          <meta property="og:image" content={`${siteUrl}/card.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={SITE_NAME} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {alternates.map(({ locale: other, url }) => (
        <link key={other} rel="alternate" hrefLang={other} href={url} />
      ))}
      {alternates
        .filter(({ locale: other }) => other === DEFAULT_LOCALE)
        .map(({ url }) => (
          <link key="x-default" rel="alternate" hrefLang="x-default" href={url} />
        ))}
      <link rel="icon" href="/favicon.ico" sizes="48x48" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {canonical !== null && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />}
    </>
  );
}
