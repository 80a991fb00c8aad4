import french from '../../../locales/fr/auth.json';
import { rememberEdit } from '../feedback/store';
import type { SavedItem } from '../../components/account/account-facts';
import { savedFacts, savedReport } from '../../components/account/testing/saved';
import { accountServices, signedIn, TEST_IDENTITY } from './testing/signed-in';
import { ask, hrefs, member } from './testing/visit';
import { beginSession } from './sessions';
import { authPagesHandlerWith } from './auth-pages-endpoint';
import { endpoint } from '../platform/endpoint';
import { testServices, TEST_CONTEXT } from '../platform/testing/services';
import { StorageError } from '../platform/storage/raw';

describe('the header', () => {
  it('says who is signed in, on refusals as well, and nothing about signed-out visitors', async () => {
    const name = /<header>(.*?)<\/header>/;
    const visitor = await member();
    for (const path of ['/en/auth/account/', '/en/auth/sign-out/', '/en/auth/nothing/']) {
      expect(name.exec((await ask(path, visitor)).html)?.[1]).toBe('ada');
      expect(name.exec((await ask(path)).html)?.[1]).toBe('');
    }
  });

  it('has another word for those whose name the provider does not state', async () => {
    const services = accountServices();
    const header = async (name: string | null, email: string | null) => {
      const { cookie } = await beginSession(services, new Request('https://facet.example/'), {
        ...{ issuer: TEST_IDENTITY.issuer, subject: 'x', name, email, roles: [] },
      });
      const { html } = await ask('/ar/auth/sign-out/', { services, cookie: cookie.split(';')[0] ?? '' });
      return /<header>(.*?)<\/header>/.exec(html)?.[1];
    };
    expect(await header('<b>', null)).toBe('&#60;b&#62;');
    expect(await header(null, 'a@facet.example')).toBe('a@facet.example');
    expect(await header(null, null)).toBe('تم تسجيل الدخول');
  });
});

describe('the account, before signing in', () => {
  it('says what it gives and what is stored, and leads to signing in; it is no error', async () => {
    const { status, html } = await ask('/fr/auth/account/');
    expect([status, html]).toEqual([200, expect.stringContaining('data-shell="account"')]);
    for (const words of [french.account.kept, french.account.history, french.account.data, french.account.storedText]) {
      expect(html).toContain(words);
    }
    expect(hrefs(html)).toEqual(
      expect.arrayContaining([
        '/api/auth/start?returnTo=%2Ffr%2Fauth%2Faccount%2F',
        '/api/auth/start?returnTo=%2Ffr%2Fauth%2Faccount%2F&prompt=create',
        '/fr/legal/privacy/',
      ]),
    );
  });

  it('says so where accounts are switched off', async () => {
    const { status, html } = await ask('/fr/auth/account/', { services: testServices() });
    expect([status, html]).toEqual([200, expect.stringContaining(french.off.lede)]);
    expect(hrefs(html).filter((href) => href.startsWith('/api/auth/'))).toEqual([]);
  });
});

