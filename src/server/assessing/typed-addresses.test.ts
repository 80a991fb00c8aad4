/** The API for each address of the table: what it measures and how it says so, or why not and what to do instead. */
import type { Report } from '../../brand/report/report';
import { say } from '../../texts/testing/say';
import { closeServers } from '../fetching/testing/loopback';
import { endpoint } from '../platform/endpoint';
import { testServices, TEST_CONTEXT, TEST_ENVIRONMENT } from '../platform/testing/services';
import { assessHandler } from './assess-endpoint';
import { QUICK_READER } from './testing/quick-reader';
import { serveTyped, TYPED_ADDRESSES } from './testing/typed-addresses';

afterEach(closeServers);

/** What the site has once, whatever page of it is measured. */
const SITE_WIDE = ['/', '/llms.txt', '/sitemap.xml', '/.well-known/security.txt'];

it.each(sampled(TYPED_ADDRESSES))('$what: $typed', async ({ typed, path, becomes }) => {
  const { sampleHosts, asked } = await serveTyped();
  const services = testServices({ pageReader: QUICK_READER, environment: { ...TEST_ENVIRONMENT, sampleHosts } });
  const handle = endpoint('assess', assessHandler, () => services);
  const ask = async (accept: string) => {
    const body = new URLSearchParams({ address: typed, locale: 'en' });
    const request = new Request('https://facet.example/api/assess', { method: 'POST', body, headers: { accept } });
    return handle(request, TEST_CONTEXT);
  };
  const answer = await ask('application/json');
  const json = (await answer.json()) as object;
  const measured = asked.slice();
  const page = await (await ask('text/html')).text();
  // The page is of the same result.
  expect(asked).toEqual(measured);
  expect(asked.slice(0, 2)).toEqual(['/robots.txt', ...(path === null ? [] : [path])]);
  expect(asked.join(' ')).not.toContain('words');
  if ('code' in becomes) {
    const { code, home } = becomes;
    expect([answer.status, json]).toEqual([422, expect.objectContaining({ code, suggestions: { address: home } })]);
    expect(page).toContain(say('en', `errors:${code}.title`));
    expect(page).toContain(`<input type="hidden" name="address" value="${home}"/>`);
    return;
  }
  const { target, kind, heading, leftOut, isMissing } = becomes;
  const { report } = json as { readonly report: Report };
  expect([answer.status, report.scope, report.target, report.portrait.kind]).toEqual([200, 'site', target, kind]);
  expect((json as { readonly leftOut?: true }).leftOut).toBe(leftOut);
  expect(report.checks.find(({ id }) => id === 'status')?.score).toBe(isMissing ? 0 : 1000);
  if (target.origin === 'https://brand.com') expect(asked).toEqual(expect.arrayContaining(SITE_WIDE));
  const named = report.checks.find(({ id }) => id === 'name-declared');
  if (report.portrait.page === 'whole') expect(named?.score === 'na').toBe(kind.is === 'inner');

  const [, h1 = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(page) ?? [];
  expect(h1.replace(/<[^>]*>/g, '')).toBe(heading);
  expect(page).toContain(say('en', `report:hero.${kind.is === 'inner' ? 'innerPage' : 'site'}`));
  expect(page.includes(say('en', 'report:measureHome'))).toBe(kind.is === 'inner');
  expect(page.includes(say('en', 'report:leftOut'))).toBe(leftOut === true);
});
