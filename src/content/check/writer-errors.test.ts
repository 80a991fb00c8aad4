/**
 * Mistakes a writer can make in places, texts and names, with the whole message as printed: place, rule and fix.
 * The texts are spelled out, not built from the code that makes them.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from './check';
import {
  ContentFixture,
  expectMessages,
  page,
  post,
  messagesOf,
  type Files,
  type Message,
} from './testing/content-fixture';

const POST = 'content/posts/a/en.mdx';
const GERMAN = 'content/posts/a/de.mdx';
const STAMP = 'content/posts/a/ebb473952456.source.json';
const VALID_STAMP = JSON.stringify({ format: 1, sections: [{ id: null, heading: 'T', text: 'T\n\nD\n\nx' }] });

describe('paths', () => {
  it.each<[string, Files, Message[]]>([
    [
      'an unknown place',
      { 'content/news/a/en.mdx': post('x') },
      [
        [
          'content/news/a/en.mdx:1',
          'This place is not one for content.',
          'Move it to content/posts/<slug>/<locale>.mdx, content/changelog/<slug>/<locale>.mdx, content/legal/<slug>/<YYYY-MM-DD>/<locale>.mdx, content/guide/<check>/<locale>.mdx or content/pages/<name>/<locale>.mdx.',
        ],
      ],
    ],
    [
      'a file without a folder of its own',
      { 'content/posts/en.mdx': post('x') },
      [
        [
          'content/posts/en.mdx:1',
          'This place is not one for content.',
          'Move it to content/posts/<slug>/<locale>.mdx, content/changelog/<slug>/<locale>.mdx, content/legal/<slug>/<YYYY-MM-DD>/<locale>.mdx, content/guide/<check>/<locale>.mdx or content/pages/<name>/<locale>.mdx.',
        ],
      ],
    ],
    [
      'a slug with capitals and underscores',
      { 'content/posts/My_Post/en.mdx': post('x') },
      [
        [
          'content/posts/My_Post/en.mdx:1',
          '"My_Post" is not a slug.',
          'Name the folder with lower-case letters a–z, digits and single hyphens, e.g. my-first-post.',
        ],
      ],
    ],
    [
      'an emoji in a slug',
      { 'content/posts/party-🎉/en.mdx': post('x') },
      [
        [
          'content/posts/party-🎉/en.mdx:1',
          '"party-🎉" is not a slug.',
          'Name the folder with lower-case letters a–z, digits and single hyphens, e.g. my-first-post.',
        ],
      ],
    ],
    [
      'a slug that a listing has',
      { 'content/posts/tag/en.mdx': post('x') },
      [
        [
          'content/posts/tag/en.mdx:1',
          'The slug "tag" is taken by a listing.',
          'Choose another; reserved are page, tag, author, inbox, status.',
        ],
      ],
    ],
    [
      'a locale the site does not have',
      { 'content/posts/a/pt.mdx': post('x') },
      [
        [
          'content/posts/a/pt.mdx:1',
          '"pt" is not a locale of this site.',
          'Name the file by one of en, de, fr, es, ja, ar.',
        ],
      ],
    ],
    [
      'a legal version that is no date',
      { 'content/legal/terms/november/en.mdx': page('x') },
      [
        [
          'content/legal/terms/november/en.mdx:1',
          '"november" is not a day of the calendar.',
          'Name the folder by the day the document is in force from, e.g. 2026-11-01.',
        ],
      ],
    ],
    [
      'a legal version on 30 February',
      { 'content/legal/terms/2026-02-30/en.mdx': page('x') },
      [
        [
          'content/legal/terms/2026-02-30/en.mdx:1',
          '"2026-02-30" is not a day of the calendar.',
          'Name the folder by the day the document is in force from, e.g. 2026-11-01.',
        ],
      ],
    ],
    [
      'a page the site does not have',
      { 'content/pages/team/en.mdx': page('x') },
      [
        [
          'content/pages/team/en.mdx:1',
          'The site has no page "team".',
          'Its pages are home and about. Make it a post, or give it a route and a template first.',
        ],
      ],
    ],
    [
      'an ending that is not .mdx',
      { 'content/posts/a/en.md': post('x') },
      [['content/posts/a/en.md:1', 'Content ends with .mdx; this file is not read.', 'Name it en.mdx.']],
    ],
    [
      'an ending that is .mdx in other letters',
      { 'content/posts/a/en.MDX': post('x') },
      [['content/posts/a/en.MDX:1', 'Content ends with .mdx; this file is not read.', 'Name it en.mdx.']],
    ],
  ])('%s', (_, files, expected) => {
    expectMessages(files, expected);
  });
});

describe('text', () => {
  it.each<[string, Files, Message[]]>([
    [
      'an open component',
      { [POST]: post('x\n\n<Callout kind="note" title="t">\n\ny\n') },
      [
        [
          'content/posts/a/en.mdx:10:1',
          'The text is not valid MDX: Expected a closing tag for `<Callout>`.',
          'Close what is open; write \\< or \\{ where the character itself is meant.',
        ],
      ],
    ],
    [
      'an open brace',
      { [POST]: post('a {b\n') },
      [
        [
          'content/posts/a/en.mdx:8:3',
          'The text is not valid MDX: Unexpected end of file in expression, expected a corresponding closing brace for `{`.',
          'Close what is open; write \\< or \\{ where the character itself is meant.',
        ],
      ],
    ],
    [
      'an expression',
      { [POST]: post('It is {1 + 1}.\n') },
      [
        [
          'content/posts/a/en.mdx:8:7',
          '{1 + 1} is an expression; content is not evaluated.',
          'Write the text itself, or \\{ for a brace.',
        ],
      ],
    ],
    [
      'an import',
      { [POST]: post('import x from "y"\n') },
      [
        [
          'content/posts/a/en.mdx:8:1',
          'Content does not import or export.',
          'Remove the line; components need no import.',
        ],
      ],
    ],
    [
      'HTML',
      { [POST]: post('a <b>c</b>\n') },
      [
        [
          'content/posts/a/en.mdx:8:3',
          '<b>: HTML is not written in content.',
          'Use Markdown, or one of the components ApiErrors, ApiOperations, Bands, Bars, Calibration, Callout, CrawlerRequestsForm, Example, ExclusionForm, Fact, Figure, Operator, Quote, Rubric, ScoreCard, SiteAnswerForm, Steps, Tally, TallyBasis, Video, WorkedScore.',
        ],
      ],
    ],
    [
      'an unknown component',
      { [POST]: post('<Chart />\n') },
      [
        [
          'content/posts/a/en.mdx:8:1',
          '<Chart>: the component is not known.',
          'Use Markdown, or one of the components ApiErrors, ApiOperations, Bands, Bars, Calibration, Callout, CrawlerRequestsForm, Example, ExclusionForm, Fact, Figure, Operator, Quote, Rubric, ScoreCard, SiteAnswerForm, Steps, Tally, TallyBasis, Video, WorkedScore.',
        ],
      ],
    ],
    [
      'an unknown attribute',
      { [POST]: post('<Steps big="yes">\n\n1. a\n\n</Steps>\n') },
      [['content/posts/a/en.mdx:8:1', '<Steps> has no attribute "big".', 'Remove it; <Steps> takes none.']],
    ],
    [
      'a value that is not offered',
      { [POST]: post('<Callout kind="loud" title="t">\n\na\n\n</Callout>\n') },
      [['content/posts/a/en.mdx:8:1', '<Callout kind> is not one of its values.', 'Use one of note, caution.']],
    ],
    [
      'a missing attribute',
      { [POST]: post('<Callout kind="note">\n\na\n\n</Callout>\n') },
      [['content/posts/a/en.mdx:8:1', '<Callout> lacks the attribute "title".', 'Add title="…".']],
    ],
    [
      'a second h1',
      { [POST]: post('# Title\n') },
      [
        [
          'content/posts/a/en.mdx:8:1',
          'A heading of the first level stands in the text.',
          'Use ## and below; the title is the page’s h1.',
        ],
      ],
    ],
  ])('%s', (_, files, expected) => {
    expectMessages(files, expected);
  });
});

describe('names', () => {
  const ALL = { en: 'A', de: 'A', fr: 'A', es: 'A', ja: 'A', ar: 'A' };

  function failure(file: string, text: string): string {
    try {
      messagesOf({ [file]: text });
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    return 'nothing';
  }

  it('a name that is not translated', () => {
    const names = { en: 'Names', fr: 'Noms', es: 'Nombres', ja: '名前', ar: 'الأسماء' };
    expect(failure('content/tags.json', JSON.stringify({ names }, null, 2))).toBe(
      [
        '1 problem in content:',
        '',
        'content/tags.json:2',
        '  "names", "de" is missing.',
        '  Fix: Add it; every name stands in en, de, fr, es, ja, ar.',
        '',
      ].join('\n'),
    );
  });

  it.each([
    [
      { ada: { type: 'robot', name: ALL, about: ALL } },
      '"ada", "type" cannot be "robot".',
      'Use one of person, organization.',
    ],
    [{ ada: { name: { ...ALL, de: '' }, about: ALL } }, '"ada", "name", "de" cannot be "".', 'Write a text in quotes.'],
    [{ ada: { name: { ...ALL, pt: 'A' }, about: ALL } }, '"pt" is not known here.', 'Remove it, or correct its name.'],
    [
      { 'Ada L.': { name: ALL, about: ALL } },
      '"Ada L." is not an id.',
      'Write it with lower-case letters a–z, digits and single hyphens: it stands in an address.',
    ],
    [{ ada: { name: ALL, about: ALL, mail: 'x' } }, '"mail" is not known here.', 'Remove it, or correct its name.'],
  ])('%j', (authors, message, fix) => {
    expect(failure('content/authors.json', JSON.stringify(authors))).toBe(
      `1 problem in content:\n\ncontent/authors.json:1\n  ${message}\n  Fix: ${fix}\n`,
    );
  });

  it('a byte order mark, which no editor shows', () => {
    expect(failure('content/tags.json', '\uFEFF{}')).toContain(
      'content/tags.json:1\n  The file begins with a byte order mark, which no JSON does.\n  Fix: Save it as UTF-8 without one.',
    );
  });

  it('a file that is not there', () => {
    const site = new ContentFixture();
    rmSync(join(site.root, 'content/tags.json'));
    expect(() => checkContent(site.root)).toThrow(
      'content/tags.json:1\n  The file does not exist.\n  Fix: Restore it; a site without any holds {}.',
    );
    site.remove();
  });

  it('a file that is not JSON', () => {
    expect(failure('content/authors.json', '{\n  "ada": {\n')).toBe(
      [
        '1 problem in content:',
        '',
        'content/authors.json:3',
        '  The file is not JSON.',
        '  Fix: Look here, and at the end of the line before, for a comma, a quote or a bracket too few or too many.',
        '',
      ].join('\n'),
    );
  });
});

describe('one mistake', () => {
  it('is told once, not again wherever something leads to its file', () => {
    const files = {
      [POST]: post('<Chart />'),
      [GERMAN]: post('[x](/de/posts/a/)', { more: "source: 'ebb473952456'\n" }),
      [STAMP]: VALID_STAMP,
      'content/posts/b/en.mdx': post('[x](/en/posts/a/#x)', { title: 'B' }),
    };
    expect(messagesOf(files)).toEqual([expect.stringContaining('<Chart>: the component is not known.')]);
  });

  it('has the line an editor shows, with CRLF and a byte order mark', () => {
    const windows = `\uFEFF${post('ok\n\n<Chart />\n')}`.replaceAll('\n', '\r\n');
    expect(messagesOf({ [POST]: windows })).toEqual([expect.stringMatching(/^content\/posts\/a\/en\.mdx:10:1\n/)]);
    expect(messagesOf({ [POST]: windows.replace('<Chart />', '[x](#y)') })).toEqual([expect.stringMatching(/:10\n/)]);
    expect(messagesOf({ [POST]: windows.replace('<Chart />', 'x').replace('ada', 'bob') })).toEqual([
      expect.stringMatching(/:5\n/),
    ]);
  });
});
