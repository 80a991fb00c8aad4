import { LIMITS } from '../../site/limits';
import { seededRandom } from '../platform/testing/faulty-storage';
import { memoryStorage } from '../platform/testing/memory-storage';
import { TEST_ENVIRONMENT } from '../platform/testing/services';
import { takePlace, type Place } from './line';

const START = Date.UTC(2026, 5, 1, 12);

function open() {
  let time = START;
  const random = seededRandom(7);
  const storage = memoryStorage();
  const services = {
    storage,
    environment: TEST_ENVIRONMENT,
    now: () => new Date(time),
  };
  return {
    storage,
    services,
    come: (ticket: string | null = null) => takePlace(services, ticket, LIMITS.lineWaitSeconds, random),
    pass: (seconds: number) => (time += seconds * 1000),
  };
}

async function crowd(come: () => Promise<Place>, count: number): Promise<Place[]> {
  const places: Place[] = [];
  for (let n = 0; n < count; n += 1) places.push(await come());
  return places;
}

const stateOf = ({ state }: Place) => state;

describe('the line', () => {
  it('is none where few come', async () => {
    const { come, pass } = open();
    expect((await crowd(come, 100)).map(stateOf)).toEqual(Array(100).fill('next'));
    pass(LIMITS.lineSlotSeconds);
    expect((await crowd(come, 100)).map(stateOf)).toEqual(Array(100).fill('next'));
  });

  it('lets as many begin in a slot as there are places, and tells the others place and time', async () => {
    const { come } = open();
    const places = await crowd(come, 4 * LIMITS.assessmentsPerSlot);
    const waiting = places.flatMap((place) => (place.state === 'waiting' ? [place] : []));
    expect(places.length - waiting.length).toBeLessThanOrEqual(LIMITS.assessmentsPerSlot);
    expect(waiting.every(({ place, seconds }) => place >= 1 && seconds >= 1)).toBe(true);
    // Who waits for longer than a request can has a ticket.
    for (const { seconds, ticket } of waiting) expect(ticket !== null).toBe(seconds > LIMITS.lineWaitSeconds);
    expect(waiting.at(-1)?.place).toBeGreaterThan(waiting[0]?.place ?? 0);
  });

  it('keeps a place for whoever has its ticket, once, and for a minute after its turn', async () => {
    const { come, pass } = open();
    const places = await crowd(come, 5 * LIMITS.assessmentsPerSlot);
    const [one, other] = places.flatMap((place) => (place.state === 'waiting' && place.ticket ? [place] : []));
    if (!one?.ticket || !other?.ticket) throw new Error('nobody waits');
    expect(await come(one.ticket)).toMatchObject({ state: 'waiting', ticket: one.ticket, seconds: one.seconds });
    pass(one.seconds);
    expect(await come(one.ticket)).toEqual({ state: 'next' });
    expect(await come(one.ticket)).not.toEqual({ state: 'next' });
    pass(300);
    await crowd(come, 3 * LIMITS.assessmentsPerSlot);
    expect(await come(other.ticket)).not.toEqual({ state: 'next' });
  });

  it('takes nothing for a ticket that it did not give', async () => {
    const { come } = open();
    await crowd(come, 3 * LIMITS.assessmentsPerSlot);
    for (const ticket of ['', '3', '32.000000000000000000000000', '3.000000000000000000000000', '3.__proto__'])
      expect(await come(ticket)).not.toEqual({ state: 'next' });
  });

  it('is full only where a day’s assessments would not be enough', async () => {
    const { come, storage } = open();
    for (let shard = 0; shard < 32; shard += 1) {
      const slots = Array.from({ length: LIMITS.lineSlots }, (_, n): [string, number] => [
        String(START / 10_000 + n),
        LIMITS.assessmentsPerSlot,
      ]);
      await storage.put(`assessments/line/${String(shard)}`, { slots: Object.fromEntries(slots), tickets: {} }, {});
    }
    expect(await come()).toEqual({ state: 'full', retryAfterSeconds: LIMITS.lineSlots * LIMITS.lineSlotSeconds });
    expect(LIMITS.lineSlots * LIMITS.assessmentsPerSlot).toBeGreaterThan(1000);
  });

  it('refuses nobody for a lost race', async () => {
    const { services } = open();
    const storage = { ...services.storage, put: () => Promise.resolve({ conflict: true as const }) };
    expect(await takePlace({ ...services, storage }, null, 20)).toEqual({ state: 'next' });
  });

  it('takes a read and a write, and of an instance that wrote before a write alone', async () => {
    const { services, storage } = open();
    const get = jest.spyOn(storage, 'get');
    const put = jest.spyOn(storage, 'put');
    const instance = {};
    for (let n = 1; n <= 3; n += 1) {
      await takePlace({ ...services, instance }, null, 20);
      expect([get.mock.calls.length, put.mock.calls.length]).toEqual([1, n]);
    }
  });
});
