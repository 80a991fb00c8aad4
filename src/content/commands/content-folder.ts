/** The content folder as the commands see it: files, what each says, and the sections of sources. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { i18n } from 'i18next';
import { DEFAULT_LOCALE } from '../../site/locales';
import { compileBody } from '../compile/mdx';
import { buildEnvironment } from '../model/environment';
import { parseFrontMatter, splitFrontMatter } from '../model/front-matter';
import { parseContentPath, type ContentAddress } from '../model/kinds';
import type { Problem } from '../model/problem';
import { sectionsOf, type Section } from '../model/stamps';
import { buildI18n } from '../model/strings';

export type ReadSections =
  | { readonly ok: true; readonly sections: readonly Section[]; readonly headings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Files below `content/` whose name ends so, as paths from the root of the repository, sorted. */
export function contentFiles(root: string, ending = '.mdx'): string[] {
  return readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * A path as a writer types it: from the root of the repository, from `content/`, absolute or from where they are.
 * @returns the path from the root with forward slashes, of a file or folder that exists below `content/`; or null
 */
export function findContent(root: string, typed: string): string | null {
  const places = [resolve(root, typed), resolve(root, 'content', typed), resolve(typed)];
  const found = places.find((place) => existsSync(place) && place.startsWith(join(root, 'content')));
  return found === undefined ? null : relative(root, found).split(sep).join('/');
}

export function isFolder(root: string, file: string): boolean {
  return statSync(join(root, file)).isDirectory();
}

/** Address of a content file by its path from the root; or the problem with the path. */
export function addressOf(file: string): ContentAddress | Problem {
  return parseContentPath(file.replace(/^content\//, ''));
}

/** The source beside a translation. */
export function sourceOf(translation: string): string {
  return translation.replace(/[^/]+$/, `${DEFAULT_LOCALE}.mdx`);
}

/** The locale a file is named by; it need not be one of this site. */
export function localeNameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.mdx$/, '');
}

/** Reads files and compiles them as the build does. */
export class ContentFolder {
  private readonly i18n: i18n;
  private readonly operator = buildEnvironment().operator;

  constructor(readonly root: string) {
    this.i18n = buildI18n(root);
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  /** Sections of a file and the anchors of its headings; every problem that keeps it from being read. */
  sections(file: string, text = this.read(file)): ReadSections {
    const address = addressOf(file);
    if ('message' in address) return { ok: false, problems: [address] };
    const { yaml, body, bodyLine } = splitFrontMatter(text);
    const front = parseFrontMatter(address.kind, yaml, file);
    const surroundings = { i18n: this.i18n, locale: address.locale, operator: this.operator };
    const result = compileBody(body, file, bodyLine, surroundings);
    if (!front.ok || !result.ok) {
      return { ok: false, problems: [...(front.ok ? [] : front.problems), ...(result.ok ? [] : result.problems)] };
    }
    const { title, description } = front.data;
    const { headings } = result.compiled;
    return {
      ok: true,
      sections: sectionsOf({ title, description, body, headings }),
      headings: headings.map(({ id }) => id),
    };
  }
}
