import { LIMITS } from '../../site/limits';
import { TEST_ENVIRONMENT } from '../platform/testing/services';
import { memoryStorage } from '../platform/testing/memory-storage';
import { createSealer } from './sealing';
import {
  beginSession,
  deleteOldSessions,
  endAllSessions,
  endSession,
  findSession,
  forgottenSession,
  sessionsOf,
} from './sessions';
import { accountServices, signedIn, TEST_IDENTITY } from './testing/signed-in';

const START = new Date('2026-06-01T12:00:00Z').getTime();

/** Services whose clock is moved, over one storage. */
function setUp() {
  const storage = memoryStorage();
  let time = START;
  const services = accountServices({ storage, now: () => new Date(time) });
  const find = (cookie: string) =>
    findSession(services, new Request('https://facet.example/en/', { headers: { cookie } }));
  return { services, storage, find, after: (seconds: number) => (time = START + seconds * 1000) };
}

describe('a session', () => {
  it('is found by its cookie, with what the provider says of the person', async () => {
    const { services, find } = setUp();
    const { session, cookie } = await signedIn(services, 'ada', 'editor');
    const found = await find(`a=b; ${cookie}; c=d`);
    expect(found).toEqual({ session, renewal: null });
    expect(found?.session).toMatchObject({ subject: 'ada', roles: ['editor'], device: { browser: 'Chrome' } });
  });

  it('has a name of its own each time, and its cookie says nothing about the person', async () => {
    const { services } = setUp();
    const [first, second] = [await signedIn(services, 'ada'), await signedIn(services, 'ada')];
    expect(first.session.id).not.toBe(second.session.id);
    expect(first.session.member).toBe(second.session.member);
    expect(first.cookie).toMatch(/^__Host-session=/);
    for (const part of first.cookie.split('=')[1]?.split('.') ?? []) {
      expect(Buffer.from(part, 'base64url').toString()).not.toMatch(/ada|facet|[0-9a-f]{32}/);
    }
  });

  it.each([
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      { browser: 'Safari', system: 'macOS' },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      { browser: 'Firefox', system: 'Windows' },
    ],
    ['', { browser: null, system: null }],
    [`Chrome/140.0.0.0 ${'a'.repeat(1000)}`, { browser: null, system: null }],
  ])('knows the device it began on by %j', async (userAgent, device) => {
    const { services } = setUp();
    const request = new Request('https://facet.example/', { headers: { 'user-agent': userAgent } });
    const profile = { issuer: TEST_IDENTITY.issuer, subject: 'ada', name: null, email: null, roles: [] };
    expect((await beginSession(services, request, profile)).session.device).toEqual(device);
  });

  it('used last comes first of a person’s, whichever began first', async () => {
    const { services, find, after } = setUp();
    const first = await signedIn(services, 'ada');
    after(60);
    const second = await signedIn(services, 'ada');
    after(LIMITS.sessionTouchSeconds + 30);
    await find(first.cookie);
    const listed = await sessionsOf(services, first.session.member);
    expect(listed.map(({ id }) => id)).toEqual([first.session.id, second.session.id]);
  });

  it('ends when it has not been used for a while', async () => {
    const { services, find, after } = setUp();
    const { cookie } = await signedIn(services, 'ada');
    after(LIMITS.sessionIdleSeconds - 1);
    expect(await find(cookie)).not.toBeNull();
    after(2 * LIMITS.sessionIdleSeconds - 2);
    expect(await find(cookie)).not.toBeNull();
    after(3 * LIMITS.sessionIdleSeconds);
    expect(await find(cookie)).toBeNull();
  });

  it('ends however much it is used', async () => {
    const { services, find, after } = setUp();
    const { cookie } = await signedIn(services, 'ada');
    for (let seconds = 0; seconds < LIMITS.sessionSeconds; seconds += LIMITS.sessionIdleSeconds / 2) {
      after(seconds);
      expect(await find(cookie)).not.toBeNull();
    }
    after(LIMITS.sessionSeconds);
    expect(await find(cookie)).toBeNull();
  });

  it('ends within the day where it allows more than one’s own', async () => {
    const { services, find, after } = setUp();
    const { cookie } = await signedIn(services, 'ada', 'reviewer');
    after(LIMITS.privilegedSessionSeconds - 1);
    expect(await find(cookie)).not.toBeNull();
    after(LIMITS.privilegedSessionSeconds);
    expect(await find(cookie)).toBeNull();
  });

  it('is over when it was ended, whoever kept the cookie', async () => {
    const { services, find } = setUp();
    const [mine, other] = [await signedIn(services, 'ada'), await signedIn(services, 'ada')];
    await endSession(services, mine.session);
    expect(await find(mine.cookie)).toBeNull();
    expect(await find(other.cookie)).not.toBeNull();
  });

  it('is over everywhere, even where its record comes back', async () => {
    const { services, storage, find, after } = setUp();
    const [mine, other] = [await signedIn(services, 'ada'), await signedIn(services, 'ada')];
    const somebody = await signedIn(services, 'bo');
    const key = `sessions/${mine.session.member}/${mine.session.id}`;
    const record = (await storage.get(key))?.value;
    await endAllSessions(services, mine.session.member);
    await storage.put(key, record, {});
    expect([await find(mine.cookie), await find(other.cookie)]).toEqual([null, null]);
    expect(await sessionsOf(services, mine.session.member)).toEqual([]);
    expect(await find(somebody.cookie)).not.toBeNull();
    after(1);
    expect(await find((await signedIn(services, 'ada')).cookie)).not.toBeNull();
  });

  it('does not come back by being used while it is ended', async () => {
    const { services, storage, find, after } = setUp();
    const { session, cookie } = await signedIn(services, 'ada');
    after(LIMITS.sessionTouchSeconds);
    const key = `sessions/${session.member}/${session.id}`;
    const { put } = storage;
    jest.spyOn(storage, 'put').mockImplementation(async (...args) => {
      await storage.delete(key);
      return put(...args);
    });
    await find(cookie);
    expect(await storage.get(key)).toBeNull();
  });

  it('is nobody’s where accounts are off or lie with another provider', async () => {
    const { services, storage } = setUp();
    const { cookie } = await signedIn(services, 'ada');
    const request = new Request('https://facet.example/', { headers: { cookie } });
    const off = accountServices({ storage, environment: TEST_ENVIRONMENT });
    expect(await findSession(off, request)).toBeNull();
    const identity = { ...TEST_IDENTITY, issuer: 'https://other.example' };
    expect(
      await findSession(accountServices({ storage, environment: { ...TEST_ENVIRONMENT, identity } }), request),
    ).toBeNull();
  });
});

