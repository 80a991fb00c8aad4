/** Gated pages with a test's own data, which the site shared by all tests does not have. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import type { GateAnswer, GateQuestion } from './answer-at-gate';
import { ROOT } from './pages';

/** @returns the answers of a preview's gate, in the order of the paths. @throws Error with what went wrong */
export async function gatePages(question: GateQuestion): Promise<GateAnswer[]> {
  const script = join(ROOT, 'tests/harness/answer-at-gate.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(question));
  const [answers, [code]] = await Promise.all([text(child.stdout), once(child, 'close') as Promise<[number]>]);
  if (code !== 0) throw new Error(`${script} ended with ${String(code)}.`);
  return JSON.parse(answers) as GateAnswer[];
}

/** Serves an answer to a page at its address, along with the files of a built site. */
export async function serveAnswers(page: Page, root: string, answers: ReadonlyMap<string, GateAnswer>): Promise<void> {
  await page.route('**/*', (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = answers.get(pathname + search);
    if (answer !== undefined) {
      return route.fulfill({ status: answer.status, headers: answer.headers, body: answer.html });
    }
    const file = join(root, 'public', decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
}
