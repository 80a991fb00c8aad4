/** Deleting and forgetting messages is complete even if what does it dies at any operation of storage. */
import { LIMITS } from '../../site/limits';
import { accountServices } from '../accounts/testing/signed-in';
import { keysBelow, StorageError, type Storage } from '../platform/storage/raw';
import { copyOf, dieEverywhere } from '../platform/testing/dying-storage';
import { memoryStorage } from '../platform/testing/memory-storage';
import { ADA, peopleStore, sendAsBo, WORDS_OF_PEOPLE } from '../platform/testing/peopled-store';
import { foundIn, storedBytes } from '../platform/testing/stored-bytes';
import { forgetFeedbackTask } from './forget-feedback-task';
import { deleteMessage } from './inbox';
import { readMessage, removeMessage } from './store';

const DAY_MS = 24 * 60 * 60 * 1000;
const EDITOR = { name: 'Ed', member: 'ed' };

/** Words of messages, and of who sent and changed them. */
const WORDS = WORDS_OF_PEOPLE.filter((word) => /bo@|zqxwords|zqxmessage/.test(word)).concat(ADA.name);

async function setUp() {
  const filled = memoryStorage();
  let time = Date.parse('2026-06-01T12:00:00Z');
  const services = (storage: Storage) => accountServices({ storage, now: () => new Date((time += 1000)) });
  return { filled, services, after: (ms: number) => (time += ms) };
}

/** A store with one message, with everything that belongs to one. */
async function oneMessage() {
  const site = await setUp();
  const { references } = await peopleStore(site.services(site.filled));
  const [reference = '', , ...others] = references;
  for (const other of others) await removeMessage(site.filled, other);
  return { ...site, reference };
}

const below = async (storage: Storage, reference: string) =>
  (await keysBelow(storage, 'feedback/')).filter(
    (key) => key.includes(reference) && /messages|screens|outbox/.test(key),
  );

describe('a message whose deletion is interrupted', () => {
  it.each([
    ['its sender', (storage: Storage, reference: string) => removeMessage(storage, reference)],
    [
      'an editor',
      (storage: Storage, reference: string) => deleteMessage(storage, reference, EDITOR, new Date('2026-06-02')),
    ],
  ])('is gone once %s asks again, wherever that was', async (_, remove) => {
    const { filled, reference } = await oneMessage();
    const words = WORDS.filter((word) => word !== ADA.name);
    expect(foundIn(await storedBytes(filled), words)).toEqual(words);
    const operations = await dieEverywhere(
      filled,
      (dying) => remove(dying, reference),
      async (copy, where) => {
        // It is there to be asked for again, or nothing of it is.
        if ((await readMessage(copy, reference)) !== null) await remove(copy, reference);
        expect([where, foundIn(await storedBytes(copy), words)]).toEqual([where, []]);
        expect([where, await below(copy, reference)]).toEqual([where, []]);
      },
    );
    expect(operations).toBeGreaterThan(5);
  });

  it('is gone when its time is over, even if nobody asks again', async () => {
    const { filled, services, after, reference } = await oneMessage();
    after((LIMITS.feedbackRetentionDays + 2) * DAY_MS);
    await dieEverywhere(
      filled,
      (dying) => removeMessage(dying, reference),
      async (copy, where) => {
        await forgetFeedbackTask(services(copy));
        expect([where, foundIn(await storedBytes(copy), WORDS.slice(0, 3))]).toEqual([where, []]);
      },
    );
  });
});

describe('forgetting that is interrupted', () => {
  it('is completed by the next run, wherever that was', async () => {
    const { filled, services, after } = await setUp();
    await peopleStore(services(filled));
    expect(foundIn(await storedBytes(filled), WORDS)).toEqual(WORDS);
    after((LIMITS.feedbackRetentionDays + 2) * DAY_MS);
    const ofMessages = async (storage: Storage) =>
      (await keysBelow(storage, 'feedback/')).filter((key) => !/secret|summaries/.test(key));
    const operations = await dieEverywhere(
      filled,
      (dying) => forgetFeedbackTask(services(dying)),
      async (copy, where) => {
        await forgetFeedbackTask(services(copy));
        expect([where, await ofMessages(copy)]).toEqual([where, []]);
        // Ada is still signed in, under her name.
        expect([where, foundIn(await storedBytes(copy), WORDS.slice(0, 3))]).toEqual([where, []]);
      },
    );
    expect(operations).toBeGreaterThan(50);
  });
});

describe('what an attempt leaves that stored no message', () => {
  const words = ['Words that nobody acknowledged'];

  it('is found and forgotten in time, wherever it ended', async () => {
    const { filled, services, after } = await setUp();
    after((LIMITS.feedbackRetentionDays + 2) * DAY_MS);
    const { services: now } = await setUp();
    const operations = await dieEverywhere(
      filled,
      (dying) => sendAsBo(now(dying), words[0] ?? ''),
      async (copy, where) => {
        await forgetFeedbackTask(services(copy));
        const left = (await keysBelow(copy, 'feedback/')).filter((key) => key !== 'feedback/secret');
        expect([where, left]).toEqual([where, []]);
      },
    );
    expect(operations).toBeGreaterThan(5);
  });

  it('holds nothing that no entry of the index names, whatever else could be written', async () => {
    const { filled, services } = await setUp();
    const copy = await copyOf(filled);
    const unlisted: Storage = {
      ...copy,
      put: (key, ...rest) =>
        key.startsWith('feedback/index/') ? Promise.reject(new StorageError('lost')) : copy.put(key, ...rest),
    };
    await expect(sendAsBo(services(unlisted), words[0] ?? '')).rejects.toThrow(StorageError);
    expect((await keysBelow(copy, 'feedback/')).filter((key) => key !== 'feedback/secret')).toEqual([]);
  });
});
