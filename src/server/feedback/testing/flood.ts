/**
 * Fifty clients send messages through the endpoint while storage fails as networks do. Each message that was
 * acknowledged is in the inbox, once, with the words that were sent.
 */
import { endpoint } from '../../platform/endpoint';
import { testServices, TEST_CONTEXT, TEST_ENVIRONMENT } from '../../platform/testing/services';
import { memoryStorage } from '../../platform/testing/memory-storage';
import { FAULTS, faultyStorage, seededRandom } from '../../platform/testing/faulty-storage';
import { opens } from '../../platform/private-secrets';
import { feedbackHandler } from '../feedback-endpoint';
import { allMessages } from './all-messages';

const CLIENTS = 50;
/** A client that is refused tries again so often, and then goes away. */
const TRIES = 12;
/** The days it goes over: what names clients on them is made by chance elsewhere, and decides who races whom. */
const DAYS = ['2026-06-01', '2026-06-02'];

interface Acknowledged {
  readonly message: string;
  readonly reference: string;
  readonly status: string;
}

/** A key as browsers choose one, the same in every run. */
function keyFrom(random: () => number): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

async function setUp(seed: number, percent: number) {
  const inner = memoryStorage();
  const random = seededRandom(seed);
  for (const day of DAYS) await inner.put(`salts/${day}`, `${day} and ${String(seed)}`.padEnd(64), {});
  const storage = faultyStorage(inner, { random, faults: FAULTS, percent });
  let time = Date.parse('2026-06-01T22:00:00Z');
  const environment = {
    ...TEST_ENVIRONMENT,
    context: 'dev' as const, // where everyone together may send more
    notifications: { webhook: { url: 'https://hook.example/', secret: 'a secret of ours' }, mail: null },
  };
  const send = (client: number, body: object) => {
    // A quarter of an hour goes by in all, over midnight; while a request is answered, none.
    const at = (time += 9_000 * random());
    const services = testServices({
      storage,
      environment,
      clientAddress: `203.0.113.${String(client)}`,
      now: () => new Date(at),
    });
    const request = new Request('https://facet.example/api/feedback', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    return endpoint('feedback', feedbackHandler, () => services)(request, TEST_CONTEXT);
  };
  /** Sends until it is acknowledged; some give up sooner, some send again what was acknowledged. */
  const submit = async (client: number, message: string, key: string): Promise<Acknowledged | null> => {
    let acknowledged: Acknowledged | null = null;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const response = await send(client, { kind: 'idea', message, key });
      if (response.status === 201) {
        const receipt = { message, ...((await response.json()) as Omit<Acknowledged, 'message'>) };
        if (acknowledged !== null) expect(receipt).toEqual(acknowledged);
        acknowledged = receipt;
        if (random() < 0.8) break;
      } else if (response.status === 422) {
        // Another one was stored under the key: then this one never is.
        expect(acknowledged).toBeNull();
        break;
      } else {
        expect([429, 503]).toContain(response.status);
        // Here a 429 means that a race for a counter was lost too often. A client that is told when to return does so.
        if (response.status === 503 && random() < 0.05) break;
      }
    }
    return acknowledged;
  };
  /** What a client sends at once under one key: one message, sometimes twice, sometimes beside another one. */
  const submitAtOnce = async (client: number, message: string): Promise<Acknowledged[]> => {
    const key = keyFrom(random);
    const chance = random();
    const messages = chance < 0.2 ? [message, `${message}, another`] : chance < 0.4 ? [message, message] : [message];
    const receipts = await Promise.all(messages.map((each) => submit(client, each, key)));
    return receipts.filter((receipt) => receipt !== null);
  };
  return { inner, storage, submitAtOnce };
}

/** Declares the tests. @param messagesEach how many each client sends */
export function describeFlood(messagesEach: number): void {
  describe.each([
    ['no faults', 1, 0],
    ['faults', 2, 6],
    ['many faults', 3, 15],
  ])('a flood of messages with %s', (_, seed, percent) => {
    it('leaves each acknowledged one in the inbox, once', async () => {
      const { inner, storage, submitAtOnce } = await setUp(seed, percent);
      const sent = await Promise.all(
        Array.from({ length: CLIENTS }, async (_, client) => {
          const acknowledged: Acknowledged[] = [];
          for (let n = 0; n < messagesEach; n += 1) {
            const receipts = await submitAtOnce(client, `Message ${String(n)} of ${String(client)} 色 🏳️‍🌈`);
            for (const receipt of receipts) acknowledged.push(receipt);
          }
          return acknowledged;
        }),
      );
      await storage.heal();
      const acknowledged = sent.flat();
      const inbox = await allMessages(inner);
      const words = inbox.map(({ message }) => message);

      expect(new Set(words).size).toBe(words.length);
      expect(new Set(inbox.map(({ reference }) => reference)).size).toBe(inbox.length);
      expect((await inner.list('feedback/messages/')).keys).toHaveLength(inbox.length);
      for (const { message, reference, status } of acknowledged) {
        const found = inbox.find((entry) => entry.reference === reference);
        expect(found?.message).toBe(message);
        expect(opens(status.slice(-23, -1), found?.secretHash ?? '')).toBe(true);
        expect(await inner.get(`feedback/outbox/${reference}`)).not.toBeNull();
        expect(await inner.get(`feedback/messages/${reference}`)).not.toBeNull();
      }
      // Without faults every client succeeds; with them, many still get through, and faults occurred.
      const all = CLIENTS * messagesEach;
      const receipts = new Set(acknowledged.map(({ reference }) => reference)).size;
      if (percent === 0) expect([receipts, inbox.length]).toEqual([all, all]);
      else expect(acknowledged.length).toBeGreaterThan(all / 4);
      expect([...storage.met.keys()].sort()).toEqual(percent === 0 ? [] : [...FAULTS].sort());
    });
  });
}