describe('a cookie', () => {
  it('that was changed in any place is nobody’s', async () => {
    const { services, find } = setUp();
    const { cookie } = await signedIn(services, 'ada');
    const value = cookie.slice(cookie.indexOf('=') + 1);
    for (let place = 0; place < value.length; place += 1) {
      // The last character of each part has unused bits; the replacement must differ in the others.
      const changed = String.fromCharCode(value.charCodeAt(place) === 65 ? 122 : 65);
      const tampered = value.slice(0, place) + changed + value.slice(place + 1);
      const opened = await find(`__Host-session=${tampered}`);
      if (opened !== null) expect(Buffer.from(tampered, 'base64url')).toEqual(Buffer.from(value, 'base64url'));
    }
  });

  it.each([
    ['nothing', () => ''],
    ['half of one', (value: string) => value.slice(0, value.length / 2)],
    ['one with more behind it', (value: string) => `${value}A`],
    ['no seal', () => 'signed-in'],
    ['dots', () => '....'],
    ['a megabyte', () => 'a'.repeat(1_000_000)],
    ['a token without encryption', () => 'eyJhbGciOiJub25lIn0.eyJtZW1iZXIiOiJhIn0.'],
    ['a percent sign', () => '%'],
  ])('of %s is nobody’s', async (_, change) => {
    const { services, find } = setUp();
    const { cookie } = await signedIn(services, 'ada');
    expect(await find(`__Host-session=${change(cookie.slice(15))}`)).toBeNull();
  });

  it('under another name does not count: cookies that any page of a sibling host could set are ignored', async () => {
    const { services, find } = setUp();
    const { cookie } = await signedIn(services, 'ada');
    expect(await find(cookie.replace('__Host-', ''))).toBeNull();
  });

  it('that is sent twice is the first, as browsers order them', async () => {
    const { services, find } = setUp();
    const [ada, bo] = [await signedIn(services, 'ada'), await signedIn(services, 'bo')];
    expect((await find(`${ada.cookie}; ${bo.cookie}`))?.session.subject).toBe('ada');
  });

  it('sealed for another purpose, with another key or for too short is nobody’s', async () => {
    const { services, find, after } = setUp();
    const { session } = await signedIn(services, 'ada');
    const payload = { member: session.member, id: session.id };
    const seal = (environment: typeof services.environment, purpose: 'session' | 'sign-in', until: number) =>
      createSealer(environment, services.now)?.seal(purpose, payload, until);
    const foreign = { ...services.environment, sessionKeys: ['A'.repeat(43)] };
    expect(await find(`__Host-session=${await seal(services.environment, 'session', START + 9e6)}`)).not.toBeNull();
    expect(await find(`__Host-session=${await seal(services.environment, 'sign-in', START + 9e6)}`)).toBeNull();
    expect(await find(`__Host-session=${await seal(foreign, 'session', START + 9e6)}`)).toBeNull();
    const short = await seal(services.environment, 'session', START + 60_000);
    after(61);
    expect(await find(`__Host-session=${short}`)).toBeNull();
  });

  it('that names what could be another key in storage is nobody’s', async () => {
    const { services, find } = setUp();
    for (const payload of [
      { member: '../limits', id: 'x' },
      { member: 'a'.repeat(32), id: '20260601-/' },
      { member: 1, id: null },
    ]) {
      const sealed = await createSealer(services.environment, services.now)?.seal('session', payload, START + 9e6);
      expect(await find(`__Host-session=${sealed}`)).toBeNull();
    }
  });

  it('is taken while its key is on its way out, and sealed again with the new one', async () => {
    const { services, storage } = setUp();
    const [old, young] = ['A'.repeat(43), 'B'.repeat(43)];
    const withKeys = (sessionKeys: string[]) =>
      accountServices({ storage, environment: { ...services.environment, sessionKeys } });
    const { session, cookie } = await signedIn(withKeys([old]), 'ada');
    const find = (keys: string[], sent: string) =>
      findSession(withKeys(keys), new Request('https://facet.example/', { headers: { cookie: sent } }));
    const found = await find([young, old], cookie);
    expect(found?.session.id).toBe(session.id);
    const renewed = found?.renewal?.split(';')[0] ?? '';
    expect(found?.renewal).toMatch(/^__Host-session=\S+; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly; Secure$/);
    expect(await find([young], renewed)).toEqual({ session, renewal: null });
    expect(await find([young], cookie)).toBeNull();
  });

  it('is deleted under the attributes it was set with', () => {
    expect(forgottenSession(new URL('https://facet.example/'))).toBe(
      '__Host-session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
    );
  });
});

describe('deleteOldSessions', () => {
  it('leaves a session its last day', async () => {
    const { services, storage, after } = setUp();
    await signedIn(services, 'bo');
    after(LIMITS.sessionSeconds);
    await deleteOldSessions(services);
    expect((await storage.list('sessions/')).keys).toHaveLength(1);
    after(LIMITS.sessionSeconds + 24 * 60 * 60);
    await deleteOldSessions(services);
    expect((await storage.list('sessions/')).keys).toEqual([]);
  });

  it('deletes what is known of sessions whose last day is over, and no other', async () => {
    const { services, storage, after } = setUp();
    await signedIn(services, 'ada', 'editor');
    const { session } = await signedIn(services, 'bo');
    after(2 * 24 * 60 * 60);
    await deleteOldSessions(services);
    expect((await storage.list('sessions/')).keys).toEqual([`sessions/${session.member}/${session.id}`]);
  });
});
