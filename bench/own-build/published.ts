/** Which published files differ between two builds. Names with a content digest are compared without it. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** What users get from files and from functions: netlify.toml publishes the former and includes the latter. */
const PUBLISHED = ['public', '.facet/facts.json', '.facet/shell', '.facet/gated'];

/** A digest in a file's name, or in a text that names a file. */
const DIGEST = /(?<![0-9A-Za-z])[0-9a-f]{7,40}(?![0-9A-Za-z])/g;

export interface Differences {
  /** How many files are identical, under the same name. */
  readonly same: number;
  /** Identical except for digests in their own names or in names of other files. */
  readonly digestsOnly: readonly string[];
  readonly differing: readonly string[];
  readonly onlyFirst: readonly string[];
  readonly onlySecond: readonly string[];
}

function filesBelow(folder: string): Map<string, Buffer> {
  const files = PUBLISHED.flatMap((name) => {
    const path = join(folder, name);
    if (!existsSync(path)) return [];
    if (statSync(path).isFile()) return [path];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  });
  return new Map(files.map((file) => [relative(folder, file), readFileSync(file)]));
}

/** A path with stars for digests in its name. */
function patternOf(path: string): string {
  return join(dirname(path), basename(path).replace(DIGEST, '*'));
}

/** Digest of a file's content, unpacked, with stars for digests in names of files. */
function maskedDigest(bytes: Buffer, inNames: ReadonlySet<string>): string {
  const content = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
  const masked = content.toString('latin1').replace(DIGEST, (digest) => (inNames.has(digest) ? '*' : digest));
  return createHash('sha1').update(masked, 'latin1').digest('base64');
}

/** Removes from each list what has an equal in the other one. */
function takePairs(first: string[], second: string[], equal: (a: string, b: string) => boolean): string[] {
  const taken: string[] = [];
  for (const path of [...first]) {
    const index = second.findIndex((other) => equal(path, other));
    if (index < 0) continue;
    second.splice(index, 1);
    first.splice(first.indexOf(path), 1);
    taken.push(path);
  }
  return taken;
}

/** Compares the builds of two project folders. Paths are relative to them, with stars for digests. */
export function comparePublished(firstFolder: string, secondFolder: string): Differences {
  const [first, second] = [filesBelow(firstFolder), filesBelow(secondFolder)];
  const inNames = new Set([...first.keys(), ...second.keys()].flatMap((path) => basename(path).match(DIGEST) ?? []));
  const same = [...first].filter(([path, bytes]) => second.get(path)?.equals(bytes)).map(([path]) => path);
  const rest = (files: ReadonlyMap<string, Buffer>) => {
    const byPattern = new Map<string, string[]>();
    for (const path of files.keys()) {
      if (same.includes(path)) continue;
      byPattern.set(patternOf(path), [...(byPattern.get(patternOf(path)) ?? []), path]);
    }
    return byPattern;
  };
  const [restOfFirst, restOfSecond] = [rest(first), rest(second)];
  const masked = (files: ReadonlyMap<string, Buffer>, path: string) =>
    maskedDigest(files.get(path) ?? Buffer.alloc(0), inNames);
  const found = {
    digestsOnly: [] as string[],
    differing: [] as string[],
    onlyFirst: [] as string[],
    onlySecond: [] as string[],
  };
  for (const pattern of new Set([...restOfFirst.keys(), ...restOfSecond.keys()])) {
    const [a, b] = [restOfFirst.get(pattern) ?? [], restOfSecond.get(pattern) ?? []];
    const digests = new Map(b.map((path) => [path, masked(second, path)]));
    const as = (paths: readonly string[]) => paths.map(() => pattern);
    found.digestsOnly.push(...as(takePairs(a, b, (path, other) => masked(first, path) === digests.get(other))));
    found.differing.push(...as(takePairs(a, b, () => true)));
    found.onlyFirst.push(...as(a));
    found.onlySecond.push(...as(b));
  }
  return { same: same.length, ...found };
}

const LINES_SHOWN = 60;

/** Each kind of difference with its count and its paths; a path that several files share also has a count. */
export function formatDifferences(differences: Differences, names: readonly [string, string], all = false): string {
  const { same, digestsOnly, differing, onlyFirst, onlySecond } = differences;
  const kinds = [
    ['differ', differing],
    [`only ${names[0]}`, onlyFirst],
    [`only ${names[1]}`, onlySecond],
    ['the same but for digests', digestsOnly],
  ] as const;
  const parts = kinds.map(([kind, paths]) => {
    const counts = new Map<string, number>();
    for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1);
    const lines = [...counts].map(([path, count]) => `  ${path}${count > 1 ? ` (${count} files)` : ''}`).sort();
    const shown = all ? lines : lines.slice(0, LINES_SHOWN);
    const more = lines.length > shown.length ? [`  … and ${lines.length - shown.length} more`] : [];
    return [`${kind}: ${paths.length}`, ...shown, ...more].join('\n');
  });
  return [`the same byte for byte: ${same}`, ...parts].join('\n');
}
