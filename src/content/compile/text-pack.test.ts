import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TextPack } from './text-pack';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facet-pack-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const packs = () => readdirSync(folder).filter((name) => name.endsWith('.pack'));

describe('a pack of texts', () => {
  it('gives back what was added, before and after it is saved, and to other processes', () => {
    const pack = new TextPack(folder);
    pack.add('a', 'ä 日本 🎉');
    expect(pack.read('a')).toBe('ä 日本 🎉');
    pack.add('b', '');
    pack.save(new Set(['a', 'b']));
    expect(pack.read('a')).toBe('ä 日本 🎉');
    const other = new TextPack(folder);
    expect([other.read('a'), other.read('b'), other.read('c')]).toEqual(['ä 日本 🎉', '', null]);
  });

  it('forgets what is no longer named, and keeps the rest where it lies', () => {
    const pack = new TextPack(folder);
    pack.add('a', 'a'.repeat(100));
    pack.add('b', 'b');
    pack.save(new Set(['a', 'b']));
    const [first] = packs();
    const next = new TextPack(folder);
    next.add('c', 'c');
    next.save(new Set(['a', 'c']));
    expect(packs()).toContain(first);
    const other = new TextPack(folder);
    expect([other.read('a'), other.read('b'), other.read('c')]).toEqual(['a'.repeat(100), null, 'c']);
  });

  it('writes its texts together again before it holds more forgotten than kept, or many files', () => {
    const keys: string[] = [];
    for (let n = 0; n < 30; n++) {
      const pack = new TextPack(folder);
      pack.add(`k${n}`, `text ${n} `.repeat(50));
      keys.push(`k${n}`);
      pack.save(new Set(keys));
      expect(packs().length).toBeLessThanOrEqual(9);
    }
    expect(keys.map((key) => new TextPack(folder).read(key)?.slice(0, 7).trim())).toEqual(
      keys.map((_, n) => `text ${n}`),
    );
    new TextPack(folder).save(new Set(['k3']));
    expect(packs().reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)).toBeLessThan(1000);
    expect(new TextPack(folder).read('k3')).toContain('text 3');
  });

  it('has nothing where its files are gone or broken, and can be written again', () => {
    const pack = new TextPack(folder);
    pack.add('a', 'text');
    pack.save(new Set(['a']));
    for (const name of packs()) writeFileSync(join(folder, name), 'te');
    expect(new TextPack(folder).read('a')).toBeNull();
    for (const name of packs()) rmSync(join(folder, name));
    expect(new TextPack(folder).read('a')).toBeNull();
    new TextPack(folder).save(new Set(['a']));
    expect(new TextPack(folder).read('a')).toBeNull();
    writeFileSync(join(folder, 'packs.json'), '{"of": "another kind"}');
    const again = new TextPack(folder);
    expect(again.read('a')).toBeNull();
    again.add('a', 'new');
    again.save(new Set(['a']));
    expect(new TextPack(folder).read('a')).toBe('new');
  });
});
