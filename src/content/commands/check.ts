/** `content:check`: the build's check on its own; with `--fix` it first mends what can have only one meaning. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '../../site/locales';
import { checkContent, contentTable, linkMap } from '../check/check';
import { mendedLink } from '../check/links';
import { contentFiles, readContent, type ContentFile, textsAmong } from '../check/read-content';
import { sectionedSource } from '../check/translation-stamps';
import { lineOfField, splitFrontMatter, unquotedDates } from '../model/front-matter';
import { sourceOf } from '../model/kinds';
import { lackingLine, stopping } from '../model/lacking';
import { stampOf } from '../model/stamps';
import { checkStrings } from '../check/check-strings';
import { formatProblems } from '../model/problem';
import { setField } from './edit-front-matter';
import { rewriteLinks } from './rewrite-links';
import { counted, type Outcome } from './outcome';
import { forgetUnnamed, writeStamp } from './stamp';

/** Dates without quotes are times to other readers of the file. */
function quoteDates(root: string): string[] {
  return textsAmong(contentFiles(root)).flatMap((path) => {
    const file = `content/${path}`;
    const written = readFileSync(join(root, file), 'utf8');
    const dates = unquotedDates(splitFrontMatter(written).yaml ?? '');
    if (dates.length === 0) return [];
    writeFileSync(
      join(root, file),
      dates.reduce((text, { field, value }) => setField(text, field, `'${value}'`), written),
    );
    return dates.map(({ field, value }) => `${file}:${lineOfField(written, field)}: ${field}: '${value}'`);
  });
}

function mendLinks(root: string): string[] {
  const { files, problems } = readContent(root);
  const { rows } = contentTable(files);
  const map = linkMap(root, rows, problems);
  const { texts, edits } = rewriteLinks(root, files, (href, { address }) => mendedLink(href, address.locale, map));
  for (const [file, text] of texts) writeFileSync(join(root, file), text);
  return edits.map(({ file, line, from, to }) => `${file}:${line}: ${from} → ${to}`);
}

function stampUnstamped(root: string): string[] {
  const { files } = readContent(root);
  const sources = new Map<string, ContentFile>(files.map((file) => [file.file, file]));
  return files.flatMap(({ file, address, frontMatter }) => {
    const source = sources.get(sourceOf(file));
    if (address.locale === DEFAULT_LOCALE || source === undefined || frontMatter.source !== undefined) return [];
    writeStamp(root, file, stampOf(sectionedSource(root, source)));
    return [`${file}:1: stamped as current; see that it says what ${source.file} says`];
  });
}

/** @returns a line for each change: the place and its new content */
export function fixContent(root: string): string[] {
  const lines = [...quoteDates(root), ...mendLinks(root), ...stampUnstamped(root)];
  forgetUnnamed(root);
  return lines;
}

/** @param options `fix`: whether to mend first; `strict`: whether what a language lacks is a problem */
export function check(root: string, { fix, strict }: { readonly fix: boolean; readonly strict: boolean }): Outcome {
  const fixed = fix ? fixContent(root) : [];
  const content = checkContent(root);
  const { files, outdated } = content;
  const strings = checkStrings(root);
  const problems = [...stopping(strings, strict), ...stopping(content, strict)];
  const warnings = content.warnings.length === 0 ? [] : [formatProblems(content.warnings, 'warning').trimEnd(), ''];
  const missing = lackingLine([...strings.lacking, ...content.lacking]);
  const changes = !fix
    ? []
    : fixed.length === 0
      ? ['Nothing to mend.']
      : [`Mended ${counted(fixed.length, 'place')}:`, ...fixed.map((line) => `  ${line}`)];
  const behind = `${counted(outdated.size, 'translation')} ${outdated.size === 1 ? 'lies' : 'lie'} behind: npm run content:status`;
  const result =
    problems.length > 0
      ? [formatProblems(problems).trimEnd()]
      : [
          `No problem in ${counted(files.length, 'content file')}.`,
          ...(outdated.size > 0 ? [behind] : []),
          ...(missing === null ? [] : [missing]),
        ];
  return {
    text: [...changes, ...(changes.length > 0 ? [''] : []), ...warnings, ...result].join('\n'),
    exitCode: problems.length > 0 ? 1 : 0,
  };
}
