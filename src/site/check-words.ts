/**
 * The words of a check are written in one file of a language, `checks.json`. They are loaded as two namespaces, since
 * a report shows every title and reason at once, and a rule only to whoever opens it: `checks`, and `rules`, which
 * holds of each check its `rule` and `why` beside what is written in `rules.json`.
 */

/** Namespace → strings, of one language. */
type Strings = Readonly<Record<string, unknown>>;

/** Of a check, as it is written; a file may hold anything until it is checked. */
interface WrittenWords {
  readonly rule?: unknown;
  readonly why?: unknown;
}

const entriesOf = (checks: unknown) => Object.entries((checks ?? {}) as Readonly<Record<string, WrittenWords>>);

/** What a report shows of checks. @param checks as `checks.json` is written */
export function reportWords(checks: unknown): Strings {
  return Object.fromEntries(
    entriesOf(checks).map(([id, words]) => {
      const { rule, why, ...shown } = words;
      return [id, shown];
    }),
  );
}

/** The rules of checks, and those that previews follow. @param rules as `rules.json` is written */
export function rulesOf(checks: unknown, rules: unknown): Strings {
  const partOf = (part: keyof WrittenWords) =>
    Object.fromEntries(entriesOf(checks).flatMap(([id, words]) => (part in words ? [[id, words[part]]] : [])));
  return { check: partOf('rule'), why: partOf('why'), ...(rules as object | undefined) };
}

/** The files of a language that a namespace is made of. */
export function filesOf(namespace: string): readonly string[] {
  return namespace === 'rules' ? ['checks', 'rules'] : [namespace];
}

/** A namespace as it is loaded. @param written by file, at least those of `filesOf` */
export function loadedStrings(namespace: string, written: Strings): unknown {
  if (namespace === 'checks') return reportWords(written['checks']);
  return namespace === 'rules' ? rulesOf(written['checks'], written['rules']) : written[namespace];
}

/** Every namespace of a language as it is loaded. @param written all its files */
export function allLoadedStrings(written: Strings): Record<string, unknown> {
  return Object.fromEntries(Object.keys(written).map((namespace) => [namespace, loadedStrings(namespace, written)]));
}

/** Key of a check's word as it is asked for, of one as it is written: where, and by which key. */
export function askedFor(file: string, key: string): readonly [namespace: string, key: string] {
  const [, id, part] = file === 'checks' ? (/^([^.]+)\.(rule|why)$/.exec(key) ?? []) : [];
  return id === undefined ? [file, key] : ['rules', `${part === 'rule' ? 'check' : 'why'}.${id}`];
}
