/**
 * What reviewers get of a branch, on a copy of the project: production is built and served, then one post is edited,
 * one moved, one added, one translated, and a draft begun; the preview of that is built and compared with production.
 */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { LOGS } from '../src/dev/site';
import { LOCALES } from '../src/site/locales';
import { makeScratchSite, PRODUCTION, type ScratchSite } from './harness/scratch-site';
import { serveStatically, type StaticServer } from './harness/static-server';

const EDITED = 'one-brand-three-names';
const [MOVED, MOVED_TO] = ['what-happens-when-a-link-is-shared', 'how-a-link-is-shown'];
const ADDED = 'a-post-that-is-new';
const TRANSLATED = 'reading-a-score-honestly';
const DRAFT = 'zqxcanary-not-done-yet';

/** Where the preview would be shown. */
const PREVIEW = 'https://deploy-preview-12--facet.example';

let site: ScratchSite;
let production: string;
let server: StaticServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  site = await makeScratchSite();
  await site.build(PRODUCTION);
  production = await mkdtemp(join(tmpdir(), 'facet-production-'));
  await cp(join(site.root, 'public'), production, { recursive: true });
  server = await serveStatically(production);

  await edit(`content/posts/${EDITED}/en.mdx`, (text) =>
    text
      .replace(/^title: .*$/m, "title: 'One brand, three names, and the odd one out'")
      .replace('A coffee roaster', 'A small coffee roaster'),
  );
  await command('move', 'post', MOVED, MOVED_TO);
  await command('new', 'post', ADDED);
  await edit(`content/posts/${ADDED}/en.mdx`, (text) =>
    text
      .replace(/^title: .*$/m, "title: 'A post | that is <new>'")
      .replace(/^published: .*$/m, "published: '2026-11-18'")
      .replace(/^draft: .*\n/m, ''),
  );
  await command('translate', `content/posts/${TRANSLATED}`, 'de');
  await edit(`content/posts/${TRANSLATED}/de.mdx`, (text) =>
    text.replace(/^title: .*$/m, "title: 'Eine Punktzahl ehrlich lesen'").replace(/^draft: .*\n/m, ''),
  );
  await command('new', 'post', DRAFT, '--draft', '--title', 'Not done yet');
  await edit(`content/posts/${DRAFT}/en.mdx`, (text) => text.replace(/^published: .*$/m, "published: '2026-11-16'"));
  await site.build({
    ...PRODUCTION,
    CONTEXT: 'deploy-preview',
    BRANCH: 'feature',
    COMMIT_REF: '0123456789abcdef0123456789abcdef01234567',
    REVIEW_ID: '12',
    FACET_REVIEW_BASE: server.origin,
  });
});

test.afterAll(async () => {
  await server.stop();
  await rm(production, { recursive: true, force: true });
  await site.remove();
});

function command(...args: string[]): Promise<void> {
  return site.run(`content ${args[0] ?? ''}`, 'tsx/dist/cli.mjs', ['src/content/commands/main.ts', ...args]);
}

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(join(site.root, path), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path} was not changed.`);
  await site.change(path, after);
}

test('dump', async () => {
  await cp(join(site.root, '.facet/gated/review.json'), '/tmp/h/compare-review.json');
  await cp(join(site.root, 'public'), '/tmp/h/compare-preview-public', { recursive: true });
  await cp(production, '/tmp/h/compare-production-public', { recursive: true });
  void [PREVIEW, LOGS, LOCALES, readdirSync, readFileSync];
});
