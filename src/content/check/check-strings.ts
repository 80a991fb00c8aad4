/** Checks the interface strings of every locale against the rules: mistakes stop the build, missing strings do not. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { askedFor } from '../../texts/loaded-strings';
import { DEFAULT_LOCALE, isLocale, LOCALES, type WrittenLocale } from '../../site/locales';
import type { Found, Lacking } from '../model/lacking';
import type { Problem } from '../model/problem';
import { namespacesIn } from '../model/strings';
import { readNotes, type StringNotes } from './string-notes';
import { readStringFile, type StringFile } from './string-files';
import { pluralCategories, splitPlural } from './string-plurals';
import { textFlaw } from './string-texts';
import { figureFlaws } from './string-figures';
import { stringUses } from './string-uses';
import { spaceFlaws } from './string-spaces';
import { wordFlaws } from './string-words';

/** Namespace → file, for one locale; those that are no JSON are left out. */
type Files = ReadonlyMap<string, StringFile>;

const fileOf = (locale: WrittenLocale, namespace: string) => `locales/${locale}/${namespace}.json`;

/** What is wrong with which files there are. */
function folderProblems(root: string, namespaces: Readonly<Record<WrittenLocale, readonly string[]>>): Problem[] {
  const expected = namespaces[DEFAULT_LOCALE];
  const foreign = readdirSync(join(root, 'locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isLocale(entry.name))
    .map(({ name }) => ({
      file: `locales/${name}`,
      message: `"${name}" is no locale of the site.`,
      fix: 'Add its row to src/site/locales.ts, or remove the folder.',
    }));
  return LOCALES.flatMap((locale): Problem[] => [
    ...expected
      .filter((namespace) => !namespaces[locale].includes(namespace))
      .map((namespace) => ({
        file: fileOf(locale, namespace),
        message: 'The file is missing.',
        fix: `Translate ${fileOf(DEFAULT_LOCALE, namespace)}.`,
      })),
    ...namespaces[locale]
      .filter((namespace) => !expected.includes(namespace))
      .map((namespace) => ({
        file: fileOf(locale, namespace),
        message: `The default locale has no namespace "${namespace}".`,
        fix: `Remove the file, or add ${fileOf(DEFAULT_LOCALE, namespace)} and its line in src/components/string-keys.ts.`,
      })),
  ]).concat(foreign);
}

/** What is wrong with a file, regardless of the other locales. */
function formProblems({ file, odd, repeated, problem }: StringFile): Problem[] {
  return [
    ...odd.map(({ key, message, fix }) => problem(key, message, fix)),
    ...repeated.map(({ key, line }) => {
      const fix = 'Keep one of them: readers of JSON take the last without a word.';
      return { file, line, message: `The key "${key}" stands twice.`, fix };
    }),
  ];
}

interface Comparison {
  readonly locale: WrittenLocale;
  readonly namespace: string;
  readonly own: StringFile;
  /** The default locale's; of that locale itself the same. */
  readonly source: StringFile;
  readonly notes: StringNotes;
}

/** The keys of plurals without their categories. */
function pluralsOf({ texts }: StringFile): ReadonlySet<string> {
  const plurals = [...texts.keys()].map(splitPlural).filter(({ category }) => category !== null);
  return new Set(plurals.map(({ base }) => base));
}

/** Texts of the default locale that the locale does not have; of a plural it has no form at all. */
function lackingKeys({ locale, namespace, own, source, notes }: Comparison): Lacking[] {
  const plurals = pluralsOf(own);
  const seen = new Set<string>();
  return [...source.texts].flatMap(([key, text]): Lacking[] => {
    const { base, category } = splitPlural(key);
    const isThere = category === null ? own.texts.has(key) : plurals.has(base);
    if (isThere || seen.has(base) || own.odd.some((odd) => odd.key === key)) return [];
    seen.add(base);
    const note = notes.noteFor(namespace, key);
    const place = `${source.file}:${source.lineOf(key)}`;
    const forms = category === null ? '' : `, with forms for ${[...pluralCategories(locale).keys()].join(', ')}`;
    const fix = `Translate "${text}" (${place}) into ${locale}${forms}.${note === null ? '' : ` Note: ${note}`}`;
    return [{ ...own.problem(key, `The key "${base}" is missing.`, fix), locale, key: base }];
  });
}

/** Categories that a plural of the locale lacks, and keys and categories that are too many. */
function keyProblems({ locale, own, source }: Comparison): Problem[] {
  const { texts, problem } = own;
  const categories = pluralCategories(locale);
  const bases = pluralsOf(source);
  const written = pluralsOf(own);
  const lackingForms = [...bases].flatMap((base) =>
    [...(written.has(base) ? categories : [])]
      .filter(([category]) => !texts.has(`${base}_${category}`))
      .map(([category, numbers]) =>
        problem(
          [...texts.keys()].find((key) => splitPlural(key).base === base) ?? base,
          `The plural "${base}" has no form for "${category}", which ${locale} distinguishes.`,
          `Add "${base.slice(base.lastIndexOf('.') + 1)}_${category}"; it is used for ${numbers.join(', ') || 'fractions'}.`,
        ),
      ),
  );
  const superfluous = [...texts.keys()].flatMap((key): Problem[] => {
    const { base, category } = splitPlural(key);
    if (category !== null && bases.has(base)) {
      // i18next takes "zero" for 0 in every language, so that a sentence for none can be a sentence of its own.
      if (categories.has(category) || category === 'zero') return [];
      const message = `The plural "${base}" has a form for "${category}", which ${locale} does not distinguish.`;
      return [problem(key, message, `Remove it; ${locale} has ${[...categories.keys()].join(', ')}.`)];
    }
    if (source.texts.has(key)) return [];
    const fix = `Remove it, or add it to ${source.file}.`;
    return [problem(key, `The default locale does not have the key "${key}".`, fix)];
  });
  return [...lackingForms, ...superfluous];
}

function wordProblems({ locale, namespace, own, source }: Comparison): Problem[] {
  return [...own.texts].flatMap(([key, text]) => {
    const { base, category } = splitPlural(key);
    const general = category === null ? source.texts.get(key) : source.texts.get(`${base}_other`);
    const flaw = textFlaw({ locale, namespace, key, text, source: general, plural: category !== null });
    const flaws = [
      ...(flaw === null ? [] : [flaw]),
      ...wordFlaws({ locale, key, text, source: general }),
      ...spaceFlaws({ locale, key, text }),
      ...figureFlaws({ namespace, key, text }),
    ];
    return flaws.map(({ message, fix }) => own.problem(key, message, fix));
  });
}

function unusedKeys(root: string, sources: Files): Problem[] {
  const uses = stringUses(root, [...sources.keys()]);
  return [...sources].flatMap(([namespace, { texts, problem }]) => {
    const isAsked = (base: string) => {
      const [asked, key] = askedFor(namespace, base);
      return uses.get(asked)?.some((pattern) => pattern.test(key)) ?? false;
    };
    const first = new Map<string, string>();
    for (const key of texts.keys()) {
      const { base } = splitPlural(key);
      if (!first.has(base)) first.set(base, key);
    }
    const fix = `Remove it from every locale, or ask for it with the translator of "${namespace}".`;
    return [...first]
      .filter(([base]) => !isAsked(base))
      .map(([base, key]) => problem(key, `No source asks for the key "${base}".`, fix));
  });
}

/**
 * Checks `locales/` and that `src/` asks for what is there. That a key asked for exists is the compiler's matter:
 * `string-keys.ts` types every key.
 *
 * @param root the repository
 */
export function checkStrings(root: string): Found {
  const namespaces = Object.fromEntries(LOCALES.map((locale) => [locale, namespacesIn(root, locale)])) as Record<
    WrittenLocale,
    string[]
  >;
  const problems = folderProblems(root, namespaces);
  const files = new Map<WrittenLocale, Map<string, StringFile>>();
  for (const locale of LOCALES) {
    const readable = new Map<string, StringFile>();
    for (const namespace of namespaces[locale]) {
      const file = fileOf(locale, namespace);
      const read = readStringFile(join(root, file), file);
      if ('message' in read) problems.push(read);
      else readable.set(namespace, read);
    }
    files.set(locale, readable);
  }

  const sources: Files = files.get(DEFAULT_LOCALE) ?? new Map<string, StringFile>();
  const notes = readNotes(root, sources);
  const lacking: Lacking[] = [];
  for (const [locale, ofLocale] of files) {
    for (const [namespace, own] of ofLocale) {
      problems.push(...formProblems(own));
      const source = sources.get(namespace);
      if (source === undefined) continue;
      const comparison = { locale, namespace, own, source, notes };
      lacking.push(...lackingKeys(comparison));
      problems.push(...keyProblems(comparison), ...wordProblems(comparison));
    }
  }
  return { problems: [...problems, ...notes.problems, ...unusedKeys(root, sources)], lacking };
}
