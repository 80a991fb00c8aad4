import { OUTLINE } from '../../brand/score/rubric-outline';
import { brotliCompressSync } from 'node:zlib';
import words from '../../../locales/en/published.json';
import { assess } from '../../brand/score/assess';
import { brandNames } from '../../brand/comparison/compared-brands';
import { extractFacts } from '../../brand/engine/extract';
import { answered, evidence, GOOD_HEADERS, page } from '../../brand/examples/evidence';
import type { Report } from '../../brand/report/report';
import { asInner } from '../../components/report/testing/sample-report';
import { elements } from '../../components/testing/shown';
import { BUDGETS } from '../../site/budgets';
import { LOCALES, type Locale } from '../../site/locales';
import { cardPathOf, type PublishedKind } from '../../site/published-reports';
import { pathTo } from '../../site/routes';
import { compact } from '../../styles/testing/compact';
import { exampleReport } from '../assessing/example-reports';
import { endpoint } from '../platform/endpoint';
import type { Storage } from '../platform/storage/raw';
import { memoryStorage } from '../platform/testing/memory-storage';
import { TEST_CONTEXT, testServices } from '../platform/testing/services';
import { publishedReportHandler } from './published-report-endpoint';
import type { SiteAnswer } from './store';
import { PUBLISHED_ID_1 } from './testing/published';
import { publishedShell } from './testing/published-shell';
import { putAnswer, putShown } from './testing/shown-publication';
import { say } from '../../texts/testing/say';

const SITE = 'https://facet.example';
const EARLIER_ID = 'zzzzzzzzzzzzz';
const HARBOUR = exampleReport('harbour');
const THREE = (['harbour', 'northwind', 'tidewater'] as const).map(exampleReport);

function site() {
  const storage = memoryStorage();
  const services = testServices({
    storage,
    artifacts: { ...testServices().artifacts, shell: (locale) => Promise.resolve(publishedShell(locale)) },
  });
  const handle = endpoint('published-report', publishedReportHandler, () => services);
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    handle(new Request(SITE + path, { headers }), TEST_CONTEXT);
  return { storage, ask };
}

const pathOf = (locale: Locale, kind: PublishedKind = 'assessment', id = PUBLISHED_ID_1) =>
  pathTo(locale, `published-${kind}`, { id });

/** The page of a publication that is put there with these reports. */
async function pageOf(
  reports: readonly Report[],
  locale: Locale = 'en',
  prepare: (storage: Storage) => Promise<unknown> = () => Promise.resolve(),
) {
  const { storage, ask } = site();
  await putShown(storage, { reports, previous: EARLIER_ID });
  await prepare(storage);
  const response = await ask(pathOf(locale, reports.length > 1 ? 'comparison' : 'assessment'));
  return { response, html: await response.text() };
}

const named = (name: string): Report => ({ ...HARBOUR, portrait: { ...HARBOUR.portrait, name } });

const metas = (html: string, name: string) =>
  elements(html, 'meta')
    .filter((meta) => meta.get('name') === name || meta.get('property') === name)
    .map((meta) => meta.get('content'));

const links = (html: string, rel: string) => elements(html, 'link').filter((link) => link.get('rel') === rel);

