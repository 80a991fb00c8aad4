import { LIMITS } from '../../../site/limits';
import { prepareProof, type Means } from './prepare';

const CHALLENGE = { algorithm: 'SHA-256', challenge: 'a'.repeat(64), maxnumber: 9, salt: 's', signature: 'f' };
const never = new Promise<never>(() => undefined);

function prepared(means: Partial<Means> = {}) {
  let asked = 0;
  let time = 0;
  const signals: AbortSignal[] = [];
  const preparation = prepareProof({
    fetchChallenge: async () => ({ ...CHALLENGE, signature: `f${++asked}` }),
    solve: async (_, signal) => {
      signals.push(signal);
      return { number: 4, took: 1 };
    },
    now: () => time,
    ...means,
  });
  return { preparation, signals, asked: () => asked, wait: (ms: number) => (time += ms) };
}

const read = (proof: string | null): unknown => (proof === null ? null : JSON.parse(atob(proof)));

it('asks once however often the form is used, and hands out each proof once', async () => {
  const { preparation, asked } = prepared();
  preparation.begin();
  preparation.begin();
  expect(read(await preparation.take(never))).toMatchObject({ number: 4, signature: 'f1' });
  expect(asked()).toBe(1);
  expect(read(await preparation.take(never))).toMatchObject({ signature: 'f2' });
});

it('makes another where the first has grown old', async () => {
  const { preparation, wait } = prepared();
  preparation.begin();
  // A minute less than it counts for: it may run out on its way.
  wait((LIMITS.challengeSeconds - 60) * 1000);
  expect(read(await preparation.take(never))).toMatchObject({ signature: 'f2' });
});

it('hands out the first as long as it has not', async () => {
  const { preparation, wait, asked } = prepared();
  preparation.begin();
  wait((LIMITS.challengeSeconds - 60) * 1000 - 1);
  expect(read(await preparation.take(never))).toMatchObject({ signature: 'f1' });
  expect(asked()).toBe(1);
});

it.each<[string, Partial<Means>]>([
  ['no challenge comes', { fetchChallenge: () => Promise.reject(new TypeError('offline')) }],
  ['the answer is none', { fetchChallenge: async () => ({ code: 'not-found' }) }],
  ['there is no worker', { solve: async () => null }],
  ['the worker fails', { solve: () => Promise.reject(new Error('no')) }],
])('lets the message go without where %s', async (_, means) => {
  expect(await prepared(means).preparation.take(never)).toBeNull();
});

it('waits no longer than it is told, and ends the work then', async () => {
  let signal: AbortSignal | undefined;
  const { preparation } = prepared({
    solve: (_, given) => {
      signal = given;
      return never;
    },
  });
  preparation.begin();
  await new Promise(setImmediate);
  expect(await preparation.take(Promise.resolve())).toBeNull();
  expect(signal?.aborted).toBe(true);
});

it('keeps a proof that was begun after the one that fails', async () => {
  const refusals: ((cause: Error) => void)[] = [];
  let asked = 0;
  const { preparation, wait } = prepared({
    fetchChallenge: () =>
      ++asked === 1 ? new Promise((_, reject) => refusals.push(reject)) : Promise.resolve(CHALLENGE),
  });
  preparation.begin();
  wait(LIMITS.challengeSeconds * 1000);
  preparation.begin();
  refusals[0]?.(new TypeError('aborted'));
  await new Promise(setImmediate);
  expect(read(await preparation.take(never))).toMatchObject({ number: 4 });
  expect(asked).toBe(2);
});

it('asks again after a failure', async () => {
  let fails = true;
  const { preparation } = prepared({
    fetchChallenge: async () => (fails ? null : CHALLENGE),
  });
  preparation.begin();
  await new Promise(setImmediate);
  fails = false;
  expect(read(await preparation.take(never))).toMatchObject({ number: 4 });
});