describe('the account', () => {
  it('is shown in a shell of its own, to nobody but its owner', async () => {
    const { html } = await ask('/en/auth/account/', await member());
    expect(html).toContain('data-shell="account"');
    expect(html).toContain('<bdi>ada@facet.example</bdi>');
  });

  it('names what each role allows, and leads to it', async () => {
    const plain = await ask('/en/auth/account/', await member());
    expect(plain.html).toContain('Member');
    expect(hrefs(plain.html).filter((href) => /inbox|debug/.test(href))).toEqual([]);
    const both = await ask('/de/auth/account/', await member('member', 'editor', 'reviewer'));
    expect(hrefs(both.html)).toEqual(expect.arrayContaining(['/de/feedback/inbox/', '/de/debug/og/']));
  });

  it('shows every session and marks its own', async () => {
    const { services, cookie } = await member();
    await signedIn(services, 'ada');
    await signedIn(services, 'somebody-else');
    const { html } = await ask('/en/auth/account/', { services, cookie });
    expect(html.match(/Chrome/g)).toHaveLength(2);
    expect(html.match(/This session/g)).toHaveLength(1);
    expect(html).toContain('<time dateTime="2026-06-01T12:00:00.000Z">1 June 2026 at 12:00 UTC</time>');
    // Session names never leave storage.
    expect(html).not.toMatch(/\d{8}-[\w-]{43}/);
  });

  it('shows untrusted text as text: their names, their browsers, their brands', async () => {
    const services = accountServices();
    const name = `<script>alert(1)</script>\u202e\u2068{{provider}}$t(title)${'x'.repeat(300)}`;
    const request = new Request('https://facet.example/', {
      headers: { 'user-agent': 'Chrome/<img src=x onerror=alert(1)>' },
    });
    const { cookie } = await beginSession(services, request, {
      ...{ issuer: TEST_IDENTITY.issuer, subject: 'x', name, email: '"><b>@facet.example', roles: [] },
    });
    const visitor = { services, cookie: cookie.split(';')[0] ?? '' };
    const saved = [savedReport('a', { name, origin: 'https://evil"><b>.example' })];
    for (const path of [
      '/en/auth/account/?address=%3Cscript%3E{{address}}',
      '/en/auth/sign-in/',
      '/en/auth/sign-out/',
    ]) {
      const { status, html } = await ask(path, { ...visitor, saved });
      expect(status).toBe(200);
      expect(html).not.toMatch(/<script|<img|<b>(?!\d)(?!Member)/);
    }
    // Within a sentence a name can neither change the text direction nor be taken for a placeholder.
    const { html } = await ask('/en/auth/sign-in/', visitor);
    expect(html).toContain('<bdi>&lt;script&gt;alert(1)&lt;/script&gt;{{provider}}$t(title)xxx');
  });

  it('says what the provider does not state', async () => {
    const services = accountServices();
    const { cookie } = await beginSession(services, new Request('https://facet.example/'), {
      ...{ issuer: TEST_IDENTITY.issuer, subject: 'x', name: null, email: null, roles: [] },
    });
    const { html } = await ask('/en/auth/account/', { services, cookie: cookie.split(';')[0] ?? '' });
    expect(html.match(/Not given/g)).toHaveLength(2);
    expect(html).toContain('<bdi>Unknown browser</bdi>, <bdi>unknown system</bdi>');
  });

  it('says what becomes of an editor’s name, where there is one in the records of messages', async () => {
    const { services, session, cookie } = await member('editor');
    const path = '/de/auth/account/?confirm=delete';
    const words = 'ein zufälliges Pseudonym';
    expect((await ask(path, { services, cookie })).html).not.toContain(words);
    await rememberEdit(services.storage, session.member, 'ABCDEFGHJK', Date.parse('2026-06-01'));
    expect((await ask(path, { services, cookie })).html).toContain(words);
  });

  it('asks before it deletes everything, and says what goes', async () => {
    const visitor = await member();
    const { html } = await ask('/es/auth/account/?confirm=delete', {
      ...visitor,
      saved: [savedReport('a'), savedReport('b')],
    });
    expect(html).toContain('<form class="account-actions" method="post" action="/api/account">');
    expect(html).toContain('<input type="hidden" name="confirm" value="delete"/>');
    expect(html).toContain('2 informes y comparaciones que ha guardado');
    expect(hrefs(html)).toContain('/es/auth/account/');
    expect((await ask('/es/auth/account/?confirm=yes', visitor)).html).not.toContain('name="confirm"');
  });

  it('says so when storage does not answer, and shows no empty account', async () => {
    const { services, cookie } = await member();
    const failing = authPagesHandlerWith(() => Promise.reject(new StorageError('down')));
    const send = endpoint('auth-pages', failing, () => services);
    const response = await send(
      new Request('https://facet.example/en/auth/account/', { headers: { cookie } }),
      TEST_CONTEXT,
    );
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  });
});

