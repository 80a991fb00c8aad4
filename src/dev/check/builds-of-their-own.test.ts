import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { affectsBuilds, filesForBuilds } from './builds-of-their-own';

let root: string;

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@facet.example', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...args], { cwd: root, stdio: 'ignore' });
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
  ['src/texts/testing/say.ts', false],
  ['src/server/platform/endpoint.ts', true],
  ['src/server/feedback/a.ts', false],
  ['src/brand/score/assess.ts', false],
  ['package-lock.json', true],
  ['tests/writing.spec.ts', true],
  ['tests/search.spec.ts', false],
])('%s is what builds are made from: %s', (file, expected) => {
  expect(affectsBuilds(file)).toBe(expected);
});

describe('what changed that builds are made from', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'facet-builds-'));
    git('init', '--initial-branch=main');
    commit('src/site/a.ts');
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it('cannot be known of a first commit or without Git', () => {
    expect(filesForBuilds(root)).toBeNull();
    rmSync(join(root, '.git'), { recursive: true });
    expect(filesForBuilds(root)).toBeNull();
  });

  long('cannot be known of a shallow clone', () => {
    commit('src/brand/a.ts');
    const shallow = mkdtempSync(join(tmpdir(), 'facet-builds-'));
    git('clone', '--depth', '1', `file://${root}`, shallow);
    expect(filesForBuilds(shallow)).toBeNull();
    rmSync(shallow, { recursive: true });
  });

  long('is what the last commit changed on the main branch, and what is not committed', () => {
    commit('src/content/a.ts');
    commit('src/brand/a.ts');
    expect(filesForBuilds(root)).toEqual([]);
    commit('src/content/b.ts');
    write('src/content/c.ts');
    expect(filesForBuilds(root)).toEqual(['src/content/b.ts', 'src/content/c.ts']);
  });

  long('is what a merge brought to the main branch', () => {
    git('checkout', '-b', 'branch');
    commit('src/content/a.ts');
    commit('src/brand/a.ts');
    git('checkout', 'main');
    git('merge', '--no-ff', 'branch', '-m', 'A merge');
    expect(filesForBuilds(root)).toEqual(['src/content/a.ts']);
  });

  long('is what a branch changed since it began, whatever its last commit did', () => {
    git('checkout', '-b', 'branch');
    commit('src/content/a.ts');
    commit('src/brand/a.ts');
    rmSync(join(root, 'src/site/a.ts'));
    expect(filesForBuilds(root)).toEqual(['src/content/a.ts', 'src/site/a.ts']);
  });
});
