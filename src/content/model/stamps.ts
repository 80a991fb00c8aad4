/**
 * Stamps: a translation's field `source` names the state of the source it was made from. Next to it is
 * `<state>.source.json`, the source's sections in that state, once for all translations made from it. That file alone
 * shows what changed since; no git history is needed. The commands write both.
 */
import { z } from 'zod';
import { publishedDigest } from './cache';

/** A part of a text: from one heading of the second level to the next. */
const sectionSchema = z.strictObject({
  /** The heading's anchor; null for what is before the first heading: title, description and opening. */
  id: z.string().nullable(),
  heading: z.string(),
  /** The section's MDX, its heading included; lines end with `\n`, without spaces at their ends. */
  text: z.string(),
});

const stampSchema = z.strictObject({ format: z.literal(1), sections: z.array(sectionSchema).min(1) });

export type Section = z.output<typeof sectionSchema>;
export type Stamp = z.output<typeof stampSchema>;

/** What a section of the source is compared by. */
export interface SectionedSource {
  readonly title: string;
  readonly description: string;
  /** The body without front matter. */
  readonly body: string;
  /** Anchors of the body in order, with 1-based lines of the body; of every level. */
  readonly headings: readonly {
    readonly id: string;
    readonly text: string;
    readonly depth: number;
    readonly line: number;
  }[];
}

function normalized(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/** Splits a source into its sections; the first holds title, description and what is before the first heading. */
export function sectionsOf({ title, description, body, headings }: SectionedSource): Section[] {
  const lines = body.replace(/\r\n?/g, '\n').split('\n');
  // A heading within a note comes last in the page, wherever the note is written.
  const starts = headings.filter(({ depth }) => depth === 2).sort((a, b) => a.line - b.line);
  const upTo = (index: number) => (starts[index]?.line ?? lines.length + 1) - 1;
  const opening = normalized(lines.slice(0, upTo(0)).join('\n'));
  return [
    { id: null, heading: title, text: [title, description, opening].filter((part) => part !== '').join('\n\n') },
    ...starts.map(({ id, text, line }, index) => ({
      id,
      heading: text,
      text: normalized(lines.slice(line - 1, upTo(index + 1)).join('\n')),
    })),
  ];
}

/** @returns the stamp a translation gets that is made from the source as it is now */
export function stampOf(source: SectionedSource): Stamp {
  return { format: 1, sections: sectionsOf(source) };
}

/** The text of a stamp's file. */
export function formatStamp(stamp: Stamp): string {
  return `${JSON.stringify(stamp, null, 2)}\n`;
}

/** Name of a state of a source. */
export const STATE = /^[0-9a-f]{12}$/;

/** The line of a translation that names one. */
export const STATE_FIELD = /^source: '([0-9a-f]{12})'\r?\n/m;

/** The name of the state a stamp holds. */
export function stateOf(stamp: Stamp): string {
  return publishedDigest(formatStamp(stamp)).slice(0, 12);
}

/** @returns the stamp, or what is wrong with the file's text */
export function parseStamp(text: string): Stamp | { readonly problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'it is not JSON' };
  }
  const result = stampSchema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  return { problem: `${issue?.path.join('.') || 'it'} is not as the commands write it` };
}

/** A section of the source that is not as it was when the translation was made. */
export interface ChangedSection {
  readonly kind: 'changed' | 'added' | 'removed';
  /** Anchor in the source as it is now; null for the opening and for removed sections. */
  readonly id: string | null;
  readonly heading: string;
  /** MDX when the translation was made; null if the section is new. */
  readonly before: string | null;
  /** MDX now; null if the section is gone. */
  readonly after: string | null;
}

/**
 * What changed in a source since a translation was stamped, in the order of the source, removed sections last.
 * A section is known by its anchor; one that was renamed counts as added, and its old name as removed.
 */
export function changedSections(stamp: Stamp, now: readonly Section[]): ChangedSection[] {
  const before = new Map(stamp.sections.map((section) => [section.id, section]));
  const current = new Set(now.map(({ id }) => id));
  const changed = now.flatMap(({ id, heading, text }): ChangedSection[] => {
    const old = before.get(id);
    if (old === undefined) return [{ kind: 'added', id, heading, before: null, after: text }];
    return old.text === text ? [] : [{ kind: 'changed', id, heading, before: old.text, after: text }];
  });
  const removed = stamp.sections.flatMap(({ id, heading, text }): ChangedSection[] =>
    current.has(id) ? [] : [{ kind: 'removed', id: null, heading, before: text, after: null }],
  );
  return [...changed, ...removed];
}

/**
 * A stamp after an edit of the source that needs no translation, such as a new URL of a moved page: sections
 * that were current stay current, the others stay as they were stamped.
 *
 * @param before the source's sections before the edit
 * @param after its sections now; their anchors are the same
 */
export function carriedOver(stamp: Stamp, before: readonly Section[], after: readonly Section[]): Stamp {
  const textsBefore = new Map(before.map(({ id, text }) => [id, text]));
  const now = new Map(after.map((section) => [section.id, section]));
  const sections = stamp.sections.map((section) => {
    const current = now.get(section.id);
    return current !== undefined && textsBefore.get(section.id) === section.text ? current : section;
  });
  return { ...stamp, sections };
}
