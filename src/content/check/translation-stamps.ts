/** Stamps of translations: each has one, and they show what changed in the source. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCALES } from '../../site/locales';
import { splitFrontMatter } from '../model/front-matter';
import type { Problem } from '../model/problem';
import {
  changedSections,
  parseStamp,
  sectionsOf,
  STATE_FIELD,
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

export const STAMP = '.source.json';

/** Where a state of the source is kept that translations next to a file were made from. */
export function stampFile(file: string, state: string): string {
  return `${dirname(file)}/${state}${STAMP}`;
}

/** The state a translation's text names; undefined if it names none. */
export function namedState(text: string): string | undefined {
  return STATE_FIELD.exec(splitFrontMatter(text).yaml ?? '')?.[1];
}

/** The stamp of a translation; null if it has none that can be read. */
export function readStamp(root: string, file: string): Stamp | null {
  const state = namedState(readFileSync(join(root, file), 'utf8'));
  const place = state === undefined ? null : join(root, stampFile(file, state));
  if (place === null || !existsSync(place)) return null;
  const stamp = parseStamp(readFileSync(place, 'utf8'));
  return 'problem' in stamp ? null : stamp;
}

/** What a source is stamped by, read from its file. */
export function sectionedSource(root: string, { file, frontMatter, body }: ContentFile): SectionedSource {
  const { title, description } = frontMatter;
  const { body: text } = splitFrontMatter(readFileSync(join(root, file), 'utf8'));
  return { title, description, body: text, headings: body.headings };
}

/** @returns every problem with stamps, and how far each translation that is not current is behind */
export function checkStamps(
  root: string,
  rows: readonly TranslationRow<ContentFile>[],
): { problems: Problem[]; outdated: Map<string, Outdatedness> } {
  const problems: Problem[] = [];
  const outdated = new Map<string, Outdatedness>();
  for (const { source, cells } of rows) {
    let sections: readonly Section[] | undefined;
    for (const locale of LOCALES) {
      const { entry, state } = cells[locale];
      if (entry === null || state === 'source' || state === 'fallback') continue;
      const named = entry.frontMatter.source;
      const file = named === undefined ? null : stampFile(entry.file, named);
      if (file === null || !existsSync(join(root, file))) {
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
  return { problems, outdated };
}
