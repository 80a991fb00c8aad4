import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../site';

const SOURCE = /\.[cm]?[jt]sx?$/;
// Not the whole word: this file is read too.
const EXCEPTION = /ox(?:lint)-disable/;

it.each(['src', 'tests', 'bench'])('turns no lint rule off in %s', (folder) => {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    SOURCE.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((name) => EXCEPTION.test(readFileSync(join(ROOT, folder, name), 'utf8')))).toEqual([]);
});
