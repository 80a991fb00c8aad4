import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { affectsBuilds, filesForBuilds } from './builds-of-their-own';

let root: string;

/** Hours after the first commit that commits are made. */
let hours = 0;

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@facet.example', '-c', 'commit.gpgsign=false'];
  const date = `2026-06-${String(1 + Math.floor(hours / 24)).padStart(2, '0')}T${String(hours % 24).padStart(2, '0')}:00:00Z`;
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'ignore', env });
}

function write(file: string): void {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), file);
}

function commit(...files: string[]): void {
  files.forEach(write);
  git('add', '.');
  git('commit', '--allow-empty', '-m', 'A change');
}

it.each([
  ['content/posts/a/en.mdx', true],
  ['content/changelog/1/en.mdx', false],
  ['src/content/model/a.ts', true],
  ['src/content/model/a.test.ts', false],
  ['src/site/testing/say.ts', false],
  ['src/server/platform/endpoint.ts', true],
  ['src/server/feedback/a.ts', false],
  ['src/brand/assess.ts', false],
  ['package-lock.json', true],
  ['tests/writing.spec.ts', true],
  ['tests/search.spec.ts', false],
])('%s is what builds are made from: %s', (file, expected) => {
  expect(affectsBuilds(file)).toBe(expected);
});

describe('what changed that builds are made from', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'facet-builds-'));
    hours = 0;
    git('init', '--initial-branch=main');
    commit('src/site/a.ts');
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('cannot be known of a first commit, of a copy without its parents or without Git', () => {
    expect(filesForBuilds(root)).toBeNull();
    rmSync(join(root, '.git'), { recursive: true });
    expect(filesForBuilds(root)).toBeNull();
  });

  it('is what the last day changed on the main branch, and what is not committed', () => {
    commit('src/site/b.ts');
    hours = 30;
    commit('src/brand/a.ts');
    expect(filesForBuilds(root)).toEqual([]);
    commit('src/content/a.ts');
    hours = 40;
    commit('src/brand/b.ts');
    write('src/content/b.ts');
    expect(filesForBuilds(root)).toEqual(['src/content/a.ts', 'src/content/b.ts']);
  });

  it('is what a branch changed since it began, whatever its last commit did', () => {
    git('checkout', '-b', 'branch');
    commit('src/content/a.ts');
    commit('src/brand/a.ts');
    rmSync(join(root, 'src/site/a.ts'));
    expect(filesForBuilds(root)).toEqual(['src/content/a.ts', 'src/site/a.ts']);
  });
});
