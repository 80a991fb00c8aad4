/**
 * Strings as they are loaded, made of the files in which they are written.
 *
 * The words of a check are written in one file of a language, `checks.json`. They are loaded as two namespaces, since
 * a report shows every title and reason at once, and a rule only to whoever opens it: `checks`, and `rules`, which
 * holds of each check its `rule` and `why` beside what is written in `rules.json`.
 *
 * What a language lacks is English, which a production build does not let through (`--strict`).
 */
import { withStandIns } from './stand-ins';
import { DEFAULT_LOCALE, writtenLocale, type Locale } from './locales';

/** Strings of one language: by file as they are written, by namespace as they are loaded. */
type Strings = Readonly<Record<string, unknown>>;

/** What a check's words have besides those of a report; a file may hold anything until it is checked. */
interface RuleWords {
  readonly rule?: unknown;
  readonly why?: unknown;
}

const entriesOf = (checks: unknown) => Object.entries((checks ?? {}) as Readonly<Record<string, RuleWords>>);

function withoutRules(checks: unknown): Strings {
  const shown = ({ rule, why, ...words }: RuleWords) => words;
  return Object.fromEntries(entriesOf(checks).map(([id, words]) => [id, shown(words)]));
}

function rulesOf({ checks, rules }: Strings): Strings {
  const partOf = (part: keyof RuleWords) =>
    Object.fromEntries(entriesOf(checks).flatMap(([id, words]) => (part in words ? [[id, words[part]]] : [])));
  return { check: partOf('rule'), why: partOf('why'), ...(rules as object | undefined) };
}

function namespaceOf(namespace: string, written: Strings): unknown {
  if (namespace === 'checks') return withoutRules(written['checks']);
  return namespace === 'rules' ? rulesOf(written) : written[namespace];
}

/** The files of a language that a namespace is made of. */
export function filesOf(namespace: string): readonly string[] {
  return namespace === 'rules' ? ['checks', 'rules'] : [namespace];
}

/**
 * A namespace in a language.
 *
 * @param written the language's files, at least those of `filesOf`
 * @param english the default locale's
 */
export function loadedStrings(locale: Locale, namespace: string, written: Strings, english: Strings): unknown {
  const own = namespaceOf(namespace, written);
  if (writtenLocale(locale) === DEFAULT_LOCALE) return own;
  return withStandIns(locale, own, namespaceOf(namespace, english));
}

/** Every namespace in a language. @param written all files of the language, as `english` all of the default locale */
export function allLoadedStrings(locale: Locale, written: Strings, english: Strings): Record<string, unknown> {
  const namespaces = new Set([...Object.keys(written), ...Object.keys(english)]);
  return Object.fromEntries(
    [...namespaces].map((namespace) => [namespace, loadedStrings(locale, namespace, written, english)]),
  );
}

/** A key as it is asked for, of one as it is written. */
export function askedFor(file: string, key: string): readonly [namespace: string, key: string] {
  const [, id, part] = file === 'checks' ? (/^([^.]+)\.(rule|why)$/.exec(key) ?? []) : [];
  return id === undefined ? [file, key] : ['rules', `${part === 'rule' ? 'check' : 'why'}.${id}`];
}
