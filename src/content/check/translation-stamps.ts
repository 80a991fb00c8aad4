/** Stamps next to translations: each has one, none is left behind, and they show what changed in the source. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../../site/locales';
import { splitFrontMatter } from '../model/front-matter';
import type { Problem } from '../model/problem';
import {
  changedSections,
  parseStamp,
  sectionsOf,
  type ChangedSection,
  type Section,
  type SectionedSource,
  type Stamp,
} from '../model/stamps';
import type { TranslationRow } from '../model/translations';
import type { ContentFile } from './read-content';

/** How far a translation is behind its source. */
export interface Outdatedness {
  /** At least one. */
  readonly changed: readonly ChangedSection[];
  /** Sections of the source as it is now. */
  readonly total: number;
}

const STAMP = '.source.json';

/** Where the stamp of a translation is. */
export function stampFile(file: string): string {
  return file.replace(/\.mdx$/, STAMP);
}

/** The stamp of a translation; null if it has none that can be read. */
export function readStamp(root: string, file: string): Stamp | null {
  const place = join(root, stampFile(file));
  if (!existsSync(place)) return null;
  const stamp = parseStamp(readFileSync(place, 'utf8'));
  return 'problem' in stamp ? null : stamp;
}

/** What a source is stamped by, read from its file. */
export function sectionedSource(root: string, { file, frontMatter, body }: ContentFile): SectionedSource {
  const { title, description } = frontMatter;
  const { body: text } = splitFrontMatter(readFileSync(join(root, file), 'utf8'));
  return { title, description, body: text, headings: body.headings };
}

/**
 * @param paths of all files below `content/`
 * @returns every problem with stamps, and how far each translation that is not current is behind
 */
export function checkStamps(
  root: string,
  rows: readonly TranslationRow<ContentFile>[],
  paths: readonly string[],
): { problems: Problem[]; outdated: Map<string, Outdatedness> } {
  const problems: Problem[] = [];
  const outdated = new Map<string, Outdatedness>();
  for (const { source, cells } of rows) {
    let sections: readonly Section[] | undefined;
    for (const locale of LOCALES) {
      const { entry, state } = cells[locale];
      if (entry === null || state === 'source' || state === 'fallback') continue;
      const file = stampFile(entry.file);
      if (!existsSync(join(root, file))) {
        problems.push({
          file: entry.file,
          message: 'The translation has no stamp, so nobody can tell whether its source has changed since.',
          fix: `If it says what ${source.file} says now, run: npm run content:mark-current ${entry.file}`,
        });
        continue;
      }
      const stamp = parseStamp(readFileSync(join(root, file), 'utf8'));
      if ('problem' in stamp) {
        problems.push({
          file,
          message: `The stamp cannot be read: ${stamp.problem}.`,
          fix: `It is never written by hand. Restore it, or run: npm run content:mark-current ${entry.file}`,
        });
        continue;
      }
      sections ??= sectionsOf(sectionedSource(root, source));
      const changed = changedSections(stamp, sections);
      if (changed.length > 0) outdated.set(entry.file, { changed, total: sections.length });
    }
  }
  return { problems: [...problems, ...strayStamps(root, paths)], outdated };
}

/** Stamps whose translation is gone. */
function strayStamps(root: string, paths: readonly string[]): Problem[] {
  return paths.flatMap((path): Problem[] => {
    if (!path.endsWith(STAMP)) return [];
    const translation = `content/${path.slice(0, -STAMP.length)}.mdx`;
    const isSource = path.endsWith(`/${DEFAULT_LOCALE}${STAMP}`);
    if (existsSync(join(root, translation)) && !isSource) return [];
    return [
      {
        file: `content/${path}`,
        message: isSource ? 'A source needs no stamp.' : `The stamp belongs to ${translation}, which does not exist.`,
        fix: 'Remove the file.',
      },
    ];
  });
}
