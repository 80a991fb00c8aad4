/**
 * Texts by key on disk, many in one file: ten thousand files of their own took six seconds to write, their texts in
 * one take a tenth. Correct when deleted, and read by other processes while it is written.
 */
import { randomUUID } from 'node:crypto';
import { openSync, readdirSync, readFileSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../model/cache';

/** Where a text is: the pack's number in the index, its first byte and its bytes. */
type TextRange = readonly [pack: number, offset: number, length: number];

const indexSchema = z.object({
  /** File names, which are never used again for other content. */
  packs: z.array(z.string()),
  /** By key. */
  ranges: z.record(z.string(), z.tuple([z.number(), z.number(), z.number()])),
});

type Index = Readonly<z.output<typeof indexSchema>>;

/** A pack that no index knows of yet. */
export interface WrittenPack {
  readonly name: string;
  readonly texts: readonly (readonly [key: string, offset: number, length: number])[];
}

const INDEX = 'packs.json';
const MOST_PACKS = 8;

export class TextPack {
  private index: Index | undefined;
  private readonly added = new Map<string, string>();
  private readonly opened = new Map<string, number>();

  constructor(private readonly folder: string) {}

  /** @returns the text; null if it is missing or cannot be read */
  read(key: string): string | null {
    const added = this.added.get(key);
    if (added !== undefined) return added;
    this.index ??= this.readIndex();
    const range = this.index.ranges[key];
    if (range === undefined) return null;
    return this.textAt(key, this.index, range)[0]?.[1].toString('utf8') ?? null;
  }

  /** Keeps a text; it is on disk after `save`. */
  add(key: string, text: string): void {
    this.added.set(key, text);
  }

  /** Writes what was added to a pack for `adopt`, in another process. */
  writePart(): WrittenPack {
    return this.write([...this.added].map(([key, text]) => [key, Buffer.from(text)]));
  }

  /** Takes over a pack that another process wrote; `save` keeps it. */
  adopt({ name, texts }: WrittenPack): void {
    const { packs, ranges } = (this.index ??= this.readIndex());
    const added = texts.map(([key, offset, length]): [string, [number, number, number]] => [
      key,
      [packs.length, offset, length],
    ]);
    this.index = { packs: [...packs, name], ranges: { ...ranges, ...Object.fromEntries(added) } };
  }

  /** Writes what was added, and forgets every text but those under these keys. */
  save(keys: ReadonlySet<string>): void {
    const before = (this.index ??= this.readIndex());
    const kept = Object.entries(before.ranges).filter(([key]) => keys.has(key) && !this.added.has(key));
    const fresh = [...this.added]
      .filter(([key]) => keys.has(key))
      .map(([key, text]) => [key, Buffer.from(text)] as const);
    const together = before.packs.length >= MOST_PACKS || this.isMostlyForgotten(before, kept);
    const moved = together ? kept.flatMap(([key, range]) => this.textAt(key, before, range)) : [];
    const next = [...moved, ...fresh];
    const written = next.length > 0 ? [this.write(next)] : [];
    this.index = together ? { packs: [], ranges: {} } : { packs: before.packs, ranges: Object.fromEntries(kept) };
    for (const pack of written) this.adopt(pack);
    const { packs } = this.index;
    writeWhole(join(this.folder, INDEX), JSON.stringify(this.index));
    this.added.clear();
    for (const file of readdirSync(this.folder)) {
      if (file.endsWith('.pack') && !packs.includes(file)) rmSync(join(this.folder, file), { force: true });
    }
  }

  private write(texts: readonly (readonly [key: string, bytes: Buffer])[]): WrittenPack {
    const name = `${randomUUID()}.pack`;
    writeWhole(join(this.folder, name), Buffer.concat(texts.map(([, bytes]) => bytes)));
    let offset = 0;
    const ranges = texts.map(([key, { length }]) => [key, (offset += length) - length, length] as const);
    return { name, texts: ranges };
  }

  private readIndex(): Index {
    try {
      return indexSchema.parse(JSON.parse(readFileSync(join(this.folder, INDEX), 'utf8')));
    } catch {
      return { packs: [], ranges: {} };
    }
  }

  /** The text with its key; nothing if its pack is gone or broken, so that it is made again. */
  private textAt(key: string, index: Index, range: TextRange): (readonly [key: string, bytes: Buffer])[] {
    try {
      return [[key, this.bytesAt(index, range)]];
    } catch {
      return [];
    }
  }

  /** @throws Error if the pack is gone or shorter than the index says */
  private bytesAt({ packs }: Index, [pack, offset, length]: TextRange): Buffer {
    const name = packs[pack] ?? '';
    const file = this.opened.get(name) ?? openSync(join(this.folder, name), 'r');
    this.opened.set(name, file);
    const bytes = Buffer.alloc(length);
    if (readSync(file, bytes, 0, length, offset) !== length) throw new Error(`${name} ends before ${offset + length}`);
    return bytes;
  }

  private isMostlyForgotten({ packs }: Index, kept: readonly (readonly [string, TextRange])[]): boolean {
    const used = kept.reduce((sum, [, [, , length]]) => sum + length, 0);
    const there = packs.reduce(
      (sum, name) => sum + (statSync(join(this.folder, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
    return used * 2 < there;
  }
}
