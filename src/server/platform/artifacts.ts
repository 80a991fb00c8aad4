/**
 * What the build leaves for functions in `.facet/`: shells, what gated pages show and facts about itself. Netlify copies it
 * beside a function (`included_files`) under the same path it has in the repository.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { PICTURE_COLOURS } from '../../components/report-picture/drawing';
import { LOCALES, type Locale } from '../../site/locales';
import { EVERY_LOCALE } from '../../site/pseudo-locales';

const FACTS = '.facet/facts.json';

const colours = z.record(z.enum(PICTURE_COLOURS), z.string().regex(/^#[0-9a-f]{6}$/));

const factsSchema = z.object({
  /** Sources for `style-src`, e.g. `sha256-…`. */
  styleHashes: z.array(z.string()),
  context: z.string(),
  version: z.string(),
  /** The operator's e-mail address. */
  contact: z.string(),
  /** The key that seals this deploy's records. Each build of a preview makes one; other contexts have none. */
  storageKey: z.string().optional(),
  /** Locales the site was built in; a build for production has no pseudo-locales. */
  locales: z.array(z.enum(EVERY_LOCALE)).default([...LOCALES]),
  /**
   * When content that was scheduled as the site was built is to appear: UTC as `Date.toISOString` writes it, sorted,
   * each once. Times only: the content itself is confidential until then.
   */
  due: z.array(z.iso.datetime()).default([]),
  /** Colours of the themes, for what functions draw. */
  colours: z.object({ light: colours, dark: colours }),
});

export type BuildFacts = z.output<typeof factsSchema>;

export const SHELL_NAMES = [
  'page',
  'report',
  'comparison',
  'published',
  'published-comparison',
  'account',
  'inbox',
  'review',
  '401',
  '403',
  '404',
  '500',
] as const;
export type ShellName = (typeof SHELL_NAMES)[number];

export interface Artifacts {
  facts(): Promise<BuildFacts>;
  /** HTML of a shell, unfilled. */
  shell(locale: Locale, name: ShellName): Promise<string>;
  /**
   * What only gated pages show, as the build left it; null if it left nothing. @param name of the file: `cards.json`
   */
  gated(name: string): Promise<string | null>;
}

/**
 * The counterpart of the repository's folder where functions run: `/var/task` on Netlify's Lambda, itself under
 * `netlify dev`.
 *
 * @param name path below it of a file that is there
 */
export function builtRoot(name: string): string {
  const root = rootOf(name);
  if (root === null) throw new Error(`no ${name} in ${candidates().join(' or ')}: build the site first`);
  return root;
}

const candidates = (): readonly string[] =>
  [process.env['LAMBDA_TASK_ROOT'], process.cwd()].filter((root) => root !== undefined);

const rootOf = (name: string): string | null =>
  candidates().find((candidate) => existsSync(join(candidate, name))) ?? null;

/** Path of a file the build leaves, where functions run. @param name path of the file below the repository */
export function builtFile(name: string): string {
  return join(builtRoot(name), name);
}

/** Text of a file that is beside a function. @param name path of the file below the repository */
export function builtText(name: string): string {
  return readFileSync(builtFile(name), 'utf8');
}

/**
 * Reads files once and keeps them for the life of the instance.
 *
 * @param root the folder; found automatically if not given
 */
export function fileArtifacts(root = () => dirname(builtFile(FACTS))): Artifacts {
  const texts = new Map<string, Promise<string>>();
  const read = (path: string): Promise<string> => {
    const text = texts.get(path) ?? readFile(join(root(), path), 'utf8');
    texts.set(path, text);
    text.catch(() => texts.delete(path));
    return text;
  };
  return {
    facts: async () => factsSchema.parse(JSON.parse(await read('facts.json'))),
    shell: (locale, name) => read(join('shell', locale, `${name}.html`)),
    gated: (name) =>
      read(join('gated', name)).catch((error: unknown) => {
        if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }),
  };
}

const keySchema = factsSchema.pick({ storageKey: true });

/**
 * The key that this build made for the records of its preview, which no one else has. Null if it made none, or if there
 * is no build. It is read at once, because we can't tell what opens storage first.
 */
export function builtStorageKey(): string | null {
  const root = rootOf(FACTS);
  if (root === null) return null;
  return keySchema.parse(JSON.parse(readFileSync(join(root, FACTS), 'utf8'))).storageKey ?? null;
}
