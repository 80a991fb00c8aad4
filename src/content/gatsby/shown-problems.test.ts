import { createRequire } from 'node:module';
import { CONTENT_PROBLEMS } from '../../site/content-problems';
import { showProblems } from './shown-problems';

const { websocketManager } = createRequire(__filename)('gatsby/dist/utils/websocket-manager') as {
  readonly websocketManager: { readonly errors: ReadonlyMap<string, { readonly shown: string }> };
};
const PROBLEM = {
  file: 'content/posts/a/en.mdx',
  line: 7,
  message: 'There is no author "b".',
  fix: `Add them${' to a list'.repeat(12)}.`,
};

afterEach(() => {
  delete process.env['gatsby_executing_command'];
});

it('tells open pages what is wrong with content, until nothing is, and only where there are open pages', () => {
  showProblems([PROBLEM]);
  expect(websocketManager.errors.size).toBe(0);
  process.env['gatsby_executing_command'] = 'develop';
  showProblems([PROBLEM]);
  const shown = websocketManager.errors.get(CONTENT_PROBLEMS)?.shown ?? '';
  for (const part of ['content/posts/a/en.mdx:7', 'There is no author "b".', 'Fix: Add them']) {
    expect(shown).toContain(part);
  }
  // The overlay breaks no lines.
  expect(Math.max(...shown.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(64);
  showProblems([]);
  expect(websocketManager.errors.size).toBe(0);
});
