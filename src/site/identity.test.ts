import { readEnvironment } from './environment';
import { EMBEDDED_CLIENT_ID } from './identity';
import { variablesIn } from './testing/deploy-variables';
import { DEPLOY_CONTEXTS } from './variable-values';

const SECRET = 'hush-8d1f0c';
const provider = {
  OIDC_ISSUER: 'https://login.example/realms/facet',
  OIDC_CLIENT_ID: 'facet',
  OIDC_CLIENT_SECRET: SECRET,
};
const SESSION_KEY = Buffer.alloc(32, 7).toString('base64');

const DEPLOYS = DEPLOY_CONTEXTS.filter((context) => context !== 'dev');
const READERS = ['build', 'function'] as const;
const PLACES = DEPLOYS.flatMap((context) => READERS.map((reader) => [reader, context] as const));

type Values = Readonly<Record<string, string>>;

function read(values: Values, context: string, reader: (typeof READERS)[number]) {
  return readEnvironment({ ...variablesIn(context), ...values }, reader);
}

describe.each(PLACES)('the %s of a %s', (reader, context) => {
  const problemsOf = (values: Values): readonly string[] => {
    const result = read(values, context, reader);
    return result.ok ? [] : result.problems;
  };

  it('takes a whole configuration', () => {
    const more = { OIDC_ACCOUNT_URL: 'https://login.example/account?tab=security', FACET_SESSION_KEYS: SESSION_KEY };
    expect(read({ ...provider, ...more }, context, reader)).toMatchObject({
      ok: true,
      environment: {
        identity: {
          issuer: provider.OIDC_ISSUER,
          clientId: 'facet',
          clientSecret: SECRET,
          rolesClaim: 'roles',
          accountUrl: more.OIDC_ACCOUNT_URL,
        },
        sessionKeys: [SESSION_KEY],
      },
    });
  });

  it('has accounts off where nothing is set', () => {
    expect(read({}, context, reader)).toMatchObject({ ok: true, environment: { identity: null, sessionKeys: [] } });
  });

  it.each([
    'https://localhost',
    'https://localhost.:8443',
    'https://login.localhost',
    'https://127.0.0.1:8912',
    'https://127.1',
    'https://2130706433',
    'https://0.0.0.0',
    'https://[::1]:8912',
    'https://[::]',
    'https://[::ffff:127.0.0.1]',
    'http://127.0.0.1:8912',
    'http://localhost:8912',
    'http://login.example',
  ])('refuses the issuer %s, and says what to set', (issuer) => {
    expect(problemsOf({ ...provider, OIDC_ISSUER: issuer })).toEqual([
      `OIDC_ISSUER is at "${new URL(issuer).origin}" and not a public https address without query: issuer of the identity ` +
        'provider people sign in with, https://login.example.com; without it, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET accounts are off',
    ]);
  });

  it.each([
    'login.example',
    'ftp://login.example',
    'https://',
    'https://login.example/?realm=facet',
    'https://login.example/#facet',
    `https://facet:${SECRET}@login.example`,
    SECRET,
  ])('refuses the issuer %s without repeating what may be a secret', (issuer) => {
    const problems = problemsOf({ ...provider, OIDC_ISSUER: issuer });
    expect(problems).toEqual([expect.stringMatching(/^OIDC_ISSUER is .*not a public https address without query: /)]);
    expect(problems.join()).not.toContain(SECRET);
  });

  it('refuses the provider for development, however it is reached', () => {
    const problems = problemsOf({ ...provider, OIDC_CLIENT_ID: EMBEDDED_CLIENT_ID });
    expect(problems).toEqual([
      'OIDC_CLIENT_ID is the one of the provider for development, which no deploy may use: ' +
        'id the identity provider knows this site by',
    ]);
  });

  it.each(Object.keys(provider))('refuses half a configuration, without %s', (name) => {
    const problems = problemsOf({ ...provider, [name]: ' ' });
    expect(problems).toEqual([
      expect.stringContaining(`${name} is not set, but others of the identity provider are: `),
    ]);
    expect(problems.join()).not.toContain(SECRET);
  });

  it('refuses an account page alone', () => {
    const problems = problemsOf({ OIDC_ACCOUNT_URL: 'https://login.example/account' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(Object.keys(provider));
  });

  it.each(['account', 'http://login.example/account', 'https://localhost/account', 'javascript:alert(1)', SECRET])(
    'refuses the account page %s',
    (page) => {
      const problems = problemsOf({ ...provider, OIDC_ACCOUNT_URL: page });
      expect(problems).toEqual([
        expect.stringMatching(/^OIDC_ACCOUNT_URL is .*not a public https address: page of the identity provider/),
      ]);
      expect(problems.join()).not.toContain(SECRET);
    },
  );

  it.each([
    ['31 bytes', Buffer.alloc(31, 9).toString('base64')],
    ['words', 'correct horse battery staple correct horse battery'],
    ['hexadecimal digits of 16 bytes', Buffer.alloc(16, 9).toString('hex')],
  ])('refuses %s as a session key by its place, and does not repeat it', (_, key) => {
    const problems = problemsOf({ ...provider, FACET_SESSION_KEYS: `${SESSION_KEY},${key}` });
    expect(problems).toEqual([
      expect.stringMatching(/^FACET_SESSION_KEYS holds no such key in place 2: secrets that session cookies/),
    ]);
    expect(problems.join()).not.toContain(key);
    expect(problems.join()).not.toContain(SESSION_KEY);
  });
});

describe('a developer’s machine', () => {
  it.each(READERS)('lets the %s use a provider on the machine itself, over plain HTTP', (reader) => {
    const own = { ...provider, OIDC_ISSUER: 'http://127.0.0.1:8912', OIDC_CLIENT_ID: EMBEDDED_CLIENT_ID };
    expect(read(own, 'dev', reader)).toMatchObject({ ok: true, environment: { identity: { clientSecret: SECRET } } });
  });

  it.each(READERS)('does not let the %s speak plain HTTP to another', (reader) => {
    expect(read({ ...provider, OIDC_ISSUER: 'http://login.example' }, 'dev', reader).ok).toBe(false);
  });
});
