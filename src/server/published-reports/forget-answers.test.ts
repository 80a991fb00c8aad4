import { LIMITS } from '../../site/limits';
import { CLOCK_MINUTES } from '../../site/schedules';
import { keysBelow } from '../platform/storage/raw';
import { memoryStorage } from '../platform/testing/memory-storage';
import { answerKey, ANSWERS } from './testing/keys';
import { forgetAnswers } from './forget-answers';
import { readSiteAnswer, SHOWN } from './store';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2027-12-01T00:00:00Z');

async function storageWith(ages: Readonly<Record<string, number>>) {
  const storage = memoryStorage();
  for (const [origin, days] of Object.entries(ages)) {
    const checkedAt = new Date(NOW - days * DAY).toISOString();
    await storage.put(answerKey(origin), { format: 1, checkedAt, answer: { ...SHOWN, isHidden: true } }, {});
  }
  return storage;
}

/** Runs of the clock for the given number of days. */
async function run(storage: ReturnType<typeof memoryStorage>, days: number) {
  for (let time = NOW; time < NOW + days * DAY; time += CLOCK_MINUTES * 60 * 1000) {
    await forgetAnswers({ storage, now: () => new Date(time) });
  }
}

it('forgets within three days what a site said that was long not asked, and nothing else', async () => {
  const storage = await storageWith({
    'https://old.com': LIMITS.siteAnswerDays + 1,
    'https://older.com': LIMITS.siteAnswerDays + 300,
    'https://young.com': LIMITS.siteAnswerDays - 10,
  });
  await run(storage, 3);
  expect(await keysBelow(storage, ANSWERS)).toEqual([answerKey('https://young.com')]);
  expect((await readSiteAnswer(storage, 'https://young.com'))?.answer.isHidden).toBe(true);
});

it('reads a small part of ten thousand in each run', async () => {
  const storage = await storageWith(
    Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`https://s${String(at)}.com`, 1])),
  );
  const get = jest.spyOn(storage, 'get');
  const list = jest.spyOn(storage, 'list');
  await forgetAnswers({ storage, now: () => new Date(NOW) });
  expect(list).toHaveBeenCalledTimes(1);
  expect(get.mock.calls.length).toBeGreaterThan(0);
  expect(get.mock.calls.length).toBeLessThan(100);
});