describe('what is saved', () => {
  const many = Array.from({ length: 45 }, (_, index) =>
    savedReport(`r${String(index)}`, { origin: `https://n${String(index)}.example` }),
  );

  it('opens, and is deleted by a form that asks again', async () => {
    const { html } = await ask('/ar/auth/account/', { ...(await member()), saved: [savedReport('abc')] });
    expect(hrefs(html)).toContain('/ar/brand-assessment/?saved=abc');
    expect(html).toContain('<form method="post" action="/api/reports/abc" data-deleted=');
    expect(html).toContain('<input type="hidden" name="action" value="delete"/>');
  });

  it('is listed twenty on a page', async () => {
    const visitor = { ...(await member()), saved: many };
    const first = await ask('/en/auth/account/', visitor);
    expect(first.html.match(/action="\/api\/reports\//g)).toHaveLength(20);
    expect(hrefs(first.html)).toContain('/en/auth/account/?page=2#saved');
    expect(hrefs((await ask('/en/auth/account/?page=2', visitor)).html)).toEqual(
      expect.arrayContaining(['/en/auth/account/?page=1#saved', '/en/auth/account/?page=3#saved']),
    );
    const last = await ask('/en/auth/account/?page=3', visitor);
    expect(last.html.match(/action="\/api\/reports\//g)).toHaveLength(5);
    for (const page of ['99', '-1', '2e9', '<b>', '00']) {
      const { status, html } = await ask(`/en/auth/account/?page=${page}`, visitor);
      expect([status, html.includes('action="/api/reports/')]).toEqual([200, true]);
    }
  });

  it('names every brand of a comparison', async () => {
    const comparison: SavedItem = {
      ...{ id: 'c', kind: 'comparison', savedAt: '2026-05-02T00:00:00Z', bytes: 1 },
      reports: [savedFacts(), savedFacts({ origin: 'https://harbour.example', name: null, overall: null })],
    };
    const { html } = await ask('/en/auth/account/', { ...(await member()), saved: [comparison] });
    expect(hrefs(html)).toContain('/en/brand-comparison/?saved=c');
    expect(html).toContain('harbour.example');
    expect(html).toContain('No overall score');
    expect(html).toContain('<bdi>Northwind</bdi> · <bdi>harbour.example</bdi></a>');
  });

  it.each([
    [3_000_000, 'en', 'You have saved 1 of at most 200 reports and comparisons, using 3 MB of 16 MB.'],
    [30_001, 'en', 'You have saved 1 of at most 200 reports and comparisons, using 31 kB of 16 MB.'],
    [30_001, 'fr', 'soit 31 ko sur 16 Mo.'],
    [30_001, 'ja', '（容量 16 MB 中 31 KB を使用）'],
  ] as const)('says how much room %d bytes in %s take, never nothing', async (bytes, locale, words) => {
    const saved = [{ ...savedReport('a'), bytes }];
    const { html } = await ask(`/${locale}/auth/account/`, { ...(await member()), saved });
    expect(html.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(words);
  });

  it('names what is deleted to those who do not see what it stands beside', async () => {
    const { html } = await ask('/en/auth/account/', { ...(await member()), saved: [savedReport('abc')] });
    expect(html).toContain('<summary id="delete-abc" aria-labelledby="delete-abc saved-abc row-abc">');
    expect(html).toContain('id="now-abc" aria-labelledby="now-abc saved-abc row-abc"');
    expect(html).toContain('id="saved-abc"><a href="/en/brand-assessment/?saved=abc">');
  });
});

describe('the history of an address', () => {
  const address = 'https://northwind.example';
  const query = `?${new URLSearchParams({ address }).toString()}`;
  const at = (day: string) => `2026-05-${day}T09:30:00.000Z`;
  const show = async (saved: readonly SavedItem[], search = query) =>
    (await ask(`/en/auth/account/${search}`, { ...(await member()), saved })).html;

  it('says how to get a second point where there is one', async () => {
    const html = await show([savedReport('a')]);
    expect(html).toContain('You have saved one report on <bdi>northwind.example</bdi>');
    expect(html).not.toContain('<figure class="history">');
    expect(hrefs(html)).toContain(`/en/brand-assessment/${query}`);
  });

  it('draws the scores and lists them, the newest first', async () => {
    const html = await show([
      savedReport('b', { collectedAt: at('09'), overall: { value: 810, low: 790, high: 830 }, rubricVersion: '1.1' }),
      savedReport('a', { collectedAt: at('01') }),
      savedReport('z', { origin: 'https://other.example', overall: { value: 1, low: 1, high: 1 } }),
    ]);
    expect(html).toContain('aria-label="Overall score over time, from 0 to 100"');
    const chart = /<figure class="history">.*?<\/figure>/.exec(html)?.[0];
    expect(chart?.match(/class="history-point"/g)).toHaveLength(2);
    expect(chart?.match(/class="history-change"/g)).toHaveLength(1);
    const table = /<table>(.*)<\/table>/.exec(html)?.[1] ?? '';
    expect(table.match(/<tr class="rubric-changed">.*?81\.0.*?new rubric.*?<\/tr>/g)).toHaveLength(1);
    expect(table.indexOf('81.0')).toBeLessThan(table.indexOf('73.4'));
    expect(table).toContain('79.0–83.0');
    expect(table).not.toContain('73.4–73.4');
    expect(table).not.toContain('other.example');
  });

  it('knows no address that nothing measures', async () => {
    const html = await show([savedReport('a')], '?address=https%3A%2F%2Fevil.example');
    expect(html).toContain('You have not saved a report on <bdi>evil.example</bdi>');
    expect(hrefs(html).filter((href) => href.includes('evil'))).toEqual([]);
  });
});
