import { SIGN_IN_ERRORS, SIGNED_OUT, type SignInError } from '../../site/accounts';
import { LOCALES, type Locale } from '../../site/locales';
import { AUTH_PATHNAMES, type AuthPathname } from '../../site/routes';
import { accountServices, TEST_IDENTITY } from './testing/signed-in';
import { ask, hrefs, member, titleOf } from './testing/visit';
import { testServices, TEST_ENVIRONMENT } from '../platform/testing/services';
import { say } from '../../texts/testing/say';

type Who = 'off' | 'out' | 'in';

async function visit(who: Who, path: string) {
  if (who === 'off') return ask(path, { services: testServices() });
  return ask(path, who === 'in' ? await member() : {});
}

const page = (locale: Locale, pathname: AuthPathname) => `/${locale}/auth/${pathname}/`;
describe.each(LOCALES)('in %s', (locale) => {
  it.each(AUTH_PATHNAMES.flatMap((name) => (['off', 'out', 'in'] as const).map((who) => [name, who] as const)))(
    '%s answers where accounts are %s',
    async (pathname, who) => {
      const { response, html } = await visit(who, page(locale, pathname));
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('vary')).toContain('Cookie');
      expect(response.headers.get('content-language')).toBe(locale);
      expect(html).toContain(`<html lang="${locale}">`);
      // The language switch leads to the same page.
      expect(html).toContain(`href="/de/auth/${pathname}/"`);
      expect(html).not.toContain('facet-shell');
      expect(html).not.toMatch(/\{\{|[\u2066-\u2069]| style=|<script/);
      expect(titleOf(html)).toMatch(/^.{3,} · Facet$/);
    },
  );

  it('gives each page a title of its own', async () => {
    const titles = await Promise.all(
      AUTH_PATHNAMES.map(async (name) => titleOf((await visit('out', page(locale, name))).html)),
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
    expect(hrefs(signUp.html)).toContain(`/en/auth/sign-in/?returnTo=${path}`);
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
      expect(html).toContain(say('en', 'auth:reason.off.title'));
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

  it.each(['untrusted', 'misconfigured'])('leads those who ought to tell us of it to the form: %s', async (reason) => {
    const { html } = await ask(`/ar/auth/error/?reason=${reason}`);
    expect(html).toMatch(/<a href="\/ar\/feedback\/">ف?(أ|إ)خبارنا|<a href="\/ar\/feedback\/">فأخبرنا/);
    expect(html).not.toContain('&lt;');
  });

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