describe('a published report', () => {
  it('is finished HTML without script, kept by the CDN under its tags', async () => {
    const { response, html } = await pageOf([HARBOUR]);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-language')).toBe('en');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('netlify-cdn-cache-control')).toContain('max-age=3600');
    expect(response.headers.get('netlify-vary')).toBe('query=-');
    const host = new URL(HARBOUR.target.origin).host;
    expect(response.headers.get('netlify-cache-tag')).toBe(`report-${PUBLISHED_ID_1},site-${host}`);
    expect(elements(html, 'script').map((script) => script.get('type'))).toEqual(['application/ld+json']);
    expect(html).not.toMatch(/ (?:style|on[a-z]+)="/);
    expect(html).toMatch(/<h1[^>]*><bdi>Harbour Line<\/bdi><\/h1>/);
    expect(html).toContain(`using rubric ${OUTLINE.version}`);
    expect(html).toContain('kept until 1 June 2027');
  });

  it.each(sampled(LOCALES))('weighs little in %s, alone and compared, with all that it may say', async (locale) => {
    for (const reports of [[HARBOUR], [exampleReport('northwind')], THREE]) {
      const earlier = reports.map((report) => ({
        ...report,
        checks: report.checks.map((check, index) => (index % 16 === 0 ? { ...check, score: 499 } : check)),
      }));
      const { html } = await pageOf(reports, locale, async (storage) => {
        await putShown(storage, { id: EARLIER_ID, reports: earlier });
        for (const report of reports) await putAnswer(storage, report, { reply: 'We mend it. '.repeat(20) });
      });
      const sheet = compact(reports.length === 1 ? 'published' : 'published-comparison');
      const bytes = brotliCompressSync(html).byteLength + brotliCompressSync(sheet).byteLength;
      expect(bytes).toBeLessThanOrEqual(BUDGETS.published);
    }
  });

  it('has a head of its own: what was found, where it is, and its card', async () => {
    const { html } = await pageOf([HARBOUR], 'ja');
    const url = `${SITE}${pathOf('ja')}`;
    const [title] = metas(html, 'og:title');
    expect(html).toContain(`<title>${title ?? ''} · Facet</title>`);
    expect(title).toContain('Harbour Line');
    expect(metas(html, 'description')).toEqual(metas(html, 'og:description'));
    expect(metas(html, 'description')[0]).toContain('2026');
    expect([metas(html, 'og:url'), links(html, 'canonical').map((link) => link.get('href'))]).toEqual([[url], [url]]);
    expect(metas(html, 'og:image')).toEqual([SITE + cardPathOf(PUBLISHED_ID_1, 'ja')]);
    expect([metas(html, 'og:image:width'), metas(html, 'og:image:height')]).toEqual([['1200'], ['630']]);
    expect(metas(html, 'og:image:alt')).toEqual([title]);
    expect(metas(html, 'twitter:card')).toEqual(['summary_large_image']);
    const alternates = links(html, 'alternate');
    expect(alternates.flatMap((link) => link.get('hrefLang') ?? [])).toEqual([...LOCALES, 'x-default']);
    const typed = (type: string) => alternates.find((link) => link.get('type') === type)?.get('href');
    expect(typed('application/json')).toBe(`${SITE}/api/reports/published/${PUBLISHED_ID_1}`);
    const oembed = new URL((typed('application/json+oembed') ?? '').replaceAll('&amp;', '&'));
    expect(oembed.searchParams.get('url')).toBe(url);
  });

  it('says in structured data that it is a page with dates, and no review', async () => {
    const { html } = await pageOf([HARBOUR]);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'WebPage',
      datePublished: '2026-06-01T12:00:00.000Z',
      expires: '2027-06-01T12:00:00.000Z',
    });
    expect(json).not.toContain('Review');
  });

  it('is listed by search engines only where the site’s owner says so', async () => {
    const indexed = (answer: Partial<SiteAnswer>) =>
      pageOf([HARBOUR], 'en', (storage) => putAnswer(storage, HARBOUR, answer));
    expect(metas((await pageOf([HARBOUR])).html, 'robots')).toEqual(['noindex']);
    expect(metas((await indexed({ reply: 'Hello' })).html, 'robots')).toEqual(['noindex']);
    expect(metas((await indexed({ isIndexable: true })).html, 'robots')).toEqual([]);
  });

  it('shows no reply where whoever has the address is all who see it', async () => {
    const { storage, ask } = site();
    await putShown(storage, { reports: [HARBOUR], state: 'link' });
    await putAnswer(storage, HARBOUR, { reply: 'We mend it.' });
    expect(await (await ask(pathOf('en'))).text()).not.toContain('We mend it.');
  });

  it('shows the owner’s reply as text', async () => {
    const { html } = await pageOf([HARBOUR], 'ar', (storage) =>
      putAnswer(storage, HARBOUR, { reply: '<img src=x> "fixed" since May' }),
    );
    expect(html).toContain('<blockquote class="strangers-text" dir="auto">&lt;img src=x&gt; ');
    expect(html).not.toContain('<img src=x>');
  });

  it('takes an untrusted name as text, wherever it appears', async () => {
    const name = '</title><script>1</script>"\u202e\u0000{{score}}<!--facet:main-->';
    const { html } = await pageOf([named(name)]);
    expect(elements(html, 'script')).toHaveLength(1);
    expect(elements(html, 'h1')).toHaveLength(1);
    const [head = ''] = html.split('</head>');
    expect(head).not.toMatch(/[\u202e\u0000]/);
    expect(metas(html, 'og:title')[0]).toContain('{{score}}');
  });

  it('names the host where a name is too long for a title', async () => {
    const { html } = await pageOf([named('Name '.repeat(40).trim())]);
    expect(metas(html, 'og:title')[0]).toMatch(/^harbour[^ ]*: /);
    expect([...(metas(html, 'description')[0] ?? '')].length).toBeLessThan(220);
  });

  it('leads to the tool, to measuring again, to the notice, and has a badge to copy', async () => {
    const { html } = await pageOf([HARBOUR], 'de');
    const { origin } = HARBOUR.target;
    expect(html).toContain(`href="/de/brand-assessment/?published=${PUBLISHED_ID_1}"`);
    expect(html).toContain(
      `href="/de/brand-assessment/?address=${encodeURIComponent(origin)}&amp;previous=${PUBLISHED_ID_1}"`,
    );
    expect(html).toContain(`href="/de/feedback/?kind=notice&amp;page=${pathOf('de')}"`);
    expect(html).toContain(`](${SITE}/badge/${PUBLISHED_ID_1}.svg)](${SITE}${pathOf('de')})`);
    expect(html).toContain(`&lt;a href=&quot;${SITE}${pathOf('de')}&quot;&gt;&lt;img `);
  });
});

