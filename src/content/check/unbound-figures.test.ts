import { LOCALES } from '../../site/locales';
import { factText } from '../../texts/fact-text';
import { FACT_IDS } from '../../texts/facts';
import { figuresIn } from '../../texts/figures';
import { compileText, problemsOf } from '../compile/testing/compile-text';
import { page, post, messagesOf } from './testing/content-fixture';
import { checkFigures } from './unbound-figures';
import type { ContentFile } from './read-content';

const fileOf = (body: string, address: object) =>
  ({
    file: 'content/x.mdx',
    address: { kind: 'guide', slug: 'x', version: null, locale: 'en', ...address },
    body: compileText(body),
    bodyLine: 1,
  }) as unknown as ContentFile;

const found = (body: string, address: object = {}, now = Date.parse('2026-12-01')) => {
  const { problems, warnings } = checkFigures([fileOf(body, address)], [], new Set(), now);
  return [problems, warnings].map((list) => list.map(({ message }) => message));
};

describe('a fact', () => {
  it.each(LOCALES)('has words in %s', (locale) => {
    for (const id of FACT_IDS) expect(factText(locale, id)).toMatch(/^[^{}]*\d[^{}]*$/);
  });

  it('is what readers see, in headings too', () => {
    const { html, headings, words } = compileText('## At most <Fact id="x-image-alt" /> letters\n\nText.');
    expect(html).toContain('At most 420 letters');
    expect(headings[0]?.text).toBe('At most 420 letters');
    expect(words).toBe(5);
  });

  it('that there is not stops with the line and what is near', () => {
    const [problem = ''] = problemsOf('Text.\n\nAt most <Fact id="x-alt" />.');
    expect(problem).toContain('en.mdx:7:9\n  <Fact>: there is no fact "x-alt".');
    expect(problem).toContain('x-image-alt');
  });
});

it('takes names with numbers for names', () => {
  const names =
    'RFC 9309, h1, UTF-8, WCAG 2.2, ISO 20671-1, status 404, the 1990s, IMG_2041.jpg, 2026-01-31, W3C, Article 6(1)(f)';
  expect(figuresIn(names)).toEqual([]);
});

it('stops at a figure of the guide, and not at one of an example, of code or of somebody else', () => {
  const quote = '<Quote source="S" href="https://a.example/">\n\nAt most 70.\n\n</Quote>';
  expect(found('At most 70 of it.')).toEqual([[expect.stringContaining('At most 70 of it.')], []]);
  expect(found(`Say <Example>70</Example> or \`70\`.\n\n${quote}`)).toEqual([[], []]);
});

it('leaves history as it was', () => {
  expect(found('At most 70 of it.', { kind: 'changelog' })).toEqual([[], []]);
});

describe('a legal document', () => {
  const legal = { kind: 'legal', version: '2026-11-30' };

  it('says its facts itself, so that it does not change, in digits or in words', () => {
    expect(found('For <Fact id="session-idle-days">seven</Fact> days.', legal)).toEqual([[], []]);
    expect(found('For <Fact id="session-idle-days" /> days.', legal)[0]).toHaveLength(1);
  });

  it('stops when they are no longer true', () => {
    expect(found('For <Fact id="session-idle-days">eight</Fact> days.', legal)[0]).toEqual([
      '“eight” is no longer true: session-idle-days is 7.',
    ]);
  });

  it('may have been true once', () => {
    const older = fileOf('For <Fact id="session-idle-days">eight</Fact> days.', legal);
    const newer = fileOf('Text.', { ...legal, version: '2026-12-01' });
    expect(checkFigures([older, newer], [], new Set(), 0).problems).toEqual([]);
  });
});

it('warns of a source that was read long ago', () => {
  const text = 'WhatsApp takes <Fact id="whatsapp-image-file" />.';
  expect(found(text)).toEqual([[], []]);
  expect(found(text, {}, Date.parse('2028-02-01'))[1]).toEqual([expect.stringContaining('was read 428 days ago')]);
});

it('holds a translation to the facts of its source', () => {
  const messages = messagesOf({
    'content/posts/a/en.mdx': post('X keeps <Fact id="x-image-alt" />.'),
    'content/posts/a/de.mdx': post('X behält viele.', { title: 'U' }),
    'content/pages/about/en.mdx': page('x'),
  });
  expect(messages.join()).toContain('It refers to the fact x-image-alt 0 times, its source 1 times.');
});
