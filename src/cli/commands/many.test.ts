import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { files, HARBOUR, run, world } from '../testing/world';

describe('facet many', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facet-many-command-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const LIST = { ...files, 'list.txt': `# brands\n${HARBOUR}\ndown.example\nnorthwind.example\n` };
  // Each is asked by its origin; without a scheme that is http for hosts which no public suffix ends.
  const sites = Object.fromEntries(
    Object.entries(world.sites ?? {}).map(([address, site]) => [`http://${address}`, site]),
  );
  const many = (output: string, line: string) =>
    run(`many list.txt -o ${join(folder, output)} --local ${line}`.trimEnd(), { files: LIST, sites });

  it('shows a line for each address in the order of the list, and keeps the results', async () => {
    const ran = await many('a.ndjson', '');
    expect(ran.stdout).toMatch(
      /^◐ {2}\d\d\.\d harbour\.example · Harbour Line\n◌ +down\.example · The site did not answer\n● 100\.0 northwind/,
    );
    expect(ran.stdout).toContain('2 addresses were measured. 1 address could not be measured.');
    expect(ran.stderr).toMatch(/^1 of 3: /);
    expect(ran.exitCode).toBe(2);
    expect(readFileSync(join(folder, 'a.ndjson'), 'utf8').trim().split('\n')).toHaveLength(3);
  });

  long('takes a run up again without measuring what is done, and writes it in another format', async () => {
    await many('b.ndjson', '');
    const csv = await many('b.ndjson', '--csv');
    expect(csv.asked).toEqual([]);
    const [head = '', first = '', second = ''] = csv.stdout.split('\r\n');
    expect([head.charCodeAt(0), first, second]).toEqual([
      0xfeff,
      expect.stringMatching(/^"harbour\.example","Harbour Line",\d\d(?:\.\d)?,/),
      expect.stringContaining('"site-unreachable","The site did not answer"'),
    ]);
    const json = await many('b.ndjson', '--json --quiet');
    expect(json.stdout).toBe(readFileSync(join(folder, 'b.ndjson'), 'utf8'));
    expect(json.stderr).toBe('');
    expect((await many('b.ndjson', '--junit')).stdout).toContain('<testsuite name="northwind.example"');
  });

  it('refuses a file that holds something else, and leaves it', async () => {
    writeFileSync(join(folder, 'c.txt'), 'my notes\n');
    const ran = await many('c.txt', '');
    expect(ran.exitCode).toBe(64);
    expect(ran.stderr).toContain('contains something else');
    expect(readFileSync(join(folder, 'c.txt'), 'utf8')).toBe('my notes\n');
  });
});
