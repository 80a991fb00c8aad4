/**
 * Reads every content file: path, front matter, compiled body. What was read before is not parsed again: an index on
 * disk keeps it by the digest of the file, so that ten thousand unchanged files cost one reading of their bytes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sameFiles } from '../compile/beside';
import { CompiledBodies } from '../compile/compiled-bodies';
import { cacheFolder, KeptRecords, shortDigest } from '../model/cache';
import type { WrittenPack } from '../compile/text-pack';
import type { CompiledBody } from '../compile/mdx';
import { parseFrontMatter, splitFrontMatter } from '../model/front-matter';
import { parseContentPath, type ContentAddress } from '../model/kinds';
import type { Problem } from '../model/problem';
import type { FrontMatter } from '../model/schema';

/** What a compiled body is known by without its HTML. */
export interface BodyFacts extends Omit<CompiledBody, 'html'> {
  /** Anchors a link may lead to. */
  readonly ids: readonly string[];
}

/** A content file that is valid on its own; rules between files are checked elsewhere. */
export interface ContentFile {
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string;
  readonly address: ContentAddress;
  readonly frontMatter: FrontMatter;
  readonly body: BodyFacts;
  /** 1-based line the body begins on. */
  readonly bodyLine: number;
  /** Key of the compiled body. */
  readonly key: string;
}

export interface IndexedFile extends Omit<ContentFile, 'file' | 'address'> {
  /** Digest of the file's bytes. */
  readonly digest: string;
}

/** What other processes read. */
export interface ReadAhead {
  /** By path from the root of the repository. */
  readonly files: ReadonlyMap<string, IndexedFile>;
  /** The files that they wrote the bodies to. */
  readonly packs: readonly WrittenPack[];
}

/** Paths below `content/` of all files, sorted, with forward slashes. */
export function contentFiles(root: string): string[] {
  const found: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, 'content', folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else found.push(path);
    }
  };
  walk('');
  return found.sort();
}

/** The path of the index of what was read. */
export function indexFileOf(root: string): string {
  return join(cacheFolder(root, 'content'), 'files.json');
}

/** The texts among paths below `content/`. */
export function textsAmong(paths: readonly string[]): string[] {
  return paths.filter((path) => path.endsWith('.mdx'));
}

/**
 * @param ahead what other processes read already
 * @param paths of all files below `content/`
 * @returns every content file that is valid on its own, by path, and every problem of the others
 */
export function readContent(
  root: string,
  ahead: ReadAhead = { files: new Map(), packs: [] },
  paths: readonly string[] = contentFiles(root),
): { files: ContentFile[]; problems: Problem[] } {
  const bodies = new CompiledBodies(root);
  const index = new KeptRecords(indexFileOf(root), bodies.compiler, (value) => value as IndexedFile);
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  const keys = new Set<string>();
  for (const pack of ahead.packs) bodies.pack.adopt(pack);
  for (const path of textsAmong(paths)) {
    const file = `content/${path}`;
    const address = parseContentPath(path);
    if ('message' in address) {
      problems.push(address);
      continue;
    }
    let indexed = ahead.files.get(file) ?? null;
    if (indexed === null) {
      const bytes = readFileSync(join(root, file));
      const known = index.find(file);
      if (known?.digest === shortDigest(bytes) && sameFiles(root, known.body.files)) indexed = known;
      else {
        const read = readFile(bodies, file, address, bytes);
        if ('problems' in read) {
          problems.push(...read.problems);
          continue;
        }
        indexed = read;
      }
    }
    const { digest: _, ...read } = index.keep(file, indexed);
    keys.add(read.key);
    files.push({ file, address, ...read });
  }
  if (index.isStale || ahead.packs.length > 0) bodies.pack.save(keys);
  index.save();
  return { files, problems };
}

/** Reads a file that is valid on its own; null for any other, whose problems `readContent` reports. */
export function readAlone(root: string, bodies: CompiledBodies, path: string): IndexedFile | null {
  const file = `content/${path}`;
  const address = parseContentPath(path);
  if ('message' in address) return null;
  const read = readFile(bodies, file, address, readFileSync(join(root, file)));
  return 'problems' in read ? null : read;
}

/** Ids of elements. The compiler escapes every < of a text and every quote of an attribute, so each < here begins a tag. */
function idsIn(html: string): string[] {
  return [...html.matchAll(/<[a-z][^\s>]*(?:\s+[^\s=>]+(?:="[^"]*")?)*?\s+id="([^"]*)"/gi)].map(([, id = '']) => id);
}

function readFile(
  bodies: CompiledBodies,
  file: string,
  { kind, locale }: ContentAddress,
  bytes: Buffer,
): IndexedFile | { readonly problems: readonly Problem[] } {
  const { yaml, body, bodyLine } = splitFrontMatter(bytes.toString('utf8'));
  const front = parseFrontMatter(kind, yaml, file);
  const result = bodies.compile({ body, file, bodyLine, locale });
  if (!front.ok || !result.ok) {
    return { problems: [...(front.ok ? [] : front.problems), ...(result.ok ? [] : result.problems)] };
  }
  const { html, ...facts } = result.compiled;
  return {
    digest: shortDigest(bytes),
    frontMatter: front.data,
    body: { ...facts, ids: idsIn(html) },
    bodyLine,
    key: result.key,
  };
}
