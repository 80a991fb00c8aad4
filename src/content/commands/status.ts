/** `content:status`: every piece of content in every locale, and what translators have to do. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, LOCALES, DEFAULT_LOCALE, type WrittenLocale } from '../../site/locales';
import { checkContent, contentTable, type CheckedContent } from '../check/check';
import { checkStrings } from '../check/check-strings';
import type { ContentFile } from '../check/read-content';
import { CALIBRATION_FILE, readCalibration } from '../model/calibration';
import { FOLDER_OF } from '../model/kinds';
import type { Found, Lacking } from '../model/lacking';
import { grouped, type TranslationCell, type TranslationState } from '../model/translations';
import { dueAt, publicationOf, visibilityOf } from '../model/visibility';
import { changedLine } from './mark-current';
import { counted, refused, type Outcome } from './outcome';
import { sectionDiff } from './section-diff';

/** A piece in a locale. */
function statusCell(
  { state, entry }: TranslationCell<ContentFile>,
  outdated: CheckedContent['outdated'],
  copy: ContentFile | undefined,
) {
  const text = state === 'fallback' ? (copy ?? null) : entry;
  const behind = text === null ? undefined : outdated.get(text.file);
  return {
    state,
    /** Path of the text of this locale, which may be an untouched copy of the source; null if it has none. */
    file: text?.file ?? null,
    /** Whether production does as if it were not there. */
    draft: text?.frontMatter.draft === true,
    /** What changed in the source since; empty unless outdated. */
    changed: behind?.changed ?? [],
    /** Sections of the source; null unless outdated. */
    sections: behind?.total ?? null,
  };
}

type StatusCell = ReturnType<typeof statusCell>;

/** @param now decides what is scheduled */
function statusRows({ files, outdated, untouched }: Omit<CheckedContent, keyof Found>, now: Date) {
  const copies = new Map(files.filter(({ file }) => untouched.has(file)).map((file) => [file.file, file]));
  const translated = files.filter(({ file }) => !copies.has(file));
  return contentTable(translated, outdated).rows.map(({ kind, slug, version, source, cells }) => {
    const publication = publicationOf(source.frontMatter, source.address.version);
    const visibility = visibilityOf(publication, now);
    const copyIn = (locale: WrittenLocale) => copies.get(source.file.replace(/[^/]+$/, `${locale}.mdx`));
    const locales = LOCALES.map((locale) => [locale, statusCell(cells[locale], outdated, copyIn(locale))]);
    return {
      /** `posts/hello`, `legal/terms/2026-11-20`. */
      name: [FOLDER_OF[kind], slug, ...(version === null ? [] : [version])].join('/'),
      visibility,
      /** ISO 8601; null if it always was, or is, public. */
      due: visibility === 'scheduled' ? (dueAt(publication)?.toISOString() ?? null) : null,
      locales: Object.fromEntries(locales) as Readonly<Record<WrittenLocale, StatusCell>>,
    };
  });
}

type StatusRow = ReturnType<typeof statusRows>[number];

function cellText({ state, draft, changed, sections }: StatusCell): string {
  const words = {
    source: 'source',
    translated: 'translated',
    outdated: `outdated ${changed.length}/${sections ?? 0}`,
    fallback: 'missing',
    absent: 'absent',
  };
  if (!draft || state === 'source') return words[state];
  return state === 'translated' ? 'draft' : `draft, ${words[state]}`;
}

function nameText({ name, visibility, due }: StatusRow): string {
  if (visibility === 'public') return name;
  return visibility === 'draft'
    ? `${name} (draft)`
    : `${name} (from ${due?.replace(/T00:00:00\.000Z$|:00\.000Z$/, '') ?? ''})`;
}

