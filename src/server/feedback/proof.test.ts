import { createHash, createHmac } from 'node:crypto';
import { LIMITS } from '../../site/limits';
import { memoryStorage } from '../platform/testing/memory-storage';
import { StorageError, type Storage } from '../platform/storage/raw';
import { checkProof, deleteBurnedProofs, issueChallenge } from './proof';
import { secretFor } from '../platform/private-secrets';
import { solve } from './testing/solve';

const START = Date.parse('2026-06-01T12:00:00Z');
const SECRET = 'A'.repeat(43);

function setUp(storage: Storage = memoryStorage()) {
  let time = START;
  const report = jest.fn();
  const services = { storage, now: () => new Date(time), report };
  return {
    storage,
    report,
    services,
    after: (seconds: number) => (time = START + seconds * 1000),
    check: (encoded: string | undefined, reference = 'A', secrets = [SECRET]) =>
      checkProof(services, secrets, encoded, reference),
    solved: async (change: Record<string, unknown> = {}) => solve(await issueChallenge(SECRET, new Date(time)), change),
  };
}

describe('a proof of work', () => {
  it('is taken once, and again only for the message it came with', async () => {
    const { check, solved } = setUp();
    const proof = await solved();
    expect(await check(proof)).toBeNull();
    expect(await check(proof)).toBeNull();
    expect(await check(proof, 'B')).toBe('proof-replayed');
  });

  it('handed in at once for many messages counts for one', async () => {
    const { check, solved } = setUp();
    const proof = await solved();
    const found = await Promise.all(['A', 'B', 'C', 'D'].map((reference) => check(proof, reference)));
    expect(found.filter((reason) => reason === null)).toHaveLength(1);
  });

  it.each([
    ['no base64', () => '{}{'],
    ['no JSON', () => Buffer.from('hello').toString('base64')],
    ['null', () => Buffer.from('null').toString('base64')],
    ['a deep list', () => Buffer.from('['.repeat(50_000)).toString('base64')],
    ['another number', (solved: string) => altered(solved, { number: 0 })],
    ['a number that is a text', (solved: string) => altered(solved, { number: '5' })],
    ['a salt that lasts longer', (solved: string) => altered(solved, { salt: 'a?expires=9999999999&issued=1&' })],
    ['another algorithm', (solved: string) => altered(solved, { algorithm: 'SHA-1' })],
    ['a signature of its own', (solved: string) => altered(solved, { signature: 'a'.repeat(64) })],
    ['nothing', () => Buffer.from('{}').toString('base64')],
  ])('that is %s is wrong', async (_, change) => {
    const { check, solved, storage } = setUp();
    expect(await check(change(await solved()))).toBe('proof-wrong');
    expect((await storage.list('feedback/burned/')).keys).toEqual([]);
  });

  it('that is missing is missing', async () => {
    expect(await setUp().check(undefined)).toBe('proof-missing');
  });

  it('signed with another secret is wrong, with one on its way out it counts', async () => {
    const { check, solved } = setUp();
    expect(await check(await solved(), 'A', ['B'.repeat(43)])).toBe('proof-wrong');
    expect(await check(await solved(), 'A', ['B'.repeat(43), SECRET])).toBeNull();
  });

  it('that we signed without saying for how long is wrong', async () => {
    const salt = 'abc&';
    const challenge = createHash('sha256').update(`${salt}7`).digest('hex');
    const signature = createHmac('sha256', secretFor('challenge', SECRET)).update(challenge).digest('hex');
    const payload = { algorithm: 'SHA-256', challenge, number: 7, salt, signature };
    expect(await setUp().check(Buffer.from(JSON.stringify(payload)).toString('base64'))).toBe('proof-wrong');
  });

  it.each([
    [LIMITS.challengeSeconds, null],
    [LIMITS.challengeSeconds + LIMITS.clockSkewSeconds, null],
    [LIMITS.challengeSeconds + LIMITS.clockSkewSeconds + 1, 'proof-expired'],
    [-LIMITS.clockSkewSeconds, null],
    [-LIMITS.clockSkewSeconds - 1, 'proof-expired'],
  ])('handed in after %d s by another clock is %j', async (seconds, expected) => {
    const { check, solved, after } = setUp();
    const proof = await solved();
    after(seconds);
    expect(await check(proof)).toBe(expected);
  });

  it('that storage cannot tell of costs trust, and the message goes on', async () => {
    const storage = { ...memoryStorage(), put: () => Promise.reject(new StorageError('down')) };
    const { check, solved, report } = setUp(storage);
    expect(await check(await solved())).toBe('proof-unchecked');
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('is forgotten when no clock would take it any more, and not before', async () => {
    const { check, solved, after, services, storage } = setUp();
    await check(await solved());
    const left = async () => (await storage.list('feedback/burned/')).keys.length;
    after(LIMITS.challengeSeconds + LIMITS.clockSkewSeconds);
    await deleteBurnedProofs(services);
    expect(await left()).toBe(1);
    after(LIMITS.challengeSeconds + 2 * LIMITS.clockSkewSeconds + 1);
    await deleteBurnedProofs(services);
    expect(await left()).toBe(0);
  });
});

function altered(solved: string, change: Record<string, unknown>): string {
  const payload = JSON.parse(Buffer.from(solved, 'base64').toString()) as Record<string, unknown>;
  return Buffer.from(JSON.stringify({ ...payload, ...change })).toString('base64');
}
