/**
 * When each part of the site, and each service it stands on, was last seen to answer, and to fail. It is written down by
 * whoever sees it, so that nobody has to ask a provider because a stranger wants to know (`upkeep/health-endpoint.ts`).
 *
 * Names of keys alone say it, and nothing of people: a part, an outcome, a quarter of an hour. One operation for each
 * of these that an instance sees, after its answer; what is lost is seen again.
 */
import { CLOCK_MINUTES } from '../../site/schedules';
import { spanStamp } from './expiring-keys';
import { deleteAll, keysBelow, type Storage } from './storage';

export const PARTS = ['identity-provider', 'mail', 'webhook', 'error-reports', 'reading', 'pictures', 'cards'] as const;

export type Part = (typeof PARTS)[number];

const OUTCOMES = ['answered', 'failed'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** Takes note of what a part did. Never throws, and keeps nobody waiting. */
export type Seen = (part: Part, outcome: Outcome) => void;

const PREFIX = 'health/';

const SPAN_SECONDS = CLOCK_MINUTES * 60;

const keyFor = (part: Part, outcome: Outcome, span: string) => `${PREFIX}${part}/${outcome}/${span}`;

/** @param write stores what is not known yet; what goes wrong with it is the writer's to tell */
export function watcher(
  write: (work: (storage: Pick<Storage, 'put'>) => Promise<unknown>) => void,
  now: () => number,
  written = new Map<string, string>(),
): Seen {
  return (part, outcome) => {
    const span = spanStamp(now(), SPAN_SECONDS);
    const of = `${part} ${outcome}`;
    if (written.get(of) === span) return;
    written.set(of, span);
    write((storage) => storage.put(keyFor(part, outcome, span), {}, {}));
  };
}

/** Work of a part: what it throws is a failure, unless it is to be expected of what strangers hand in. */
export async function watched<T>(
  seen: Seen | undefined,
  part: Part,
  work: Promise<T>,
  isExpected: (error: unknown) => boolean = () => false,
): Promise<T> {
  try {
    const result = await work;
    seen?.(part, 'answered');
    return result;
  } catch (error) {
    seen?.(part, isExpected(error) ? 'answered' : 'failed');
    throw error;
  }
}

export type LastSeen = Readonly<Partial<Record<Outcome, number>>>;

const NAME = /^health\/([a-z-]+)\/(answered|failed)\/(\d+)$/;

/** By part: when each outcome was seen last, ms since 1970, down to a quarter of an hour. One listing. @throws StorageError */
export async function lastSeen(storage: Pick<Storage, 'list'>): Promise<ReadonlyMap<string, LastSeen>> {
  const seen = new Map<string, LastSeen>();
  // Sorted: a later span comes after an earlier one.
  for (const key of await keysBelow(storage, PREFIX)) {
    const [, part = '', outcome = '', span = ''] = NAME.exec(key) ?? [];
    if (part !== '') seen.set(part, { ...seen.get(part), [outcome]: Number(span) * SPAN_SECONDS * 1000 });
  }
  return seen;
}

/** Deletes what was seen again since. Runs on a schedule. @throws StorageError */
export async function deleteSeenAgain({
  storage,
}: {
  readonly storage: Pick<Storage, 'list' | 'delete'>;
}): Promise<void> {
  const keys = await keysBelow(storage, PREFIX);
  const kindOf = (key: string) => key.slice(0, key.lastIndexOf('/'));
  await deleteAll(
    storage,
    keys.filter((key, index) => kindOf(keys[index + 1] ?? '/') === kindOf(key)),
  );
}
