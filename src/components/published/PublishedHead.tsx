import type { Report } from '../../brand/report';
import type { Comparison } from '../../brand/compare';
import { SITE_NAME } from '../../site/page-metadata';
import { LOCALES } from '../../site/locales';
import { ENDPOINTS } from '../../site/endpoints';
import { cardPathOf, publishedDataPath, publishedPath } from '../../site/published-reports';
import { rankingText } from '../comparison/ranking';
import { formatDay } from '../format';
import { AddressTags, PreviewTags } from '../HeadTags';
import { mostImportantFinding } from '../report/finding';
import { findingText } from '../report/Headline';
import { isolate } from '../report/isolate';
import { useI18n, useLocale, useStrings } from '../strings';
import { clipped, plain } from './plain';
import type { PublicationFacts } from './publication';

interface PublishedHeadProps {
  readonly facts: PublicationFacts;
  /** Without the site's name. */
  readonly title: string;
  /** Whether search engines may list the page. */
  readonly isIndexable: boolean;
}

/** Characters of a finding in a description: strangers' names may be long. */
const FINDING_CHARACTERS = 160;

/** What was found first of all, and when. @param finding a sentence with isolates */
function useDescription(finding: string, measuredAt: string): string {
  const t = useStrings('published');
  const day = formatDay(useLocale(), measuredAt);
  const text = plain(t('page.description', { finding: isolate(clipped(finding, FINDING_CHARACTERS)), day }));
  // A sentence that was cut has its end already.
  return text.replace('….', '…');
}

/** The head of a published report: what is said of it is its sharpest finding. */
export function AssessmentHead({ report, ...props }: PublishedHeadProps & { readonly report: Report }) {
  const finding = findingText(useI18n(), useLocale(), report.rubricVersion, mostImportantFinding(report));
  return <Head {...props} description={useDescription(finding, report.collectedAt)} />;
}

interface ComparisonHeadProps extends PublishedHeadProps {
  readonly reports: readonly Report[];
  readonly comparison: Comparison;
}

/** The head of a published comparison: what is said of it is who leads. */
export function ComparisonHead({ reports, comparison, ...props }: ComparisonHeadProps) {
  const ranking = rankingText(useI18n(), useLocale(), { reports, comparison });
  const [first] = reports;
  return <Head {...props} description={useDescription(ranking, first?.collectedAt ?? props.facts.publishedAt)} />;
}

/** The head of a comparison of which too little is shown to say more. */
export function UncomparedHead(props: PublishedHeadProps) {
  const t = useStrings('published');
  const day = formatDay(useLocale(), props.facts.publishedAt);
  return <Head {...props} description={t('page.comparisonDescription', { day })} />;
}

/**
 * Structured data: that this is a page, and its dates. No `Review`: of reviews of other organisations that a site
 * publishes itself, Google takes those alone that visitors of a review site write, and the score is a measurement.
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

function Head({ facts, title, isIndexable, description }: PublishedHeadProps & { readonly description: string }) {
  const locale = useLocale();
  const { id, path, siteUrl } = facts;
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
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: structuredData(facts, { title, description, locale }) }}
      />
    </>
  );
}
