import type { SavedItem } from '../components/account/account-facts';
import { savedFacts, savedReport } from '../components/account/testing/saved';
import { SIGN_IN_ERRORS, SIGNED_OUT, type SignInError } from '../site/accounts';
import { LOCALES, type Locale } from '../site/locales';
import type { Role } from '../site/roles';
import { AUTH_PATHNAMES, type AuthPathname } from '../site/routes';
import { accountServices, signedIn, TEST_IDENTITY } from './accounts/testing/signed-in';
import { beginSession } from './accounts/sessions';
import { authPages } from './auth-pages-endpoint';
import { endpoint } from './endpoint';
import { fakeServices, TEST_CONTEXT, TEST_ENVIRONMENT } from './fake-services';
import type { Services } from './platform';
import { StorageError } from './storage';

type Who = 'off' | 'out' | 'in';

interface Visit {
  readonly services?: Services;
  readonly cookie?: string;
  readonly saved?: readonly SavedItem[];
  readonly method?: string;
  readonly accept?: string;
}

async function ask(path: string, { services = accountServices(), cookie, saved = [], method, accept }: Visit = {}) {
  const send = endpoint(
    'auth-pages',
    authPages(() => Promise.resolve(saved)),
    () => services,
  );
  const headers = { ...(cookie && { cookie }), ...(accept && { accept }) };
  const response = await send(
    new Request(`https://facet.example${path}`, { headers, method: method ?? 'GET' }),
    TEST_CONTEXT,
  );
  return { response, status: response.status, html: await response.text() };
}

async function member(...roles: readonly Role[]) {
  const services = accountServices();
  return { services, ...(await signedIn(services, 'ada', ...roles)) };
}

async function visit(who: Who, path: string) {
  if (who === 'off') return ask(path, { services: fakeServices() });
  return ask(path, who === 'in' ? await member() : {});
}

