/** The pages that show a publication, or say that its site hides it. */
import { compare } from '../../brand/comparison/compare';
import { PageHeader } from '../../components/PageHeader';
import { SITE_ANSWER_ID } from '../../components/SiteAnswer';
import { PublicationGonePage } from '../../components/published/GonePages';
import { PublishedHead } from '../../components/published/PublishedHead';
import { PublishedAssessment, PublishedComparison } from '../../components/published/PublishedPage';
import type { PreviousPublication, PublicationFacts } from '../../components/published/publication';
import { translator } from '../../components/strings';
import { publishedPath } from '../../site/published-reports';
import { pathTo } from '../../site/routes';
import { pageResponse } from '../platform/answers';
import type { Call } from '../platform/endpoint';
import { createStrings } from '../platform/strings';
import { shownHeaders, type ShownPublication } from './shown';
import { publicationDescription, publicationTitle } from './head-texts';

const strings = createStrings([
  'checks',
  'comparison-view',
  'opening',
  'plan',
  'previews',
  'published',
  'publishing',
  'report',
  'rules',
  'site',
  'undo',
]);

/** Path below the locale, as shells take it. */
const below = (path: string) => path.split('/').slice(2).join('/');

/** The publication. @param shown not hidden, of the kind that was asked for */
export async function publishedPage(
  { services, locale }: Call<unknown>,
  shown: ShownPublication,
  previous: PreviousPublication | null,
): Promise<Response> {
  const { record, brands: all, isIndexable } = shown;
  const path = publishedPath(locale, record);
  const facts: PublicationFacts = { ...record, path, previous, siteUrl: services.environment.siteUrl };
  const brands = all
    .filter(({ answer }) => !answer.isHidden)
    // Owners answer what everyone sees.
    .map(({ shared: { report }, answer }) => ({ report, reply: record.state === 'published' ? answer.reply : '' }));
  const hidden = all.filter(({ answer }) => answer.isHidden).map(({ shared }) => shared.report.target.origin);
  const [first, ...others] = brands;
  if (first === undefined) throw new Error('a publication that is not hidden shows a brand');
  const reports = [first.report, ...others.map(({ report }) => report)] as const;
  const compared = record.kind === 'comparison' ? compare(reports) : null;
  const comparison = compared?.ok === true ? compared.comparison : null;
  const title = publicationTitle(strings, locale, record.kind, reports);
  const description = publicationDescription(strings, locale, record.kind, reports, comparison);
  const head = <PublishedHead facts={facts} title={title} description={description} isIndexable={isIndexable} />;
  const main =
    record.kind === 'assessment' ? (
      <PublishedAssessment facts={facts} {...first} />
    ) : (
      <PublishedComparison facts={facts} brands={brands} hidden={hidden} comparison={comparison} />
    );
  const response = await pageResponse(
    { locale, services },
    strings,
    { shell: record.kind === 'assessment' ? 'published' : 'published-comparison', path: below(path), title, head },
    <div className="sheet">{main}</div>,
  );
  for (const [name, value] of Object.entries(shownHeaders(shown))) response.headers.set(name, value);
  return response;
}

/** Says that what was here was deleted. @param path that was asked for */
export function gonePage({ services, locale }: Call<unknown>, path: string): Promise<Response> {
  const title = translator(strings, locale, 'published')('gone.title');
  return pageResponse(
    { locale, services },
    strings,
    { status: 410, path: below(path), title },
    <PublicationGonePage />,
  );
}

/** Says that the owners of all its sites hide it, and names none of them. */
export function hiddenPage({ services, locale }: Call<unknown>, { record }: ShownPublication): Promise<Response> {
  const t = translator(strings, locale, 'published');
  return pageResponse(
    { locale, services },
    strings,
    { status: 404, path: below(publishedPath(locale, record)), title: t('page.hidden.title') },
    <div className="sheet">
      <PageHeader title={t('page.hidden.title')} lede={t('page.hidden.text')} />
      <div className="prose">
        <p>
          <a href={`${pathTo(locale, 'about')}#${SITE_ANSWER_ID}`}>{t('page.hidden.how')}</a>
        </p>
      </div>
    </div>,
  );
}
