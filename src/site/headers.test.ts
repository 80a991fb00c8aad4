import { contentSecurityPolicy, formTargets, pageHeaders, staticHeaders } from './headers';

const production = { context: 'production', styleHashes: ['sha256-AAA=', 'sha256-BBB='] } as const;
const published = ['de/', 'en/', 'favicon.svg', 'pagefind/'];

/** Headers of one rule of a `_headers` text. */
function rule(text: string, path: string): Record<string, string> {
  const block = text.split('\n\n').find((part) => part.split('\n')[0] === path) ?? '';
  return Object.fromEntries(
    block
      .trim()
      .split('\n')
      .slice(1)
      .map((line): [string, string] => [line.slice(2, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
}

describe('contentSecurityPolicy', () => {
  it('forbids everything that is not named, and names no unsafe source', () => {
    const policy = contentSecurityPolicy({ styleHashes: [] });
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  it('requires Trusted Types, and lets no script make a policy but the one of the islands', () => {
    const policy = contentSecurityPolicy({ styleHashes: [] });
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default;");
  });

  it('allows the inlined styles by hash and the islands as files', () => {
    const policy = contentSecurityPolicy(production);
    expect(policy).toContain("style-src 'self' 'sha256-AAA=' 'sha256-BBB='");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("img-src 'self' data:");
  });
});

it('violations of the policy are reported to the path for errors, in either way', () => {
  const headers = pageHeaders({ ...production, cache: 'no-store', vary: [] });
  expect(headers['Content-Security-Policy']).toMatch(/; report-to errors; report-uri \/error-report$/);
  expect(headers['Reporting-Endpoints']).toBe('errors="/error-report"');
});

describe('formTargets', () => {
  const identity = {
    issuer: 'https://login.example/tenant/',
    clientId: 'facet',
    clientSecret: 's',
    rolesClaim: 'roles',
    accountUrl: null,
  };

  it('lets forms lead on to the identity provider and nowhere else', () => {
    const targets = formTargets({ context: 'production', identity });
    expect(contentSecurityPolicy({ styleHashes: [], formTargets: targets })).toMatch(
      /form-action 'self' https:\/\/login\.example;/,
    );
  });

  it('lets forms lead to any port of a developer’s machine, where the embedded provider listens', () => {
    expect(formTargets({ context: 'dev', identity })).toEqual(['http://127.0.0.1:*']);
  });

  it('keeps forms to the site where accounts are off', () => {
    const targets = formTargets({ context: 'production', identity: null });
    expect(contentSecurityPolicy({ styleHashes: [], formTargets: targets })).toMatch(/form-action 'self';/);
  });
});

describe('staticHeaders', () => {
  const text = staticHeaders({ ...production, published, immutable: ['/islands-0a1b.js', '/static/*'] });

  it('gives every file the policy a function gives its pages', () => {
    const shared = pageHeaders({ ...production, cache: 'no-store', vary: ['Cookie'] });
    const everywhere = { ...rule(text, '/*'), ...rule(text, '/en/*') };
    for (const name of Object.keys(shared).filter((name) => name !== 'Cache-Control' && name !== 'Vary')) {
      expect([name, everywhere[name]]).toEqual([name, shared[name]]);
    }
    expect(everywhere['Speculation-Rules']).toBe('"/speculation.json"');
  });

  it('says once for each path what it may do, and lets the search alone compile WebAssembly', () => {
    const policies = text.split('\n\n').filter((block) => block.includes('Content-Security-Policy'));
    expect(policies.map((block) => block.split('\n')[0])).toEqual(['/de/*', '/en/*', '/favicon.svg', '/pagefind/*']);
    const allowing = policies.filter((block) => block.includes("script-src 'self' 'wasm-unsafe-eval';"));
    expect(allowing.map((block) => block.split('\n')[0])).toEqual(['/pagefind/*']);
  });

  it('keeps hashed files for a year and says nothing of the others', () => {
    expect(rule(text, '/islands-0a1b.js')).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
    expect(rule(text, '/static/*')).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
    expect(rule(text, '/*')).not.toHaveProperty('Cache-Control');
  });

  it('names no speculation rules on a developer’s machine, where they come as plain JSON', () => {
    const local = staticHeaders({ context: 'dev', styleHashes: [], immutable: [], published: [] });
    expect(rule(local, '/*')).not.toHaveProperty('Speculation-Rules');
  });

  it('answers the speculation rules with their media type', () => {
    expect(rule(text, '/speculation.json')).toEqual({ 'Content-Type': 'application/speculationrules+json' });
  });

  it.each([
    ['/de/posts/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/ar/changelog/atom.xml', 'application/atom+xml; charset=utf-8'],
    ['/ja/posts/feed.json', 'application/feed+json; charset=utf-8'],
  ])('answers %s as %s', (path, type) => {
    expect(rule(text, path)).toEqual({ 'Content-Type': type });
  });

  it.each([
    ['production', undefined],
    ['deploy-preview', 'noindex'],
    ['branch-deploy', 'noindex'],
    ['other', 'noindex'],
  ] as const)('in %s sends X-Robots-Tag %s', (context, expected) => {
    expect(rule(staticHeaders({ context, styleHashes: [], immutable: [], published: [] }), '/*')['X-Robots-Tag']).toBe(
      expected,
    );
  });
});

describe('pageHeaders', () => {
  it('says how long to keep the answer and what it differs by', () => {
    const headers = pageHeaders({ ...production, cache: 'no-store', vary: ['Accept-Language', 'Cookie'] });
    expect(headers['Cache-Control']).toBe('no-store');
    expect(headers['Vary']).toBe('Accept-Language, Cookie');
  });

  it('differs by nothing where no request header is named', () => {
    expect(pageHeaders({ ...production, cache: 'no-store', vary: [] })).not.toHaveProperty('Vary');
  });

  it('tells other sites the origin alone, or what the answer says instead', () => {
    const answer = { ...production, cache: 'no-store', vary: [] };
    expect(pageHeaders(answer)['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
    expect(pageHeaders({ ...answer, referrer: 'no-referrer' })['Referrer-Policy']).toBe('no-referrer');
  });

  it.each([
    [undefined, 'max-age=63072000'],
    ['host', 'max-age=63072000'],
    ['subdomains', 'max-age=63072000; includeSubDomains'],
    ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ] as const)(
    'holds browsers to HTTPS for two years, on other hosts only if the operator says so: %s',
    (hsts, value) => {
      const policy = hsts === undefined ? production : { ...production, hsts };
      const headers = pageHeaders({ ...policy, cache: 'no-store', vary: [] });
      expect(headers['Strict-Transport-Security']).toBe(value);
      const text = staticHeaders({ ...policy, published, immutable: [] });
      expect(rule(text, '/*')['Strict-Transport-Security']).toBe(value);
    },
  );

  it('lets scripts of other sites read an answer only where that is said, without cookies', () => {
    const answer = { ...production, cache: 'no-store', vary: [] };
    const own = pageHeaders(answer);
    expect(own['Cross-Origin-Resource-Policy']).toBe('same-origin');
    expect(Object.keys(own).filter((name) => name.startsWith('Access-Control'))).toEqual([]);
    expect(pageHeaders({ ...answer, crossOrigin: true })).toMatchObject({
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'Retry-After',
    });
    expect(pageHeaders({ ...answer, crossOrigin: true })).not.toHaveProperty('Access-Control-Allow-Credentials');
  });

  it('denies each feature by itself', () => {
    const headers = pageHeaders({ ...production, cache: 'no-store', vary: [] });
    expect(headers['Permissions-Policy']).toMatch(
      /^accelerometer=\(\), browsing-topics=\(\), camera=\(\), .*, usb=\(\)$/,
    );
  });
});
