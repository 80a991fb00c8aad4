/** What builds keep for the next one: its place, its digests, and how it is written and read. */
import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Folder of a cache that is correct when deleted. Netlify keeps `node_modules/.cache` from one build to the next.
 *
 * @param name of what is kept there
 */
export function cacheFolder(root: string, name: string): string {
  return join(root, 'node_modules', '.cache', 'facet', name);
}

/** A digest short enough to be in a list: 96 bits. */
export function shortDigest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}

/** A digest for the name of a published file: 80 bits. */
export function publishedDigest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 20);
}

/**
 * Digest of files and of everything in folders, independent of the order they are read in.
 *
 * @param paths from the project's root; what does not exist is left out
 */
export function filesDigest(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const absolute = join(root, path);
    if (!existsSync(absolute)) continue;
    const files = statSync(absolute).isFile()
      ? [absolute]
      : readdirSync(absolute, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort();
    for (const file of files) hash.update(readFileSync(file)).update('\0');
  }
  return hash.digest('base64url').slice(0, 16);
}

/** Writes a file so that no reader ever sees half of it. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, content);
  renameSync(part, file);
}

/**
 * Publishes a file of a cache, whose name holds a digest of its content: an existing file is correct. One file is in
 * both folders; it is copied if the file system has no links, or if the folders are on two.
 */
export function publishKept(from: string, to: string): void {
  if (existsSync(to)) return;
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, `${to}.part`);
    renameSync(`${to}.part`, to);
  }
}

/** Removes from a folder what has another name than these. */
export function keepOnly(folder: string, names: { has(name: string): boolean }): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!names.has(name)) rmSync(join(folder, name), { recursive: true });
  }
}

/** Records by key in one JSON file. They hold as long as what made them does. */
export class KeptRecords<T> {
  private readonly before: Readonly<Record<string, T>>;
  private readonly now = new Map<string, T>();
  private isChanged = false;

  /**
   * @param maker digest of the code that makes the records: those of other code are not read
   * @param parse takes a record as it was written; throws if it is not one, which makes all of them void
   */
  constructor(
    private readonly file: string,
    private readonly maker: string,
    parse: (value: unknown) => T,
  ) {
    this.before = this.read(parse);
  }

  /** @returns the record as an earlier build kept it */
  find(key: string): T | undefined {
    return this.before[key];
  }

  /** Keeps a record for the next build, an earlier one too. */
  keep(key: string, record: T): T {
    this.isChanged ||= this.before[key] !== record;
    this.now.set(key, record);
    return record;
  }

  /** Whether what was kept so far is not what an earlier build kept. */
  get isStale(): boolean {
    return this.isChanged || this.now.size !== Object.keys(this.before).length;
  }

  /** Writes the kept records if they changed, and forgets the rest. */
  save(): void {
    if (!this.isStale) return;
    writeWhole(this.file, JSON.stringify({ maker: this.maker, records: Object.fromEntries(this.now) }));
  }

  private read(parse: (value: unknown) => T): Readonly<Record<string, T>> {
    try {
      const { maker, records } = JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, unknown>;
      if (maker !== this.maker || typeof records !== 'object' || records === null) return {};
      return Object.fromEntries(Object.entries(records).map(([key, value]) => [key, parse(value)]));
    } catch {
      return {};
    }
  }
}
