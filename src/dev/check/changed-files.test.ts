import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesToCheck, removedFiles } from './changed-files';

let root: string;

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@facet.example', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'ignore' });
}

function commit(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  git('add', '.');
  git('commit', '-m', 'A change');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-changes-'));
  git('init', '--initial-branch=main');
  mkdirSync(join(root, 'src'));
  commit({ '.gitignore': '*.log\n', 'src/a.ts': '1', 'src/b.ts': '1', 'src/ü ".ts': '1', 'c.md': '1' });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const changed = (since = 'HEAD') => filesToCheck(root, { paths: [], since });

it('is empty if nothing differs', () => {
  expect(changed()).toEqual([]);
});

it('is what differs from the last commit, staged, not staged or new, by its exact name', () => {
  writeFileSync(join(root, 'src/a.ts'), '2');
  writeFileSync(join(root, 'src/ü ".ts'), '2');
  writeFileSync(join(root, 'src/new.ts'), '1');
  writeFileSync(join(root, 'src/staged.ts'), '1');
  writeFileSync(join(root, 'run.log'), '1');
  git('add', 'src/staged.ts');
  expect(changed()).toEqual(['src/a.ts', 'src/new.ts', 'src/staged.ts', 'src/ü ".ts']);
});

it('separates deleted files from those to check', () => {
  rmSync(join(root, 'src/b.ts'));
  git('mv', 'c.md', 'd.md');
  expect(changed()).toEqual(['d.md']);
  expect(removedFiles(root, { paths: [], since: 'HEAD' })).toEqual(['c.md', 'src/b.ts']);
});

it('is, since another branch, what this one changed, and none of the changes there', () => {
  git('switch', '-c', 'feature');
  commit({ 'src/feature.ts': '1' });
  git('switch', 'main');
  commit({ 'src/main.ts': '1' });
  git('switch', 'feature');
  writeFileSync(join(root, 'c.md'), '2');
  expect(changed('main')).toEqual(['c.md', 'src/feature.ts']);
});

long('is everything below the paths, changed or not', () => {
  expect(filesToCheck(root, { paths: ['src'], since: 'HEAD' })).toEqual(['src/a.ts', 'src/b.ts', 'src/ü ".ts']);
  expect(filesToCheck(root, { paths: ['c.md'], since: 'HEAD' })).toEqual(['c.md']);
});

it('names an unknown commit', () => {
  expect(() => changed('nowhere')).toThrow(/nowhere/);
});
