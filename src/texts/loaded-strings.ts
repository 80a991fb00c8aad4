/**
 * Strings as they are loaded, made of the files in which they are written.
 *
 * The words of a check are written in one file of a language, `checks.json`. They are loaded as two namespaces: `checks`,
 * which a report shows at once, and `rules`, which readers load when they open something: of each check its `rule`, its
 * `why` and the words of outcomes that ask for no fix, beside what is written in `rules.json`.
 *
 * What a language lacks is English, which a production build does not let through (`--strict`). References to facts
 * (`{{fact.…}}`) are put into words here, so that no script has to know the table.
 */
import { withStandIns } from '../site/stand-ins';
import { DEFAULT_LOCALE, writtenLocale, type Locale } from '../site/locales';
import { withFacts } from './fact-references';

/** Strings of one language: by file as written, by namespace as loaded. */
type Strings = Readonly<Record<string, unknown>>;

/** A check's words, as far as they are loaded apart; a file may hold anything until it is checked. */
interface CheckWords {
  readonly rule?: unknown;
  readonly why?: unknown;
  readonly outcomes?: Readonly<Record<string, Strings>>;
}

type ChecksWords = Readonly<Record<string, CheckWords>>;

const checksOf = ({ checks }: Strings) => (checks ?? {}) as ChecksWords;

const someOf = <T>(all: Readonly<Record<string, T>> = {}, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isWanted(name)));

/** Whether an outcome asks for no fix: there is nothing to do about it. English says so for every language. */
function settledIn(english: ChecksWords, id: string): (outcome: string) => boolean {
  return (outcome) => !Object.keys(english[id]?.outcomes?.[outcome] ?? {}).some((part) => /^fix(_|$)/.test(part));
}

function shownAtOnce(written: Strings, english: Strings): Strings {
  return Object.fromEntries(
    Object.entries(checksOf(written)).map(([id, { rule, why, outcomes, ...words }]) => {
      const isSettled = settledIn(checksOf(english), id);
      return [id, { ...words, outcomes: someOf(outcomes, (outcome) => !isSettled(outcome)) }];
    }),
  );
}

function shownOnDemand(written: Strings, english: Strings): Strings {
  const checks = Object.entries(checksOf(written));
  const partOf = (part: 'rule' | 'why') =>
    Object.fromEntries(checks.flatMap(([id, words]) => (part in words ? [[id, words[part]]] : [])));
  const settled = checks.map(([id, { outcomes }]) => [id, someOf(outcomes, settledIn(checksOf(english), id))] as const);
  return {
    check: partOf('rule'),
    why: partOf('why'),
    settled: Object.fromEntries(settled.filter(([, outcomes]) => Object.keys(outcomes).length > 0)),
    ...(written['rules'] as object | undefined),
  };
}

function namespaceOf(namespace: string, written: Strings, english: Strings): unknown {
  if (namespace === 'checks') return shownAtOnce(written, english);
  return namespace === 'rules' ? shownOnDemand(written, english) : written[namespace];
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
  const own = withFacts(writtenLocale(locale), namespaceOf(namespace, written, english));
  if (writtenLocale(locale) === DEFAULT_LOCALE) return own;
  return withStandIns(locale, own, withFacts(DEFAULT_LOCALE, namespaceOf(namespace, english, english)));
}

/** Every namespace in a language. @param written all files of the language, as `english` all of the default locale */
export function allLoadedStrings(locale: Locale, written: Strings, english: Strings): Record<string, unknown> {
  const namespaces = new Set([...Object.keys(written), ...Object.keys(english)]);
  return Object.fromEntries(
    [...namespaces].map((namespace) => [namespace, loadedStrings(locale, namespace, written, english)]),
  );
}

/** The namespace and key to ask for, given those in the file. */
export function askedFor(file: string, key: string): readonly [namespace: string, key: string] {
  const [, id, part] = file === 'checks' ? (/^([^.]+)\.(rule|why)$/.exec(key) ?? []) : [];
  return id === undefined ? [file, key] : ['rules', `${part === 'rule' ? 'check' : 'why'}.${id}`];
}