const page = (locale: Locale, pathname: AuthPathname) => `/${locale}/auth/${pathname}/`;
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe.each(LOCALES)('in %s', (locale) => {
  it.each(AUTH_PATHNAMES.flatMap((name) => (['off', 'out', 'in'] as const).map((who) => [name, who] as const)))(
    '%s answers where accounts are %s',
    async (pathname, who) => {
      const { response, html } = await visit(who, page(locale, pathname));
      expect(response.status).toBe(pathname === 'account' && who !== 'in' ? 401 : 200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('vary')).toContain('Cookie');
      expect(response.headers.get('content-language')).toBe(locale);
      expect(html).toContain(`<html lang="${locale}">`);
      // The language switch leads to the same page.
      expect(html).toContain(`href="/de/auth/${pathname}/"`);
      expect(html).not.toContain('facet-shell');
      expect(html).not.toMatch(/\{\{|[\u2066-\u2069]| style=|<script/);
      if (response.status === 200) expect(titleOf(html)).toMatch(/^.{3,} · Facet$/);
    },
  );

  it('gives each page a title of its own', async () => {
    const titles = await Promise.all(
      AUTH_PATHNAMES.filter((name) => name !== 'account').map(async (name) =>
        titleOf((await visit('out', page(locale, name))).html),
      ),
    );
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('what is no page', () => {
  it.each([
    '/en/auth',
    '/en/auth/',
    '/en/auth/nothing/',
    '/en/auth/Sign-In/',
    '/en/auth/sign-in/more/',
    '/en/auth//sign-in/',
    '/en//auth/sign-in/',
    '/en/auth/sign-in//',
    '/en/auth/sign-in/index.htm',
    '/en/auth/sign-in/index.html/',
    '/en/auth/index.html',
    '/en/auth/%2e%2e%2fabout/',
    '/en/auth/sign-in%00/',
    '/en/auth/constructor/',
    '/xx/auth/sign-in/',
    '/EN/auth/sign-in/',
  ])('%s', async (path) => {
    const { response, html } = await ask(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(html).toContain('data-shell="404"');
  });

  it('is told to programs as a problem', async () => {
    const { response, html } = await ask('/en/auth/nothing/', { accept: 'application/json' });
    expect([response.status, JSON.parse(html)]).toEqual([404, expect.objectContaining({ code: 'not-found' })]);
  });
});

it.each(['/de/auth/sign-in', '/de/auth/sign-in/', '/de/auth/sign-in/index.html'])('answers %s alike', async (path) => {
  const { status, html } = await ask(path);
  expect([status, titleOf(html)]).toEqual([200, 'Anmelden · Facet']);
});

it('answers HEAD without a body, and refuses what it does not know', async () => {
  const head = await ask('/en/auth/sign-in/', { method: 'HEAD' });
  expect([head.status, head.html]).toEqual([200, '']);
  const post = await ask('/en/auth/sign-in/', { method: 'POST' });
  expect([post.status, post.response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

describe('signing in', () => {
  const startOf = (html: string, prompt = '') =>
    hrefs(html).find(
      (href) => href.startsWith('/api/auth/start?') && href.includes(`prompt=${prompt}`) === (prompt !== ''),
    );

  it('leads to the provider, names it, and comes back to the account where nobody says where', async () => {
    const { html } = await ask('/ja/auth/sign-in/');
    expect(startOf(html)).toBe('/api/auth/start?returnTo=%2Fja%2Fauth%2Faccount%2F');
    expect(html).toContain('<bdi>login.example</bdi>');
  });

  it('comes back to the page that is named, from the form for new people as well', async () => {
    const returnTo = encodeURIComponent('/ja/posts/%E5%90%8D%E5%89%8D/?a=1');
    const { html } = await ask(`/en/auth/sign-in/?returnTo=${returnTo}`);
    const path = encodeURIComponent('/ja/posts/%E5%90%8D%E5%89%8D/');
    expect(startOf(html)).toBe(`/api/auth/start?returnTo=${path}`);
    expect(hrefs(html)).toContain(`/en/auth/sign-up/?returnTo=${path}`);
    const signUp = await ask(`/en/auth/sign-up/?returnTo=${path}`);
    expect(startOf(signUp.html, 'create')).toBe(`/api/auth/start?returnTo=${path}&prompt=create`);
  });

  it.each([
    'https://evil.example/en/about/',
    '//evil.example',
    '/\\evil.example',
    '/en/..//evil.example/',
    'javascript:alert(1)',
    '/api/auth/sign-out',
    '/en/auth/sign-out/',
    '/en/auth/callback/',
    '"><script>alert(1)</script>',
    '/en/nowhere/',
    '\t//evil.example',
  ])('does not come back to %j', async (hostile) => {
    const query = new URLSearchParams({ returnTo: hostile }).toString();
    for (const { html } of [
      await ask(`/en/auth/sign-in/?${query}`),
      await ask(`/en/auth/sign-up/?${query}`),
      await ask(`/en/auth/sign-in/?${query}`, await member()),
    ]) {
      expect(html).not.toMatch(/evil|alert|nowhere/);
      const back = hrefs(html).filter((href) => href.includes('returnTo='));
      expect(back.every((href) => href.includes('returnTo=%2Fen%2Fauth%2Faccount%2F'))).toBe(true);
    }
  });

  it('is not offered to somebody who is signed in: the way on and out is', async () => {
    const { html } = await ask('/en/auth/sign-in/?returnTo=%2Fen%2Fabout%2F', await member());
    expect(startOf(html)).toBeUndefined();
    expect(html).toContain('You are signed in as <bdi>ada</bdi>.');
    expect(hrefs(html)).toEqual(expect.arrayContaining(['/en/about/', '/en/auth/account/']));
    expect(html).toContain('<form method="post" action="/api/auth/sign-out">');
  });

  it('is not offered where accounts are off: what works without is', async () => {
    for (const pathname of [
      'sign-in',
      'sign-up',
      'forgot-password',
      'reset-password',
      'two-factor',
      'callback',
    ] as const) {
      const { html } = await visit('off', page('en', pathname));
      expect(html).toContain('Accounts are not switched on here');
      expect(hrefs(html)).toContain('/en/brand-assessment/');
      expect(html).not.toContain('/api/auth/start');
    }
  });
});

describe('handing over', () => {
  it('leads to the provider’s sign-in form, where passwords are changed', async () => {
    for (const pathname of ['forgot-password', 'reset-password', 'two-factor'] as const) {
      const { html } = await ask(page('en', pathname));
      expect(hrefs(html)).toContain('/api/auth/start?returnTo=%2Fen%2Fauth%2Faccount%2F&prompt=login');
      expect(html).toContain('Continue at <bdi>login.example</bdi>');
    }
  });

  it('leads to the provider’s own page where there is one, and names that', async () => {
    const identity = { ...TEST_IDENTITY, accountUrl: 'https://me.login.example/security?tab=1&x="' };
    const services = accountServices({ environment: { ...TEST_ENVIRONMENT, identity } });
    const { html } = await ask('/en/auth/two-factor/', { services });
    expect(html).toContain('href="https://me.login.example/security?tab=1&amp;x=&quot;" rel="noreferrer"');
    expect(html).toContain('Continue at <bdi>me.login.example</bdi>');
  });
});

describe('signing out', () => {
  it('asks by forms, since a link could be anybody’s', async () => {
    const { html } = await ask('/fr/auth/sign-out/', await member());
    expect(html.match(/<form method="post" action="\/api\/auth\/sign-out">/g)).toHaveLength(2);
    expect(html.match(/name="locale" value="fr"/g)).toHaveLength(2);
    expect(html.match(/name="everywhere" value="yes"/g)).toHaveLength(1);
  });

  it('says what was done, each in words of its own', async () => {
    const titles = await Promise.all(
      [...SIGNED_OUT, 'nothing', '<script>'].map(async (done) =>
        titleOf((await ask(`/en/auth/sign-out/?done=${done}`)).html),
      ),
    );
    expect(new Set(titles.slice(0, 3)).size).toBe(3);
    expect(titles.slice(3)).toEqual(['Sign out · Facet', 'Sign out · Facet']);
  });

  it('does not say that somebody is signed out who is not', async () => {
    const { html } = await ask('/en/auth/sign-out/?done=here', await member());
    expect(titleOf(html)).toBe('Sign out · Facet');
    expect(html).toContain('/api/auth/sign-out');
  });
});

describe('the page about a sign-in that failed', () => {
  const REASONS = Object.keys(SIGN_IN_ERRORS) as SignInError[];

  it.each(REASONS)('has the status of %s and its own words', async (reason) => {
    const { status, html } = await ask(`/en/auth/error/?reason=${reason}`);
    expect(status).toBe(SIGN_IN_ERRORS[reason]);
    const others = await Promise.all(
      REASONS.filter((other) => other !== reason).map(async (other) =>
        titleOf((await ask(`/en/auth/error/?reason=${other}`)).html),
      ),
    );
    expect(others).not.toContain(titleOf(html));
  });

  it.each(['', '?reason=', '?reason=nothing', '?reason=__proto__', '?reason=<b>', '?reason=nothing&reason=off'])(
    'is general for %j',
    async (query) => {
      const { status, html } = await ask(`/en/auth/error/${query}`);
      expect([status, titleOf(html)]).toEqual([200, 'Sign-in did not work · Facet']);
    },
  );

  it('offers another try, but not where there is nothing to sign in to', async () => {
    expect(hrefs((await ask('/en/auth/error/?reason=expired')).html)).toContain(
      '/api/auth/start?returnTo=%2Fen%2Fauth%2Faccount%2F',
    );
    expect((await ask('/en/auth/error/?reason=off')).html).not.toContain('/api/auth/start');
    expect((await visit('off', '/en/auth/error/?reason=expired')).html).not.toContain('/api/auth/start');
  });

  it('tells somebody who is signed in all the same, and leads on', async () => {
    const { html } = await ask('/en/auth/error/?reason=mismatch', await member());
    expect(html).toContain('You are signed in as <bdi>ada</bdi>.');
    expect(html).not.toContain('/api/auth/start');
    expect(hrefs(html)).toContain('/en/auth/account/');
  });
});

describe('the account', () => {
  it('is shown in a shell of its own, to nobody but its owner', async () => {
    expect((await ask('/en/auth/account/')).html).toContain('data-shell="401"');
    expect((await ask('/en/auth/account/', { services: fakeServices() })).status).toBe(401);
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
    // What names a session in storage stays there.
    expect(html).not.toMatch(/\d{8}-[\w-]{43}/);
  });

  it('shows what strangers wrote as text: their names, their browsers, their brands', async () => {
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
    // In a sentence a name can neither turn the direction around nor be taken for a place to fill in.
    const { html } = await ask('/en/auth/sign-in/', visitor);
    expect(html).toContain('<bdi>&lt;script&gt;alert(1)&lt;/script&gt;{{provider}}$t(title)xxx');
  });

  it('says what the provider does not state', async () => {
    const services = accountServices();
    const { cookie } = await beginSession(services, new Request('https://facet.example/'), {
      ...{ issuer: TEST_IDENTITY.issuer, subject: 'x', name: null, email: null, roles: [] },
    });
    const { html } = await ask('/en/auth/account/', { services, cookie: cookie.split(';')[0] ?? '' });
    expect(html.match(/Not stated/g)).toHaveLength(2);
    expect(html).toContain('<bdi>Unknown browser</bdi>, <bdi>unknown system</bdi>');
  });

  it('asks before it deletes everything, and says what goes', async () => {
    const visitor = await member();
    const { html } = await ask('/es/auth/account/?confirm=delete', {
      ...visitor,
      saved: [savedReport('a'), savedReport('b')],
    });
    expect(html).toContain('<form class="account-actions" method="post" action="/api/account">');
    expect(html).toContain('<input type="hidden" name="confirm" value="delete"/>');
    expect(html).toContain('Informes y comparaciones guardados: 2');
    expect(hrefs(html)).toContain('/es/auth/account/');
    expect((await ask('/es/auth/account/?confirm=yes', visitor)).html).not.toContain('name="confirm"');
  });

  it('says so when storage does not answer, and shows no empty account', async () => {
    const { services, cookie } = await member();
    const failing = authPages(() => Promise.reject(new StorageError('down')));
    const send = endpoint('auth-pages', failing, () => services);
    const response = await send(
      new Request('https://facet.example/en/auth/account/', { headers: { cookie } }),
      TEST_CONTEXT,
    );
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  });
});

describe('what is saved', () => {
  const many = Array.from({ length: 45 }, (_, index) => savedReport(`r${String(index)}`));

  it('opens, and is deleted by a form that asks again', async () => {
    const { html } = await ask('/ar/auth/account/', { ...(await member()), saved: [savedReport('abc')] });
    expect(hrefs(html)).toContain('/ar/brand-assessment/?saved=abc');
    expect(html).toContain('<form method="post" action="/api/reports/abc">');
    expect(html).toContain('<input type="hidden" name="action" value="delete"/>');
  });

  it('is listed twenty on a page', async () => {
    const visitor = { ...(await member()), saved: many };
    const first = await ask('/en/auth/account/', visitor);
    expect(first.html.match(/action="\/api\/reports\//g)).toHaveLength(20);
    expect(hrefs(first.html)).toContain('/en/auth/account/?page=2#saved');
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
    expect(html).toContain('No overall figure');
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
    expect(html).toContain('One saved report measures <bdi>northwind.example</bdi>');
    expect(html).not.toContain('<svg');
    expect(hrefs(html)).toContain(`/en/brand-assessment/${query}`);
  });

  it('draws the scores and lists them, the newest first', async () => {
    const html = await show([
      savedReport('b', { collectedAt: at('09'), overall: { value: 810, low: 790, high: 830 }, rubricVersion: '1.1' }),
      savedReport('a', { collectedAt: at('01') }),
      savedReport('z', { origin: 'https://other.example', overall: { value: 1, low: 1, high: 1 } }),
    ]);
    expect(html).toContain('aria-label="Overall score over time, from 0 to 100"');
    expect(html.match(/class="history-point"/g)).toHaveLength(2);
    expect(html.match(/class="history-change"/g)).toHaveLength(1);
    const table = /<table>(.*)<\/table>/.exec(html)?.[1] ?? '';
    expect(table.indexOf('81.0')).toBeLessThan(table.indexOf('73.4'));
    expect(table).toContain('79.0–83.0');
    expect(table).not.toContain('other.example');
  });

  it('knows no address that nothing measures', async () => {
    const html = await show([savedReport('a')], '?address=https%3A%2F%2Fevil.example');
    expect(html).toContain('None of your saved reports measures <bdi>evil.example</bdi>');
    expect(hrefs(html).filter((href) => href.includes('evil'))).toEqual([]);
  });
});
