/** The process that is measured: works on a list and tells its parent of each result, and of its memory when asked. */
import { readFileSync } from 'node:fs';
import { measureMany } from '../../src/cli/many/measure-many';

export interface Told {
  readonly address: string;
  /** Megabytes in use after a collection; null where it was not looked at. */
  readonly heap: number | null;
}

async function main([list = '', output = '', every = '1']: readonly string[]): Promise<void> {
  let results = 0;
  const heap = (): number => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const result = await measureMany({
    local: true,
    preview: false,
    headers: [],
    environment: {},
    list: readFileSync(list, 'utf8'),
    output,
    signal: new AbortController().signal,
    onResult({ address }) {
      results += 1;
      const told: Told = { address, heap: results % Number(every) === 0 ? heap() : null };
      process.send?.(told);
    },
  });
  if (!result.ok) throw new Error(result.code);
  process.disconnect();
}

void main(process.argv.slice(2));
