/** Notes for translators: `locales/notes.json`, namespace → key → what the text alone does not say. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../model/problem';
import { readStringFile, type StringFile } from './string-files';
import { splitPlural } from './string-plurals';

const FILE = 'locales/notes.json';

export interface StringNotes {
  readonly problems: readonly Problem[];
  /** The note for a key, else that for the nearest group it is in; null without. */
  readonly noteFor: (namespace: string, key: string) => string | null;
}

/** Whether a note's key is a key, a plural's base, or a group of keys. */
function isThere({ texts }: StringFile, key: string): boolean {
  return [...texts.keys()].some(
    (other) => other === key || splitPlural(other).base === key || other.startsWith(`${key}.`),
  );
}

/** @param sources the default locale's files by namespace */
export function readNotes(root: string, sources: ReadonlyMap<string, StringFile>): StringNotes {
  const path = join(root, FILE);
  if (!existsSync(path)) return { problems: [], noteFor: () => null };
  const notes = readStringFile(path, FILE);
  if ('message' in notes) return { problems: [notes], noteFor: () => null };
  const { problem } = notes;
  const problems = [...notes.texts].flatMap(([path, text]): Problem[] => {
    const [namespace = '', ...steps] = path.split('.');
    const source = sources.get(namespace);
    if (text.trim() === '') return [problem(path, `The note for "${path}" is empty.`, 'Write it, or remove the line.')];
    if (source && isThere(source, steps.join('.'))) return [];
    return [problem(path, `There is a note for "${path}", but no such key.`, 'Correct the key, or remove the line.')];
  });
  return {
    problems: [
      ...problems,
      ...notes.repeated.map(({ key, line }) => ({
        file: FILE,
        line,
        message: `The note for "${key}" stands twice.`,
        fix: 'Keep one of them.',
      })),
    ],
    noteFor(namespace, key) {
      for (
        let path = `${namespace}.${splitPlural(key).base}`;
        path.includes('.');
        path = path.slice(0, path.lastIndexOf('.'))
      ) {
        const note = notes.texts.get(path);
        if (note !== undefined) return note;
      }
      return null;
    },
  };
}
