import { resolve } from 'node:path';
import { beginCheck, checkedContent } from './checked-content';
import { readAhead } from './read-ahead';
import { contentFiles, type ReadAhead } from './read-content';

jest.mock('./read-ahead', () => ({ readAhead: jest.fn() }));
const ahead = jest.mocked(readAhead);

const ROOT = resolve(__dirname, '../../..');
const READ_NOTHING: ReadAhead = { files: new Map(), packs: [] };
const TEXTS = contentFiles(ROOT).filter((path) => path.endsWith('.mdx')).length;

long('checks little content at once, and hands the same on once', async () => {
  ahead.mockReturnValue(undefined);
  const content = beginCheck(ROOT);
  expect(content?.files).toHaveLength(TEXTS);
  expect(await checkedContent(ROOT)).toBe(content);
  expect(await checkedContent(ROOT)).not.toBe(content);
});

it('does not wait for processes that compile much of it; who asks for it does', async () => {
  let answer: (read: ReadAhead) => void = () => undefined;
  ahead.mockReturnValue(new Promise((tell) => (answer = tell)));
  expect(beginCheck(ROOT)).toBeNull();
  const content = checkedContent(ROOT);
  answer(READ_NOTHING);
  expect((await content).files).toHaveLength(TEXTS);
});

it('tells every caller that a process failed', async () => {
  ahead.mockReturnValue(Promise.reject(new Error('read-process.js ended with 1.')));
  expect(beginCheck(ROOT)).toBeNull();
  await expect(checkedContent(ROOT)).rejects.toThrow('ended with 1');
});
