/**
 * Figures of content are those of the table of facts. In the guide, legal documents and pages one that is bound to none
 * stops the build; in posts it is warned of, unless its sentence is about a fact that is another.
 */
import { factText } from '../../texts/fact-text';
import { FACTS, type Fact, type FactId } from '../../texts/facts';
import { STALE_DAYS, STATED, type StatedId } from '../../texts/sources';
import type { Problem } from '../model/problem';
import type { TranslationRow } from '../model/translations';
import type { ContentFile } from './read-content';

/** What is wrong, and what only may be. */
export interface Findings {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

const DAY_MS = 86_400_000;

/** The newest version of each legal document, by slug: older ones stay as they were. */
function newestVersions(files: readonly ContentFile[]): ReadonlyMap<string, string> {
  const newest = new Map<string, string>();
  for (const { address } of files) {
    const { slug, version } = address;
    if (version !== null && version > (newest.get(slug) ?? '')) newest.set(slug, version);
  }
  return newest;
}

function figuresOf({ file, address, body, bodyLine }: ContentFile, isNewest: boolean): Findings {
  const { kind, locale } = address;
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const at = (line: number) => ({ file, line: line + bodyLine - 1 });
  const isHistory = kind === 'changelog' || (kind === 'legal' && !isNewest);
  for (const { id, written, isTrue, line } of body.figures.facts) {
    const value = factText(locale, id);
    if (kind === 'changelog') {
      const message = `<Fact id="${id}"> stands in the changelog, which says what was on its day.`;
      problems.push({ ...at(line), message, fix: `Write ${value}.` });
    } else if (kind === 'legal' && written === null) {
      const message = `<Fact id="${id}" /> changes with the code; a legal document says what it said on its day.`;
      problems.push({ ...at(line), message, fix: `Write <Fact id="${id}">${value}</Fact>.` });
    } else if (kind !== 'legal' && written !== null) {
      const message = `<Fact id="${id}"> holds “${written}”.`;
      problems.push({ ...at(line), message, fix: `Write <Fact id="${id}" />.` });
    } else if (!isTrue && isNewest) {
      const message = `“${written ?? ''}” is no longer true: ${id} is ${value}.`;
      problems.push({ ...at(line), message, fix: 'Publish a version that says so, or mend what the code does.' });
    }
  }
  if (isHistory) return { problems, warnings };
  for (const { excerpt, contradicts, line } of body.figures.loose) {
    if (contradicts !== null) {
      const message = `“${excerpt}” contradicts the fact ${contradicts}: ${factText(locale, contradicts)}.`;
      const fix = `Write <Fact id="${contradicts}" />, or put an invented figure between <Example> and </Example>.`;
      problems.push({ ...at(line), message, fix });
    } else {
      const message = `A figure is bound to no fact: “${excerpt}”.`;
      const fix = 'Write <Fact id="…" /> (src/texts/facts.ts), or put an example between <Example> and </Example>.';
      (kind === 'post' ? warnings : problems).push({ ...at(line), message, fix });
    }
  }
  return { problems, warnings };
}

function countsOf({ body }: ContentFile): ReadonlyMap<FactId, number> {
  const counts = new Map<FactId, number>();
  for (const { id } of body.figures.facts) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Translations refer to the facts of their source, each as often. Those that are behind it say so elsewhere. */
function unlikeFacts(
  { source, cells }: TranslationRow<ContentFile>,
  outdated: { has(file: string): boolean },
): Problem[] {
  const wanted = countsOf(source);
  return Object.values(cells).flatMap(({ entry, state }) => {
    if (entry === null || entry === source || state === 'fallback' || outdated.has(entry.file)) return [];
    const found = countsOf(entry);
    const ids = [...new Set([...wanted.keys(), ...found.keys()])].filter((id) => wanted.get(id) !== found.get(id));
    return ids.map((id) => ({
      file: entry.file,
      line: entry.bodyLine,
      message: `It refers to the fact ${id} ${found.get(id) ?? 0} times, its source ${wanted.get(id) ?? 0} times.`,
      fix: `Write <Fact id="${id}" /> where ${source.file} has it.`,
    }));
  });
}

/** Sources of facts that content refers to, and that were read long ago. @param now in milliseconds since 1970 */
function staleSources(files: readonly ContentFile[], now: number): Problem[] {
  const used = new Set(files.flatMap(({ body }) => body.figures.facts.map(({ id }) => id)));
  const stated = new Set(
    [...used].flatMap((id): StatedId[] => {
      const fact: Fact = FACTS[id];
      return fact.stated === undefined ? [] : [fact.stated];
    }),
  );
  return [...stated].flatMap((id): Problem[] => {
    const { source, read } = STATED[id];
    const days = Math.floor((now - Date.parse(read)) / DAY_MS);
    if (days <= STALE_DAYS) return [];
    const message = `${source.name}, ${source.section} (${source.url}) was read ${days} days ago.`;
    return [{ file: 'src/texts/sources.ts', message, fix: `Read it again and correct "${id}".` }];
  });
}

/** @param now what the build takes for now, in milliseconds since 1970 */
export function checkFigures(
  files: readonly ContentFile[],
  rows: readonly TranslationRow<ContentFile>[],
  outdated: { has(file: string): boolean },
  now: number,
): Findings {
  const newest = newestVersions(files);
  const found = files.map((file) => figuresOf(file, newest.get(file.address.slug) === file.address.version));
  return {
    problems: [...found.flatMap(({ problems }) => problems), ...rows.flatMap((row) => unlikeFacts(row, outdated))],
    warnings: [...found.flatMap(({ warnings }) => warnings), ...staleSources(files, now)],
  };
}
