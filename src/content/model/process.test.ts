import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProcess } from './process';

const folder = mkdtempSync(join(tmpdir(), 'facet-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

function script(name: string, work: string): string {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(file, `process.once('message', (order) => { ${work} });`);
  return file;
}

/** Blocks this process, as a build does, for longer than the other one lives. */
function beBusy(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
}

describe('a process that does one piece of work', () => {
  it('is heard even if it has ended before its answer is read', async () => {
    // As long as what a channel holds, so that reading it takes several turns.
    const answers = script('answers', "process.send({ result: 'x'.repeat(order.length) }, () => process.exit(0));");
    const result = inProcess<string>(answers, { length: 200_000 });
    beBusy();
    expect(await result).toHaveLength(200_000);
  });

  it('is told of if it ends without an answer', async () => {
    const ends = script('ends', 'process.exit(3);');
    const result = inProcess(ends, {});
    beBusy();
    await expect(result).rejects.toThrow('ended with 3');
  });

  it('hands on what its work throws', async () => {
    const throws = script('throws', "process.send({ error: new Error('no') }, () => process.disconnect());");
    await expect(inProcess(throws, {})).rejects.toThrow('no');
  });
});