it.each(sampled(LOCALES))('offers in %s to measure the home page in place of an inner page', async (locale) => {
  const { html } = await pageOf([asInner(HARBOUR)], locale);
  const { origin } = HARBOUR.target;
  const home = `<a class="button" href="/${locale}/brand-assessment/?address=${encodeURIComponent(origin)}" rel="nofollow">`;
  expect(html).toContain(`${home}${say(locale, 'report:measureHome')}</a>`);
  expect(html).toContain(say(locale, 'report:hero.innerPage'));
  const own = (await pageOf([HARBOUR], locale)).html;
  expect(own).not.toContain(say(locale, 'report:measureHome'));
});

describe('a report that was measured before', () => {
  const [lost] = HARBOUR.checks.filter(({ score }) => score === 1000);
  if (lost === undefined) throw new Error('the example passes a check');
  const before: Report = {
    ...HARBOUR,
    collectedAt: '2026-01-05T10:00:00.000Z',
    overall: HARBOUR.overall && { ...HARBOUR.overall, value: 123 },
    checks: HARBOUR.checks.map((check) => (check.id === lost.id ? { ...lost, score: 0 } : check)),
  };

  it('says what changed, and leads to the one before and the newest', async () => {
    const { html } = await pageOf([HARBOUR], 'en', async (storage) => {
      await putShown(storage, { id: EARLIER_ID, reports: [before] });
      await putShown(storage, { reports: [HARBOUR], previous: EARLIER_ID, next: 'yyyyyyyyyyyyy' });
    });
    expect(html).toContain('What changed since 5 January 2026');
    expect(html).toContain('The overall score went from 12.3 to ');
    expect(html).toContain(`href="${pathOf('en', 'assessment', EARLIER_ID)}"`);
    expect(html).toContain(`href="${pathOf('en', 'assessment', 'yyyyyyyyyyyyy')}"`);
  });

  it('says nothing of one that is gone or has run out', async () => {
    const gone = await pageOf([HARBOUR]);
    const old = await pageOf([HARBOUR], 'en', (storage) =>
      putShown(storage, { id: EARLIER_ID, reports: [before], expiresAt: '2026-05-31T00:00:00.000Z' }),
    );
    for (const { html } of [gone, old]) {
      expect(html).not.toContain(say('en', 'cli:diff.title'));
      expect(html).not.toContain(EARLIER_ID);
    }
  });
});

