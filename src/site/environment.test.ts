import { readEnvironment } from './environment';
import { PRODUCTION_VARIABLES as production, variablesIn } from './testing/deploy-variables';

function problemsOf(record: Record<string, string>, reader: 'build' | 'function' = 'build'): string {
  const result = readEnvironment(record, reader);
  return result.ok ? '' : result.problems.join('\n');
}

describe('readEnvironment', () => {
  it('gives development values that say they are, where nothing is set', () => {
    const result = readEnvironment({}, 'build');
    expect(result).toEqual({
      ok: true,
      environment: {
        siteUrl: 'http://localhost:8888',
        context: 'dev',
        operator: {
          name: expect.stringContaining('Development') as string,
          address: expect.stringContaining('Development') as string,
          email: 'development@example.invalid',
          profiles: [],
        },
        editBase: null,
        revision: { branch: 'main', commit: null, pullRequest: null },
        reviewBase: null,
        buildTime: null,
        leaveOut: [],
        plan: 'free',
        assessmentsPerDay: 5000,
        buildHook: null,
        hsts: 'host',
        signingKeys: [],
        crawlerKeys: [],
        cdn: null,
        errorReports: { dsn: null, sink: null, enabled: true },
        identity: null,
        sessionKeys: [],
        storageKeys: [],
        feedbackSecrets: [],
        notifications: { webhook: null, mail: null },
        sentryUpload: null,
        sampleHosts: {},
        excludedSites: [],
      },
    });
  });

  it('reads what a production deploy sets, without a trailing slash', () => {
    const result = readEnvironment({ ...production, URL: 'https://facet.example/' }, 'build');
    expect(result).toMatchObject({
      ok: true,
      environment: { siteUrl: 'https://facet.example', context: 'production' },
    });
  });

  it.each(['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL', 'URL', 'FACET_CRAWLER_KEYS', 'FACET_STORAGE_KEYS'])(
    'stops a production build without %s',
    (name) => {
      expect(problemsOf({ ...production, [name]: ' ' })).toContain(`${name} is not set`);
    },
  );

  it('reads the profiles of the operator, and names one that is no https address', () => {
    const OPERATOR_PROFILES = 'https://social.example/facet, https://video.example/@facet,';
    expect(readEnvironment({ ...production, OPERATOR_PROFILES }, 'build')).toMatchObject({
      environment: { operator: { profiles: ['https://social.example/facet', 'https://video.example/@facet'] } },
    });
    expect(problemsOf({ ...production, OPERATOR_PROFILES: 'social.example/facet' })).toContain(
      'OPERATOR_PROFILES holds "social.example/facet", not an https address',
    );
  });

  it('lets a deploy preview do without an operator', () => {
    expect(problemsOf({ CONTEXT: 'deploy-preview', URL: 'https://facet.example' })).toBe('');
  });

  it('takes a context it does not know for a preview', () => {
    const record = { CONTEXT: 'staging', URL: 'https://facet.example' };
    for (const reader of ['build', 'function'] as const) {
      expect(readEnvironment(record, reader)).toMatchObject({
        environment: { context: 'other', reviewBase: 'https://facet.example' },
      });
    }
    expect(problemsOf({ ...record, FACET_SAMPLE_HOSTS: 'http://a.example=127.0.0.1:1' })).toContain('unset it');
  });

  it('does not ask a function for what only the build reads', () => {
    const { CONTEXT, URL, FACET_STORAGE_KEYS } = production;
    expect(problemsOf({ CONTEXT, URL, FACET_STORAGE_KEYS }, 'function')).toBe('');
  });

  it.each([
    ['URL', 'facet.example'],
    ['URL', 'https://facet.example/site'],
    ['OPERATOR_EMAIL', 'nobody'],
    ['FACET_LEAVE_OUT', 'feeds'],
    ['FACET_SAMPLE_HOSTS', 'northwind.example'],
    ['FACET_HSTS', 'everywhere'],
    ['FACET_EXCLUDED_SITES', 'https://brand.com/'],
    ['FACET_EXCLUDED_SITES', 'brand.com:443'],
    ['FACET_EXCLUDED_SITES', 'www.brand.com'],
    ['FACET_EXCLUDED_SITES', 'co.uk'],
    ['FACET_EXCLUDED_SITES', 'brand'],
    ['FACET_EXCLUDED_SITES', '192.168.0.1'],
    ['FACET_SAMPLE_HOSTS', 'https://northwind.example=10.0.0.1:4101'],
    ['FACET_SAMPLE_HOSTS', 'https://northwind.example=127.0.0.1:70000'],
    ['FACET_SAMPLE_HOSTS', 'https://northwind.example=127.0.0.256:4101'],
    ['FACET_SAMPLE_HOSTS', 'https://northwind.example=128.0.0.1:4101'],
  ])('names %s and its value where it is "%s"', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toContain(name);
    expect(problems).toContain(value);
  });

  it.each([
    ['https://hooks.example/build_hooks/1a2b', 'production', 'https://hooks.example/build_hooks/1a2b'],
    ['http://127.0.0.1:4100/', 'dev', 'http://127.0.0.1:4100/'],
    ['', 'production', null],
    ['http://hooks.example/build_hooks/1a2b', 'production', null],
    ['http://127.0.0.1:4100/', 'production', null],
    ['http://hooks.example/1a2b', 'dev', null],
    ['build_hooks/1a2b', 'production', null],
  ])(
    'reads the build hook %s in %s as %s; a build stops on another, and tells nobody what it was',
    (value, CONTEXT, hook) => {
      const record = { ...variablesIn(CONTEXT), BUILD_HOOK_URL: value };
      expect(readEnvironment(record, 'function')).toMatchObject({ ok: true, environment: { buildHook: hook } });
      const problems = problemsOf(record);
      if (value === '' || hook !== null) expect(problems).toBe('');
      else expect(problems).toMatch(/^BUILD_HOOK_URL is not an https address: /);
      expect(problems).not.toContain('1a2b');
    },
  );

  describe('signing keys', () => {
    // The example key of RFC 8410, 10.3; not a secret.
    const key = 'MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC';

    it('are read in their order, the one that signs first', () => {
      const record = { ...production, FACET_SIGNING_KEYS: `${key}, ${key.replace('hC', 'hD')},` };
      const environment = { signingKeys: [key, key.replace('hC', 'hD')] };
      expect(readEnvironment(record, 'function')).toMatchObject({ ok: true, environment });
    });

    it.each([
      ['a line of a PEM file', '-----BEGIN PRIVATE KEY-----'],
      ['a public key', 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE='],
      ['half a key', key.slice(0, 40)],
      ['bytes of the key alone', '1O5y2/kTWErVttjx92n4rTr+fCjL8dT74Jeoj0R1WEI='],
    ])('stop build and functions where one is %s, which is not repeated', (_, wrong) => {
      const record = { ...production, FACET_SIGNING_KEYS: `${key},${wrong}` };
      for (const reader of ['build', 'function'] as const) {
        expect(problemsOf(record, reader)).toMatch(/^FACET_SIGNING_KEYS holds no such key in place 2: /);
        expect(problemsOf(record, reader)).not.toContain(wrong);
      }
    });
  });

  it('reads sample sites by the host and port they are asked for by', () => {
    const result = readEnvironment(
      { FACET_SAMPLE_HOSTS: 'https://northwind.example=127.3.2.255:4101, http://localhost:4102=[::1]:4102' },
      'function',
    );
    expect(result).toMatchObject({
      environment: {
        sampleHosts: {
          'northwind.example:443': { address: '127.3.2.255', port: 4101, endsTls: true },
          'localhost:4102': { address: '::1', port: 4102, endsTls: false },
        },
      },
    });
  });

  it.each(['production', 'deploy-preview', 'branch-deploy'])('refuses sample sites in %s', (context) => {
    const record = { ...variablesIn(context), FACET_SAMPLE_HOSTS: 'http://localhost:4102=127.0.0.1:4102' };
    expect(problemsOf(record, 'function')).toContain('FACET_SAMPLE_HOSTS is set in a deploy');
    expect(problemsOf(record, 'build')).toContain('FACET_SAMPLE_HOSTS is set in a deploy');
  });

  it('reads the sites that are left out, in every context, and names each invalid entry', () => {
    const record = {
      ...production,
      FACET_EXCLUDED_SITES: ' Brand.com,brand.co.uk ,münchen.de,, github.io,x.github.io',
    };
    expect(readEnvironment(record, 'function')).toMatchObject({
      environment: {
        excludedSites: ['brand.com', 'brand.co.uk', 'xn--mnchen-3ya.de', 'github.io', 'x.github.io'],
      },
    });
    const problems = problemsOf({ FACET_EXCLUDED_SITES: 'brand.com, *.brand.net, shop.brand.org' }, 'function');
    expect(problems).toContain('"*.brand.net"');
    expect(problems).toContain('"shop.brand.org"');
    expect(problems).not.toContain('"brand.com"');
  });

  it('reads which outputs are left out, in the build alone', () => {
    const record = { FACET_LEAVE_OUT: 'cards, search' };
    expect(readEnvironment(record, 'build')).toMatchObject({ environment: { leaveOut: ['cards', 'search'] } });
    expect(readEnvironment(record, 'function')).toMatchObject({ environment: { leaveOut: [] } });
  });

  it('reads what is built, as Netlify names it', () => {
    const record = { BRANCH: 'feature', COMMIT_REF: '0123abc', REVIEW_ID: '12' };
    expect(readEnvironment(record, 'build')).toMatchObject({
      environment: { revision: { branch: 'feature', commit: '0123abc', pullRequest: '12' } },
    });
  });

  it.each([
    ['deploy-preview', '', 'https://facet.example'],
    ['branch-deploy', '', 'https://facet.example'],
    ['production', '', null],
    ['dev', '', null],
    ['deploy-preview', 'https://other.example/', 'https://other.example'],
    ['dev', 'http://127.0.0.1:4100', 'http://127.0.0.1:4100'],
    ['dev', 'http://localhost:4100', 'http://localhost:4100'],
    ['dev', 'http://[::1]:4100', 'http://[::1]:4100'],
  ])('compares a build of %s, told "%s", with %s', (CONTEXT, FACET_REVIEW_BASE, reviewBase) => {
    expect(readEnvironment({ ...variablesIn(CONTEXT), FACET_REVIEW_BASE }, 'build')).toMatchObject({
      ok: true,
      environment: { reviewBase },
    });
  });

  it.each([
    'facet.example',
    'http://facet.example',
    'http://127.0.0.1.evil.example',
    'https://facet.example/en/',
    'https://user@facet.example',
    'file:///etc/',
    'https://facet.example?x',
  ])('compares no build with "%s"', (FACET_REVIEW_BASE) => {
    expect(problemsOf({ FACET_REVIEW_BASE })).toContain(
      `FACET_REVIEW_BASE is "${FACET_REVIEW_BASE}", not such an origin`,
    );
  });

  it('lets no production build leave an output out', () => {
    expect(problemsOf({ ...production, FACET_LEAVE_OUT: 'cards' })).toContain('FACET_LEAVE_OUT is set in production');
    expect(problemsOf({ CONTEXT: 'deploy-preview', FACET_LEAVE_OUT: 'cards', URL: 'https://facet.example' })).toBe('');
  });

  it.each([
    ['https://github.com/example/facet', 'https://github.com/example/facet/edit/main'],
    ['https://github.com/example/facet.git', 'https://github.com/example/facet/edit/main'],
    ['git@github.com:example/facet.git', 'https://github.com/example/facet/edit/main'],
    ['ssh://git@gitlab.example.org/group/facet', 'https://gitlab.example.org/group/facet/-/edit/main'],
  ])('knows where files of %s are edited', (url, expected) => {
    const result = readEnvironment({ REPOSITORY_URL: url }, 'build');
    expect(result.ok && result.environment.editBase).toBe(expected);
  });

  it('says of a repository that is no address what is wrong', () => {
    const result = readEnvironment({ REPOSITORY_URL: 'facet' }, 'build');
    expect(result.ok ? [] : result.problems).toEqual([
      expect.stringContaining('REPOSITORY_URL is "facet", not an https address'),
    ]);
  });

  describe('for feedback', () => {
    const webhook = {
      FACET_FEEDBACK_WEBHOOK_URL: 'https://hook.example/x',
      FACET_FEEDBACK_WEBHOOK_SECRET: '0123456789abcdef',
    };
    const mail = { FACET_SMTP_URL: 'smtps://u:p@mail.example', FACET_FEEDBACK_TO: 'team@facet.example' };

    it('reads who is told of new messages', () => {
      expect(readEnvironment({ ...production, ...webhook, ...mail }, 'function')).toMatchObject({
        ok: true,
        environment: {
          notifications: {
            webhook: { url: 'https://hook.example/x', secret: '0123456789abcdef' },
            mail: { to: 'team@facet.example', from: 'team@facet.example', plain: false },
          },
        },
      });
    });

    it.each([
      ['FACET_FEEDBACK_WEBHOOK_URL', { ...webhook, FACET_FEEDBACK_WEBHOOK_URL: 'http://hook.example/' }],
      ['FACET_FEEDBACK_WEBHOOK_URL', { ...webhook, FACET_FEEDBACK_WEBHOOK_URL: 'https://127.0.0.1/' }],
      ['FACET_FEEDBACK_WEBHOOK_URL', { FACET_FEEDBACK_WEBHOOK_SECRET: '0123456789abcdef' }],
      ['FACET_FEEDBACK_WEBHOOK_SECRET', { ...webhook, FACET_FEEDBACK_WEBHOOK_SECRET: 'short' }],
      ['FACET_FEEDBACK_WEBHOOK_NEXT_SECRET', { ...webhook, FACET_FEEDBACK_WEBHOOK_NEXT_SECRET: 'short' }],
      ['FACET_SMTP_URL', { ...mail, FACET_SMTP_URL: 'https://u:hidden@mail.example' }],
      ['FACET_SMTP_URL', { FACET_FEEDBACK_TO: 'team@facet.example' }],
      ['FACET_FEEDBACK_TO', { ...mail, FACET_FEEDBACK_TO: 'a@b.example, c@d.example' }],
      ['FACET_FEEDBACK_FROM', { ...mail, FACET_FEEDBACK_FROM: 'a@b.example\r\nBcc: c@d.example' }],
      ['FACET_FEEDBACK_SECRET', { FACET_FEEDBACK_SECRET: 'hidden' }],
    ])('names %s where it is wrong, and no secret', (name, record) => {
      const problems = problemsOf({ ...production, ...record }, 'function');
      expect(problems).toMatch(new RegExp(`^${name} `));
      expect(problems).not.toContain('hidden');
    });
  });

  describe('error reports', () => {
    const reports = (record: Record<string, string>) => {
      const result = readEnvironment(record, 'function');
      return result.ok ? result.environment.errorReports : result.problems.join();
    };
    const SENTRY_DSN = 'https://abc@errors.example/42';

    it('go where the DSN says, unless switched off', () => {
      const dsn = { publicKey: 'abc', base: 'https://errors.example', project: '42' };
      expect(reports({ ...production, SENTRY_DSN })).toEqual({ dsn, sink: null, enabled: true });
      expect(reports({ ...production, SENTRY_DSN, FACET_ERROR_REPORTS: 'off' })).toEqual({
        dsn,
        sink: null,
        enabled: false,
      });
    });

    it('go nowhere if there is no DSN, and into a sink on a developer’s machine', () => {
      expect(reports(production)).toEqual({ dsn: null, sink: null, enabled: true });
      expect(reports({ FACET_ERROR_SINK: 'http://127.0.0.1:4201' })).toMatchObject({
        dsn: { base: 'https://sink.invalid' },
        sink: 'http://127.0.0.1:4201',
      });
    });

    it.each([
      [{ SENTRY_DSN: 'errors.example' }, 'SENTRY_DSN is no DSN'],
      [{ FACET_ERROR_SINK: 'http://127.0.0.1:4201' }, 'FACET_ERROR_SINK is set in a deploy'],
      [{ FACET_ERROR_REPORTS: 'no' }, 'FACET_ERROR_REPORTS is "no"'],
    ])('%j is a problem', (record, expected) => {
      expect(reports({ ...production, ...record })).toContain(expected);
    });

    it('leave a developer’s machine for no other host', () => {
      expect(reports({ FACET_ERROR_SINK: 'http://192.0.2.1:80' })).toContain('FACET_ERROR_SINK is');
    });
  });

  describe('source maps', () => {
    const upload = (record: Record<string, string>) => {
      const result = readEnvironment({ ...production, ...record }, 'build');
      return result.ok ? result.environment.sentryUpload : result.problems.join();
    };
    const named = { SENTRY_AUTH_TOKEN: 'secret-token', SENTRY_ORG: 'example', SENTRY_PROJECT: 'facet' };

    it('stay here without a token', () => {
      expect(upload({})).toBeNull();
      expect(upload({ ...named, SENTRY_AUTH_TOKEN: '' })).toBeNull();
    });

    it('are uploaded to sentry.io, or to a service of one’s own', () => {
      const expected = { token: 'secret-token', organisation: 'example', project: 'facet' };
      expect(upload(named)).toEqual({ ...expected, url: null });
      expect(upload({ ...named, SENTRY_URL: 'https://sentry.example.com/' })).toEqual({
        ...expected,
        url: 'https://sentry.example.com',
      });
    });

    it.each([
      [{ SENTRY_ORG: '' }, 'SENTRY_ORG is not set'],
      [{ SENTRY_PROJECT: '' }, 'SENTRY_PROJECT is not set'],
      [{ SENTRY_URL: 'sentry' }, 'SENTRY_URL is "sentry"'],
    ])('%j is a problem, told without the token', (record, expected) => {
      expect(upload({ ...named, ...record })).toContain(expected);
      expect(upload({ ...named, ...record })).not.toContain('secret-token');
    });

    it('are nothing to a function', () => {
      const result = readEnvironment({ ...production, ...named }, 'function');
      expect(result.ok ? result.environment.sentryUpload : result.problems).toBeNull();
    });
  });
});
