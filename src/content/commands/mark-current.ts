/** `content:mark-current`: a writer says that translations say what their sources say now. */
import { DEFAULT_LOCALE } from '../../site/locales';
import { readContent, type ContentFile } from '../check/read-content';
import { readStamp, sectionedSource } from '../check/translation-stamps';
import { sourceOf } from '../model/kinds';
import { formatProblems } from '../model/problem';
import { changedSections, stampOf, stateOf, type ChangedSection, type Stamp } from '../model/stamps';
import { findContent, isFolder } from './content-folder';
import { counted, done, refused, type Outcome } from './outcome';
import { forgetUnnamed, writeStamp } from './stamp';

/** One line for a section that changed. */
export function changedLine({ kind, heading, id }: ChangedSection): string {
  const place = id === null ? (kind === 'changed' ? ' (title, description, opening)' : '') : ` (#${id})`;
  return `  ${kind.padEnd(7)}  ${heading}${place}`;
}

/** The message about a translation, by the stamp it had. */
function report(translation: string, before: Stamp | null, now: Stamp): string[] {
  if (before === null) return [`${translation}: stamped for the first time`];
  const changed = changedSections(before, now.sections);
  if (changed.length === 0) return [`${translation}: was current`];
  return [`${translation}: ${counted(changed.length, 'section')} had changed`, ...changed.map(changedLine)];
}

function stamp(
  root: string,
  translations: readonly ContentFile[],
  sources: ReadonlyMap<string, ContentFile>,
): string[] {
  return translations.flatMap(({ file }) => {
    const source = sources.get(sourceOf(file));
    if (source === undefined) return [];
    const now = stampOf(sectionedSource(root, source));
    const before = readStamp(root, file);
    if (before === null || stateOf(before) !== stateOf(now)) writeStamp(root, file, now);
    return report(file, before, now);
  });
}

/**
 * @param typed translations, or folders with all translations below them
 * @param all every translation of the site, in place of paths
 */
export function markCurrent(root: string, typed: readonly string[], all: boolean): Outcome {
  const chosen: string[] = all ? ['content'] : [];
  for (const path of typed) {
    const found = findContent(root, path);
    if (found === null)
      return refused(
        `${path} does not exist below content/.`,
        'Name a translation, e.g. content/posts/my-post/de.mdx, or a folder.',
      );
    if (!isFolder(root, found) && found === sourceOf(found)) {
      return refused(
        `${found} is a source; only translations have stamps.`,
        `Name a translation beside it, or the folder for all of them.`,
      );
    }
    chosen.push(found);
  }
  const { files, problems } = readContent(root);
  const sources = new Map(files.map((file) => [file.file, file]));
  const isChosen = (file: string) => chosen.some((path) => file === path || file.startsWith(`${path}/`));
  const translations = files.filter(({ file, address }) => address.locale !== DEFAULT_LOCALE && isChosen(file));
  const wanted = new Set(translations.map(({ file }) => sourceOf(file)));
  const broken = problems.filter(({ file }) => isChosen(file) || wanted.has(file));
  if (broken.length > 0) return { text: formatProblems(broken), exitCode: 1 };
  const alone = translations.find(({ file }) => !sources.has(sourceOf(file)));
  if (alone !== undefined)
    return refused(`${alone.file} has no source.`, `Add ${sourceOf(alone.file)}, or remove the translation.`);
  if (translations.length === 0)
    return refused('There is no translation to mark.', 'Name a translation, or a folder with translations.');
  const lines = stamp(root, translations, sources);
  forgetUnnamed(root);
  return done(...lines);
}
