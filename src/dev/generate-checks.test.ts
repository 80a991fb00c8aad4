import { readFileSync } from 'node:fs';

// npm runs no script after installing (.npmrc): without this, `npm ci && npm run build`, as Netlify calls it, finds no checks.
it('is loaded by every script of package.json, or by what it starts', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Record<string, string> };
  const lacking = Object.entries(scripts).filter(([, text]) => !/generate-checks|bootstrap\.mjs|jest/.test(text));
  expect(lacking).toEqual([]);
});
