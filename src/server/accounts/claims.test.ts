import { LIMITS } from '../../site/limits';
import { checkIdToken, profileOf, rolesOf, type Claims } from './claims';
import { TEST_IDENTITY } from './testing/signed-in';

const ID_TOKEN = { sub: 'ada', iat: 0 };
const LONGEST_ADDRESS = 'ada@b.example'.padStart(LIMITS.emailCharacters, 'a');
const profile = (claims: Claims) => profileOf(TEST_IDENTITY, ID_TOKEN, claims);

describe('rolesOf', () => {
  it.each<[string, string, Claims, readonly string[]]>([
    ['a list', 'roles', { roles: ['editor', 'reviewer'] }, ['member', 'editor', 'reviewer']],
    ['one name', 'roles', { roles: 'editor' }, ['member', 'editor']],
    ['names we do not know', 'roles', { roles: ['admin', 'Editor', 'editor '] }, ['member']],
    ['a name within another', 'roles', { roles: 'not editor' }, ['member']],
    ['nothing', 'roles', {}, ['member']],
    ['something else', 'roles', { roles: { editor: true } }, ['member']],
    ['lists in lists', 'roles', { roles: [['editor']] }, ['member']],
    ['a path', 'realm_access.roles', { realm_access: { roles: ['editor'] } }, ['member', 'editor']],
    [
      'a name with dots in it',
      'https://facet.example/roles',
      { 'https://facet.example/roles': ['editor'] },
      ['member', 'editor'],
    ],
    ['a name before a path', 'a.b', { 'a.b': ['editor'], a: { b: ['reviewer'] } }, ['member', 'editor']],
    ['a path that leads nowhere', 'a.b.c', { a: { b: null } }, ['member']],
    ['what every object has', 'constructor.name', {}, ['member']],
  ])('takes %s', (_, claim, claims, expected) => {
    expect(rolesOf(claims, claim)).toEqual(expected);
  });
});

describe('profileOf', () => {
  it.each<[string, Claims, string | null]>([
    ['its name', { name: 'Ada Lovelace', preferred_username: 'ada' }, 'Ada Lovelace'],
    ['the next best if there is none', { name: '  ', preferred_username: 'ada' }, 'ada'],
    ['what they sign in as before a nickname', { nickname: 'Countess', preferred_username: 'ada' }, 'ada'],
    ['nothing where nothing can be seen', { name: '\u200b\u0301' }, null],
    ['nothing where it is no text', { name: { first: 'Ada' } }, null],
    ['one line', { name: ' Ada\n\r\tLovelace\u0000 ' }, 'Ada Lovelace'],
    ['no turn of direction', { name: 'Ada\u202e moc.live\u2066' }, 'Ada moc.live'],
    ['joiners that names need', { name: 'علی‌رضا' }, 'علی‌رضا'],
    ['so many characters, whole ones', { name: '𠮷'.repeat(500) }, '𠮷'.repeat(LIMITS.nameCharacters)],
    ['no half characters', { name: 'Ada\ud800' }, 'Ada'],
  ])('takes as name %s', (_, claims, expected) => {
    expect(profile(claims).name).toBe(expected);
  });

  it.each<[unknown, string | null]>([
    ['ada@people.example', 'ada@people.example'],
    ['عدا@مثال.example', 'عدا@مثال.example'],
    ['ada', null],
    ['ada@people.example\r\nBcc: b@c.example', null],
    ['"Ada" <ada@people.example>', null],
    ['a\u202e@people.example', null],
    [LONGEST_ADDRESS, LONGEST_ADDRESS],
    [`a${LONGEST_ADDRESS}`, null],
    [['ada@people.example'], null],
  ])('takes the address %j as %j', (email, expected) => {
    expect(profile({ email }).email).toBe(expected);
  });

  it('names the issuer as it is configured, whatever claims say', () => {
    expect(profile({ iss: 'https://evil.example', sub: 'eve' })).toMatchObject({
      issuer: TEST_IDENTITY.issuer,
      subject: 'ada',
    });
  });
});

describe('checkIdToken', () => {
  const NOW = new Date('2026-06-01T12:00:00Z');
  const seconds = NOW.getTime() / 1000;
  const check = (claims: Claims) => () => checkIdToken({ ...ID_TOKEN, iat: seconds, ...claims }, TEST_IDENTITY, NOW);

  it.each<[string, Claims]>([
    ['a provider whose clock is a little ahead', { iat: seconds + LIMITS.clockToleranceSeconds }],
    ['the longest name somebody may have', { sub: 'a'.repeat(LIMITS.subjectCharacters) }],
    ['whoever it was issued to', { azp: TEST_IDENTITY.clientId }],
  ])('takes a token of %s', (_, claims) => {
    expect(check(claims)).not.toThrow();
  });

  it.each<[string, Claims, string]>([
    ['from the future', { iat: seconds + LIMITS.clockToleranceSeconds + 1 }, 'issued in the future'],
    ['of a name that is too long', { sub: 'a'.repeat(LIMITS.subjectCharacters + 1) }, '"sub" is empty or too long'],
    ['for another client', { azp: 'another' }, '"azp" is another client'],
  ])('refuses a token %s', (_, claims, message) => {
    expect(check(claims)).toThrow(message);
  });
});