describe('a published comparison', () => {
  it('names who leads, in its heading and its description', async () => {
    const { html } = await pageOf(THREE);
    expect(html).toMatch(/<h1[^>]*>.*leads by/);
    expect(metas(html, 'description')[0]).toContain('leads by');
    expect(html).toContain(`href="/en/brand-comparison/?published=${PUBLISHED_ID_1}"`);
    expect(html).toMatch(/"\/en\/brand-comparison\/\?(?:address=[^&]*&amp;){3}previous=0123456789abc"/);
  });

  it('empties the column of a brand that its site hides, and says so', async () => {
    const [hidden, ...others] = THREE;
    if (hidden === undefined) throw new Error('three reports');
    const { html } = await pageOf(THREE, 'en', (storage) => putAnswer(storage, hidden, { isHidden: true }));
    expect(html).toContain(words.page.hidden.byOwner);
    expect(html).not.toContain('Harbour Line');
    expect(html).not.toContain('previous=');
    for (const name of brandNames(others)) expect(html).toContain(name);
  });

  it('compares nothing where one brand is left', async () => {
    const { response, html } = await pageOf(THREE, 'en', async (storage) => {
      for (const report of THREE.slice(1)) await putAnswer(storage, report, { isHidden: true });
    });
    expect(response.status).toBe(200);
    expect(html).toContain(words.page.hidden.few);
    expect(elements(html, 'h1')).toHaveLength(1);
  });
});

describe('an address of a published report', () => {
  it('leads to the right one where its kind is wrong, whatever is asked of it', async () => {
    const { storage, ask } = site();
    await putShown(storage);
    const response = await ask(`${pathOf('ar', 'comparison')}?x=//evil.example`);
    expect([response.status, response.headers.get('location')]).toEqual([301, pathOf('ar')]);
    expect(response.headers.get('netlify-cache-tag')).toContain(`report-${PUBLISHED_ID_1}`);
  });

  it('is the same without its slash and with a query', async () => {
    const { storage, ask } = site();
    await putShown(storage);
    const texts = await Promise.all(
      [pathOf('fr'), pathOf('fr').slice(0, -1), `${pathOf('fr')}?locale=de&a=<b>`].map(async (path) =>
        (await ask(path, { 'accept-language': 'ja', cookie: 'locale=es' })).text(),
      ),
    );
    expect(new Set(texts).size).toBe(1);
  });

  it('answers 404 if there is none, it has expired, or its site hides it', async () => {
    const { storage, ask } = site();
    expect((await ask(pathOf('en'))).status).toBe(404);
    await putShown(storage, { expiresAt: '2026-06-01T12:00:00.000Z' });
    expect((await ask(pathOf('en'))).status).toBe(404);
    await putShown(storage);
    await putAnswer(storage, HARBOUR, { isHidden: true });
    const response = await ask(pathOf('en'));
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('netlify-cdn-cache-control')).toBeNull();
    expect(html).toContain(words.page.hidden.text);
    expect(html).not.toContain('Harbour');
    expect(metas(html, 'robots')).toEqual(['noindex']);
  });

  it('takes one read of storage for the record and for the publication before, and two for each site', async () => {
    const { storage, ask } = site();
    await putShown(storage, { reports: THREE, previous: EARLIER_ID });
    const get = jest.spyOn(storage, 'get');
    await ask(pathOf('en', 'comparison'));
    const read = get.mock.calls.map(([key]) => key).filter((key) => /^(?:published|site-answers)\//.test(key));
    expect(read).toHaveLength(8);
  });
});

describe('the previews that Facet’s own engine makes of it', () => {
  it.each([
    ['a report', [HARBOUR]],
    ['a comparison', THREE],
  ] as const)('find nothing to mend of %s', async (_, reports) => {
    for (const locale of LOCALES) {
      const { html } = await pageOf(reports, locale);
      const own = {
        headers: GOOD_HEADERS,
        url: `${SITE}${pathOf(locale, reports.length > 1 ? 'comparison' : 'assessment')}`,
      };
      const seen = evidence(
        answered('https-home', html, own),
        answered('robots', 'User-agent: *\nAllow: /', { url: `${SITE}/robots.txt` }),
        answered('preview-image', {}, { url: SITE + cardPathOf(PUBLISHED_ID_1, locale) }),
      );
      const report = assess(extractFacts({ ...seen, target: { address: SITE, origin: SITE } }));
      const checks = report.checks.filter(({ dimension, weight }) => dimension === 'previews' && weight > 0);
      expect([locale, checks.filter(({ score }) => score !== 1000 && score !== 'na')]).toEqual([locale, []]);
      expect(report.dimensions.find(({ id }) => id === 'previews')?.score?.value).toBe(1000);
    }
  });

  it('would find what is missing', () => {
    const report = assess(extractFacts(page('<!doctype html><title>x</title>')));
    expect(report.dimensions.find(({ id }) => id === 'previews')?.score?.value).not.toBe(1000);
  });
});
