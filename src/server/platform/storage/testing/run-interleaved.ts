/** Runs what each primitive promises over the model, and says how many runs and faults there were. */
import { explore, MODEL_FAULTS, type Bounds, type Explored } from './model';
import type { Promised } from './promised';
import { COUNTERS, LEASES, QUEUES } from './promises-in-time';
import { INDEXED, RECORDS } from './promises-of-records';

const PROMISED: Readonly<Record<string, readonly Promised[]>> = {
  record: RECORDS,
  index: INDEXED,
  counter: COUNTERS,
  lease: LEASES,
  queue: QUEUES,
};

interface Depth {
  /** Runs of each promise at most. */
  readonly most: number;
  /** Faults in one run of two clients, and of three. */
  readonly faultsOfTwo?: number;
  readonly faultsOfThree?: number;
}

const HONEST = (Object.keys(MODEL_FAULTS) as (keyof typeof MODEL_FAULTS)[]).filter((fault) => fault !== 'stale read');

function total(all: readonly Explored[]): string {
  const runs = all.reduce((sum, one) => sum + one.runs, 0);
  const faults = new Map<string, number>();
  for (const one of all) for (const [fault, many] of one.faults) faults.set(fault, (faults.get(fault) ?? 0) + many);
  const injected = [...faults.values()].reduce((sum, many) => sum + many, 0);
  const whole = `${String(all.filter(({ complete }) => complete).length)} of ${String(all.length)} in every order`;
  const each = [...faults].map(([fault, many]) => `${fault} ${String(many)}`).join(', ');
  return `${String(runs)} runs (${whole}), ${String(injected)} faults: ${each}`;
}

function boundsOf(
  { stale, open, jump, pair }: Promised,
  depth: Depth,
): readonly (Bounds & { readonly clients: number })[] {
  const { most, faultsOfTwo = 1, faultsOfThree = 0 } = depth;
  const kinds = [...HONEST, ...(stale ? (['stale read'] as const) : [])];
  const shared = { kinds, most, digests: open === true, ...(jump !== undefined && { jump }) };
  return [
    { ...shared, clients: 2, faults: faultsOfTwo },
    ...(pair ? [] : [{ ...shared, clients: 3, faults: faultsOfThree }]),
  ];
}

export function runAll(depth: Depth): void {
  const all: Explored[] = [];
  // For the record: how much was tried is a result, too.
  afterAll(() => {
    process.stdout.write(`Interleavings: ${total(all)}\n`);
  });
  describe.each(Object.keys(PROMISED))('%s', (primitive) => {
    it.each(PROMISED[primitive] ?? [])('$promise', async (promised) => {
      for (const { clients, ...bounds } of boundsOf(promised, depth)) {
        const explored = await explore(promised.scenario(clients), bounds);
        all.push(explored);
        if (bounds.faults > 0) expect(explored.faults.size).toBeGreaterThan(2);
      }
    });
  });
}
