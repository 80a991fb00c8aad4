import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ENDPOINTS, type Endpoint } from '../../site/endpoints';
import { ROUTES } from '../../site/routes';
import { SCHEDULES } from '../../site/schedules';
import { knownPage } from './return-address';

const FOLDER = join(__dirname, '../../functions');

/** The value of a literal, as Netlify reads it: without running anything. */
function literal(node: ts.Expression): unknown {
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literal);
  if (ts.isObjectLiteralExpression(node)) {
    return Object.fromEntries(
      node.properties.map((property) => {
        if (!ts.isPropertyAssignment(property)) throw new Error('a config holds plain properties');
        return [property.name.getText(), literal(property.initializer)];
      }),
    );
  }
  throw new Error(`${node.getText()} is no literal: Netlify would not see it`);
}

function read(name: string): { config: unknown; lines: number } {
  const text = readFileSync(join(FOLDER, `${name}.ts`), 'utf8');
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: unknown[] = [];
  file.forEachChild((node) => {
    if (!ts.isVariableStatement(node)) return;
    for (const { name: variable, initializer } of node.declarationList.declarations) {
      if (variable.getText() === 'config' && initializer) found.push(literal(initializer));
    }
  });
  return { config: found[0] ?? {}, lines: text.split('\n').length };
}

describe('functions', () => {
  it('are the endpoints and the schedules of the tables', () => {
    const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
    expect(files.sort()).toEqual(
      [...Object.keys(ENDPOINTS), ...Object.keys(SCHEDULES)].map((name) => `${name}.ts`).sort(),
    );
  });

  it.each(Object.entries<Endpoint>(ENDPOINTS))(
    '%s says to Netlify what the table says',
    (name, { paths, excludedPaths, rateLimit }) => {
      const { config, lines } = read(name);
      expect(config).toEqual({
        ...(paths.length > 0 ? { path: paths } : {}),
        ...(excludedPaths ? { excludedPath: excludedPaths } : {}),
        ...(rateLimit ? { rateLimit: { ...rateLimit, aggregateBy: ['ip', 'domain'] } } : {}),
      });
      expect(lines).toBeLessThanOrEqual(40);
    },
  );

  it.each(Object.entries(SCHEDULES))('%s has no path, and runs when the table says', (name, { cron }) => {
    const { config, lines } = read(name);
    expect(config).toEqual({ schedule: cron });
    expect(lines).toBeLessThanOrEqual(40);
  });

  it.each(
    Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, { page }]) => (page === undefined ? [] : [[name, page]])),
  )('%s leads back to a page there is: %s', (_, page) => {
    expect(knownPage(`/en/${page}`)?.path).toBe(`/en/${page}`);
  });

  it('gate every gated route', () => {
    const gated = Object.values(ROUTES).filter(({ served }) => served === 'gated');
    const expected = gated.flatMap(({ pattern }) => [`/:locale${pattern.slice(0, -1)}`, `/:locale${pattern}*`]);
    expect([...ENDPOINTS.gate.paths].sort()).toEqual(expected.sort());
  });

  it('keep to windows Netlify takes: at most 180 s', () => {
    const limits = Object.values<Endpoint>(ENDPOINTS).flatMap(({ rateLimit }) => rateLimit ?? []);
    expect(limits.map(({ windowSize }) => windowSize).filter((seconds) => seconds > 180)).toEqual([]);
  });
});
