/**
 * Status truth on the platform: pages and endpoints that depend on the signed-in user, by persona, method and spelling
 * of the path, including the platform's own handling. `src/server/platform/status.test.ts` tries every locale.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sendRaw, type RawAnswer, type RawRequest } from '../smoke/exchange';
import { introductionOf } from '../smoke/probes/gate';
import { SAME, TWISTED } from '../smoke/spellings';
import type { Locale } from '../../src/site/locales';
import { publicFiles, ROOT } from '../harness/pages';
import { sessionOf } from '../harness/sign-in';
import { ENDPOINTS, METHODS, PAGES, PERSONA_OF, VISITORS, type Visitor } from '../harness/status-table';

const origin = (): string => process.env['FACET_ORIGIN'] ?? '';

async function headersOf(visitor: Visitor, more: Readonly<Record<string, string>> = {}) {
  const persona = PERSONA_OF[visitor];
  const cookie = persona === null ? null : (await sessionOf(persona)).cookie;
  return { ...(cookie === null ? {} : { cookie }), ...more };
}

/** Text shown only to users who may see the page: its introduction in its language. */
function introduction(path: string, locale: Locale): string | null {
  if (path.startsWith('feedback/inbox')) return introductionOf('feedback-inbox', locale);
  if (path.startsWith('debug/og')) return introductionOf('debug-og', locale);
  return null;
}

function expectPrivate(answer: RawAnswer, locale: Locale): void {
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-language']).toBe(locale);
  expect(String(answer.headers['vary'])).toMatch(/cookie/i);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
}

/** Responses to all requests, a few at a time: on the local platform each starts a new function. */
async function sendAll(requests: readonly RawRequest[]): Promise<readonly (readonly [RawRequest, RawAnswer])[]> {
  const answers: (readonly [RawRequest, RawAnswer])[] = [];
  for (let first = 0; first < requests.length; first += 4) {
    const some = requests.slice(first, first + 4);
    answers.push(...(await Promise.all(some.map(async (each) => [each, await sendRaw(origin(), each)] as const))));
  }
  return answers;
}

it('each kind of user gets the right status from each page', async () => {
  const locale = 'ar';
  for (const visitor of VISITORS) {
    const headers = await headersOf(visitor);
    const spelled = Object.keys(PAGES).flatMap((page) => {
      const varied = visitor === 'nobody' && page === 'feedback/inbox/';
      const spellings = varied ? SAME : SAME.slice(0, 1);
      return spellings.map((spell) => ({ page, path: spell(`/${locale}/${page}`) }));
    });
    for (const [{ path }, answer] of await sendAll(spelled.map((each) => ({ path: each.path, headers })))) {
      const page = spelled.find((each) => each.path === path)?.page ?? '';
      expect([path, visitor, answer.status]).toEqual([path, visitor, PAGES[page]?.[visitor]]);
      expectPrivate(answer, locale);
      expect(answer.body).toContain(`lang="${locale}"`);
      const secret = introduction(page, locale);
      if (secret !== null) expect([path, answer.body.includes(secret)]).toEqual([path, answer.status === 200]);
    }
  }
});

it('each method gets the right status from the pages', async () => {
  for (const visitor of ['nobody', 'editor'] as const) {
    const headers = await headersOf(visitor);
    for (const page of ['feedback/inbox/', 'auth/account/']) {
      const requests = METHODS.map((method) => ({ method, path: `/ar/${page}`, headers }));
      for (const [{ method, path }, answer] of await sendAll(requests)) {
        const safe = method === 'GET' || method === 'HEAD';
        expect([method, path, answer.status]).toEqual([method, path, safe ? PAGES[page]?.[visitor] : 405]);
        expectPrivate(answer, 'ar');
        if (method === 'HEAD') expect(answer.body).toBe('');
        if (!safe) expect(answer.headers['allow']).toBe('GET, HEAD');
        const secret = introduction(page, 'ar');
        if (secret !== null && method !== 'GET') expect(answer.body).not.toContain(secret);
      }
    }
  }
});

for (const visitor of ['nobody', 'member'] as const) {
  it(`${visitor} gets the right status from each endpoint, by each method`, async () => {
    const headers = await headersOf(visitor, { 'content-type': 'application/json', 'accept-language': 'ja' });
    for (const [path, methods] of Object.entries(ENDPOINTS)) {
      // Refused methods are refused for all users.
      const asked = visitor === 'nobody' ? METHODS : METHODS.filter((method) => methods[method] !== undefined);
      const requests = asked.map((method) => {
        const changes = method !== 'GET' && method !== 'HEAD';
        return { method, path, headers, ...(changes && { body: '{}' }) };
      });
      for (const [{ method = '' }, answer] of await sendAll(requests)) {
        expect([method, path, answer.status]).toEqual([method, path, methods[method]?.[visitor] ?? 405]);
        expect([method, path, answer.headers['cache-control']]).toEqual([method, path, 'no-store']);
        if (answer.status === 405) expect(answer.headers['allow']).toBe(Object.keys(methods).join(', '));
        if (answer.status >= 400) expect(answer.headers['content-language']).toBe('ja');
      }
    }
  });
}

it('no page is reached by manipulating its address', async () => {
  const headers = await headersOf('nobody');
  for (const [page, locale] of [
    ['feedback/inbox/', 'en'],
    ['auth/account/', 'ar'],
  ] as const) {
    const names = Object.keys(TWISTED);
    const requests = names.map((name) => {
      const path = TWISTED[name]?.(`/${locale}/${page}`) ?? '';
      return { method: 'GET', path, headers };
    });
    for (const [{ method, path }, answer] of await sendAll(requests)) {
      // Some spellings are resolved before our code sees them: then the page answers as usual.
      const own = PAGES[page]?.nobody;
      expect([`${method} ${path}`, 400, 404, own]).toContain(answer.status);
      const secret = introduction(page, locale);
      if (secret !== null) expect(answer.body).not.toContain(secret);
      if (answer.status === 200) expectPrivate(answer, locale);
    }
  }
});

it('the build’s files for gated pages are found at no address', async () => {
  const names = readdirSync(join(ROOT, '.facet/gated'), { recursive: true, encoding: 'utf8' });
  expect(names).toContain('cards.json');
  const files = publicFiles(/./);
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    expect(files.filter((path) => path.endsWith(`/${name}`))).toEqual([]);
    const paths = ['', '/gated', '/.facet/gated', '/en/debug', '/en/debug/og', '/.netlify/functions/gate', '/cards'];
    for (const [{ path }, answer] of await sendAll(
      paths.map((folder) => ({ method: 'GET', path: `${folder}/${name}` })),
    )) {
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body).not.toContain('"problems"');
    }
  }
});