function table(rows: readonly StatusRow[], locales: readonly WrittenLocale[]): string[] {
  const lines = [
    ['', ...locales],
    ...rows.map((row) => [nameText(row), ...locales.map((locale) => cellText(row.locales[locale]))]),
  ];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines.map((line) =>
    line
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function totals(rows: readonly StatusRow[], locales: readonly WrittenLocale[]): string[] {
  return locales
    .filter((locale) => locale !== DEFAULT_LOCALE)
    .map((locale) => {
      const cells = rows.map((row) => row.locales[locale]);
      const count = (state: TranslationState) => cells.filter((cell) => cell.state === state && !cell.draft).length;
      const parts = [
        `${count('translated')} translated`,
        `${count('outdated')} outdated`,
        `${cells.filter(({ draft }) => draft).length} draft`,
        `${cells.filter(({ state }) => state === 'fallback').length} missing`,
        `${count('absent')} absent`,
      ];
      return `${locale}: ${parts.join(', ')}`;
    });
}

function outdatedTexts(rows: readonly StatusRow[], locales: readonly WrittenLocale[], diff: boolean): string[] {
  return rows.flatMap((row) =>
    locales.flatMap((locale) => {
      const { changed, sections, file } = row.locales[locale];
      if (changed.length === 0 || file === null) return [];
      return [
        '',
        `${file}: ${changed.length} of ${counted(sections ?? 0, 'section')} of the source changed since`,
        ...changed.flatMap((section) => [
          changedLine(section),
          ...(diff ? [...sectionDiff(section).map((line) => `    ${line}`), ''] : []),
        ]),
      ];
    }),
  );
}

/** What a language lacks and shows in English instead, file by file. */
function lackingTexts(lacking: readonly Lacking[], locales: readonly WrittenLocale[]): string[] {
  return locales.flatMap((locale) => {
    const own = lacking.filter((one) => one.locale === locale);
    if (own.length === 0) return [];
    const files = [...grouped(own, ({ file }) => file)].map(([file, texts]) => {
      const keys = texts.flatMap(({ key }) => (key === null ? [] : [key]));
      return keys.length === 0 ? `  ${file}` : `  ${file}: ${counted(keys.length, 'string')}: ${keys.join(', ')}`;
    });
    const strings = own.filter(({ key }) => key !== null).length;
    const parts = [
      ...(strings > 0 ? [counted(strings, 'string')] : []),
      ...(strings < own.length ? [counted(own.length - strings, 'page')] : []),
    ];
    return ['', `${locale} lacks ${parts.join(' and ')}, for which production builds stop:`, ...files];
  });
}

/** Says that published figures are of a rubric that has changed since. */
function calibrationLines(root: string): string[] {
  if (!existsSync(join(root, CALIBRATION_FILE))) return [];
  const { isEarlier, measuredOn } = readCalibration(root);
  if (!isEarlier) return [];
  const text = `${CALIBRATION_FILE}: measured on ${measuredOn} with an earlier state of the rubric, as its pages say.`;
  return ['', text, 'Who has the saved pages brings it up to date: npm run calibrate'];
}

/** @param request `locale`: only this one, null for all */
export function status(
  root: string,
  { locale, diff, json }: { readonly locale: string | null; readonly diff: boolean; readonly json: boolean },
  now: Date,
): Outcome {
  if (locale !== null && !isLocale(locale))
    return refused(`"${locale}" is not a locale of this site.`, `Use one of ${LOCALES.join(', ')}.`);
  const locales = locale === null ? LOCALES : LOCALES.filter((known) => known === locale);
  const content = checkContent(root);
  const rows = statusRows(content, now);
  if (json) return { text: JSON.stringify(rows, null, 2), exitCode: 0 };
  const unread = content.problems.length;
  const outdated = outdatedTexts(rows, locales, diff);
  const lines = [
    ...table(rows, locales),
    '',
    ...totals(rows, locales),
    ...outdated,
    ...(outdated.length > 0 && !diff ? ['', 'What changed, word by word: npm run content:status -- --diff'] : []),
    ...lackingTexts([...checkStrings(root).lacking, ...content.lacking], locales),
    ...calibrationLines(root),
    ...(unread > 0
      ? ['', `${counted(unread, 'problem')} in content; files that cannot be read are left out: npm run content:check`]
      : []),
  ];
  return { text: lines.join('\n').trimEnd(), exitCode: 0 };
}
