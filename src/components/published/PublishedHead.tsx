import { SITE_NAME } from '../../site/page-metadata';
import { LOCALES } from '../../site/locales';
import { ENDPOINTS } from '../../site/endpoints';
import { cardPathOf, publishedDataPath, publishedPath } from '../../site/published-reports';
import { AddressTags, PreviewTags } from '../HeadTags';
import { useLocale } from '../strings';
import type { PublicationFacts } from './publication';

interface PublishedHeadProps {
  readonly facts: PublicationFacts;
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Whether search engines may list the page. */
  readonly isIndexable: boolean;
}

/**
 * Structured data: that this is a page, and its dates. No `Review`: of reviews of other organisations that a site
 * publishes itself, Google only takes those that visitors of a review site write, and the score is a measurement.
 * https://developers.google.com/search/docs/appearance/structured-data/review-snippet#guidelines
 */
function structuredData(
  { publishedAt, expiresAt, path, siteUrl }: PublicationFacts,
  { title, description, locale }: { readonly title: string; readonly description: string; readonly locale: string },
): string {
  const url = siteUrl + path;
  const page = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: locale,
    datePublished: publishedAt,
    expires: expiresAt,
    isPartOf: { '@type': 'WebSite', '@id': `${siteUrl}/#website`, name: SITE_NAME, url: `${siteUrl}/` },
  };
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}

/** What is in the head of a published page besides its title. */
export function PublishedHead({ facts, title, description, isIndexable }: PublishedHeadProps) {
  const locale = useLocale();
  const { id, state, path, siteUrl } = facts;
  const url = siteUrl + path;
  const oembed = new URLSearchParams({ url, format: 'json' });
  return (
    <>
      <meta name="description" content={description} />
      {!isIndexable && <meta name="robots" content="noindex" />}
      <PreviewTags
        {...{ title, description, locale, url }}
        type="article"
        picture={{ url: siteUrl + cardPathOf(id, locale), alt: title }}
      />
      <meta property="article:published_time" content={facts.publishedAt} />
      <AddressTags
        canonical={url}
        alternates={LOCALES.map((other) => ({ locale: other, url: siteUrl + publishedPath(other, facts) }))}
      />
      <link
        rel="alternate"
        type="application/json+oembed"
        title={title}
        href={`${siteUrl}${ENDPOINTS.oembed.paths[0]}?${oembed.toString()}`}
      />
      <link rel="alternate" type="application/json" href={siteUrl + publishedDataPath(id)} />
      {state === 'published' && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: structuredData(facts, { title, description, locale }) }}
        />
      )}
    </>
  );
}
