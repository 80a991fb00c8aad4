/** What is read from the text of sources, compared with what the compiler knows from their types. */
import ts from 'typescript';
import { DEFAULT_LOCALE } from '../../site/locales';
import { loadStrings } from '../model/strings';
import { splitPlural } from './string-plurals';
import { stringUses } from './string-uses';

/** Namespace → the keys asked for as the compiler knows them: every key is typed. */
function keysByType(): ReadonlyMap<string, ReadonlySet<string>> {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const sources = fileNames.filter((file) => file.includes('/src/') && !file.includes('.test.'));
  const program = ts.createProgram(sources, options);
  const checker = program.getTypeChecker();
  const keys = new Map<string, Set<string>>();
  const literals = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types.flatMap(literals) : [type]);
  const visit = (node: ts.Node): void => {
    node.forEachChild(visit);
    if (!ts.isCallExpression(node) || node.arguments[0] === undefined) return;
    const { aliasSymbol, aliasTypeArguments: [namespace] = [] } = checker.getTypeAtLocation(node.expression);
    if (aliasSymbol?.name !== 'Translate' || !namespace?.isStringLiteral()) return;
    const known = keys.get(namespace.value) ?? new Set<string>();
    keys.set(namespace.value, known);
    const key = checker.getTypeAtLocation(node.arguments[0]);
    for (const type of literals(checker.getBaseConstraintOfType(key) ?? key)) {
      if (type.isStringLiteral()) known.add(type.value);
    }
  };
  for (const source of program.getSourceFiles()) if (!source.isDeclarationFile) visit(source);
  return keys;
}

describe('the strings of this site', () => {
  const strings = loadStrings(process.cwd(), DEFAULT_LOCALE);
  const uses = stringUses(process.cwd(), Object.keys(strings));

  it('are asked for as the compiler sees it too, none by chance, none overlooked', () => {
    const flatten = (value: unknown, path: string): string[] =>
      typeof value === 'string'
        ? [splitPlural(path).base]
        : Object.entries(value as object).flatMap(([key, child]) =>
            flatten(child, path === '' ? key : `${path}.${key}`),
          );
    const byType = keysByType();
    for (const [namespace, value] of Object.entries(strings)) {
      // Ids of checks are data; tests of the rubric prove their words.
      if (namespace === 'checks') continue;
      const known = byType.get(namespace) ?? new Set();
      expect([namespace, flatten(value, '').filter((key) => !known.has(key))]).toEqual([namespace, []]);
      const patterns = uses.get(namespace) ?? [];
      expect([...known].filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
    }
  });
});
