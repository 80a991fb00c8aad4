/**
 * When we last saw each part of the site, and each service it depends on, respond or fail. Whoever sees it writes it
 * down. So a stranger's request for the site's health never causes a request to a provider
 * (`upkeep/health-endpoint.ts`).
 *
 * The names of keys say it all, and nothing about people: a part, an outcome, a quarter of an hour. For each of these
 * that an instance sees, there is one operation, after its response. If it is lost, the same will be seen again.
 */
import { CLOCK_MINUTES } from '../../site/schedules';
import { spanStamp } from './storage/stamps';
import type { Store } from './storage/store';
import { sightings } from './store';

export const PARTS = ['identity-provider', 'mail', 'webhook', 'error-reports', 'reading', 'pictures', 'cards'] as const;

export type Part = (typeof PARTS)[number];

const OUTCOMES = ['answered', 'failed'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** Notes what a part did. Never throws, and delays no one. */
export type Seen = (part: Part, outcome: Outcome) => void;

const SPAN_SECONDS = CLOCK_MINUTES * 60;

const nameFor = (part: Part, outcome: Outcome, span: string) => `${part}/${outcome}/${span}`;

/** @param write stores what is not known yet; what goes wrong with it is the writer's to tell */
export function watcher(
  write: (work: (storage: Store) => Promise<unknown>) => void,
  now: () => number,
  written = new Map<string, string>(),
): Seen {
  return (part, outcome) => {
    const span = spanStamp(now(), SPAN_SECONDS);
    const of = `${part} ${outcome}`;
    if (written.get(of) === span) return;
    written.set(of, span);
    write((storage) => sightings.put(storage, nameFor(part, outcome, span), {}));
  };
}

/** Runs a part's work. Anything it throws is a failure, unless it is to be expected of strangers' input. */
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

const NAME = /^([a-z-]+)\/(answered|failed)\/(\d+)$/;

/** By part: when each outcome was seen last, ms since 1970, down to a quarter of an hour. One listing. @throws StorageError */
export async function lastSeen(storage: Store): Promise<ReadonlyMap<string, LastSeen>> {
  const seen = new Map<string, LastSeen>();
  // Sorted: a later span comes after an earlier one.
  for (const name of await sightings.names(storage)) {
    const [, part = '', outcome = '', span = ''] = NAME.exec(name) ?? [];
    if (part !== '') seen.set(part, { ...seen.get(part), [outcome]: Number(span) * SPAN_SECONDS * 1000 });
  }
  return seen;
}

/** Deletes what was seen again since. Runs on a schedule. @throws StorageError */
export async function deleteSeenAgain({ storage }: { readonly storage: Store }): Promise<void> {
  const names = await sightings.names(storage);
  const kindOf = (name: string) => name.slice(0, name.lastIndexOf('/'));
  await sightings.delete(storage, ...names.filter((name, at) => kindOf(names[at + 1] ?? '/') === kindOf(name)));
}
