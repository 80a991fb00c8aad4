import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { terminalText } from '../encoding/terminal';
import { askToWrite, readFile, readLines, writeText } from './files';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'facet-files-'));
  writeFileSync(join(folder, 'six'), '012345');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('reading a file', () => {
  it('stops at the limit', async () => {
    expect(new TextDecoder().decode(await readFile(join(folder, 'six'), 6))).toBe('012345');
    await expect(readFile(join(folder, 'six'), 5)).rejects.toMatchObject({ trouble: 'too-large', limit: 5 });
  });

  it('stops where a device has no end', async () => {
    await expect(readFile('/dev/zero', 100_000)).rejects.toMatchObject({ trouble: 'too-large' });
  });

  it.each([
    ['missing', 'missing'],
    ['.', 'folder'],
    ['six/seven', 'missing'],
  ])('says of %s that it is %s', async (name, trouble) => {
    await expect(readFile(join(folder, name), 5)).rejects.toMatchObject({ trouble });
  });

  it('is left when the user interrupts, though nothing comes', async () => {
    const stop = new AbortController();
    stop.abort(new Error('stopped'));
    await expect(readFile(join(folder, 'six'), 6, stop.signal)).rejects.toThrow('stopped');
  });

  it('does not read on in a line that has no end', async () => {
    await expect(readLines('/dev/zero', 100_000).next()).rejects.toThrow(RangeError);
  });
});

describe('writing a file', () => {
  it('says that there is no space', async () => {
    await expect(writeText('/dev/full', terminalText('x'))).rejects.toMatchObject({ trouble: 'full' });
  });

  it.each([
    ['nowhere/report.json', { trouble: 'missing', path: expect.stringMatching(/nowhere$/) as string }],
    ['six/report.json', { trouble: 'missing' }],
    ['.', { trouble: 'folder' }],
  ])('is asked for before: %s', async (name, problem) => {
    await expect(askToWrite(join(folder, name))).rejects.toMatchObject(problem);
  });

  it('may be a file that is there, a new one, or a device', async () => {
    for (const path of [join(folder, 'six'), join(folder, 'new'), '/dev/null']) await askToWrite(path);
  });
});
