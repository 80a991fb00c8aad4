/** What a package that others wrote reads of published pages: Open Graph, the card of X, and oEmbed by its discovery. */
import { unfurl } from 'unfurl.js';
import { LOCALES } from '../../site/locales';
import { cardPathOf, type PublishedKind } from '../../site/published-reports';
import { pathTo } from '../../site/routes';
import { exampleReport } from '../assessing/example-reports';
import { endpoint } from '../platform/endpoint';
import { memoryStorage } from '../platform/testing/memory-storage';
import { TEST_CONTEXT, testServices } from '../platform/testing/services';
import { oembedHandler } from './oembed-endpoint';
import { publishedReportHandler } from './published-report-endpoint';
import { PUBLISHED_ID_1 } from './testing/published';
import { publishedShell } from './testing/published-shell';
import { putShown } from './testing/shown-publication';

const SITE = 'https://facet.example';

async function fetchOf(kind: PublishedKind) {
  const storage = memoryStorage();
  const count = kind === 'comparison' ? 3 : 1;
  await putShown(storage, {
    reports: (['harbour', 'northwind', 'tidewater'] as const).slice(0, count).map(exampleReport),
  });
  const services = testServices({
    storage,
    artifacts: { ...testServices().artifacts, shell: (locale) => Promise.resolve(publishedShell(locale)) },
  });
  const page = endpoint('published-report', publishedReportHandler, () => services);
  const oembed = endpoint('oembed', oembedHandler, () => services);
  return (url: string) => {
    const answer = new URL(url).pathname === '/api/oembed' ? oembed : page;
    return answer(new Request(url), TEST_CONTEXT);
  };
}

it.each((['assessment', 'comparison'] as const).flatMap((kind) => LOCALES.map((locale) => [kind, locale] as const)))(
  'a published %s in %s unfurls whole',
  async (kind, locale) => {
    const url = SITE + pathTo(locale, `published-${kind}`, { id: PUBLISHED_ID_1 });
    const picture = { url: SITE + cardPathOf(PUBLISHED_ID_1, locale), width: 1200, height: 630 };
    const read = await unfurl(url, { fetch: await fetchOf(kind) });
    const { title, description } = read.open_graph;
    expect(title).toContain('Harbour Line');
    expect(description).toContain('Facet');
    expect(read).toMatchObject({
      title: `${title} · Facet`,
      description,
      canonical_url: url,
      open_graph: { type: 'article', url, site_name: 'Facet', images: [{ ...picture, alt: title }] },
      twitter_card: { card: 'summary_large_image' },
      oEmbed: { type: 'link', version: '1.0', title, provider_name: 'Facet', thumbnails: [picture] },
    });
  },
);
