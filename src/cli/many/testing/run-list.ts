/**
 * A process that measures a list of sites on this machine, for tests that end it. Arguments: the list's path and the
 * path for results. Prints each address as its result is kept.
 */
import { readFileSync } from 'node:fs';
import { measureMany } from '../measure-many';

async function main([list = '', output = '']: readonly string[]): Promise<void> {
  const end = new AbortController();
  process.once('SIGINT', () => end.abort(new Error('interrupted')));
  const result = await measureMany({
    local: true,
    preview: false,
    headers: [],
    environment: {},
    list: readFileSync(list, 'utf8'),
    output,
    signal: end.signal,
    onResult: ({ address }) => process.stdout.write(`${address}\n`),
  });
  if (!result.ok) throw new Error(result.code);
  process.stdout.write(result.summary.interrupted ? 'interrupted\n' : 'done\n');
}

void main(process.argv.slice(2));
