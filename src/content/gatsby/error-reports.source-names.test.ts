import { sourceName } from './error-reports';

it.each([
  ['/project/src/islands/a.ts', 'src/islands/a.ts'],
  ['/project/node_modules/react/index.js', 'node_modules/react/index.js'],
])('calls %s %s', (path, name) => {
  expect(sourceName('/project', path)).toBe(name);
});
