/**
 * Mistakes a writer can make between files: links, translations, stamps, moves. Whole messages: place, rule, fix.
 * The texts are spelled out, not built from the code that makes them.
 */
import { expectMessages, post, type Files, type Message } from './testing/content-fixture';

const POST = 'content/posts/a/en.mdx';
const GERMAN = 'content/posts/a/de.mdx';
const MOVES = 'content/redirects.json';
const STAMP = 'content/posts/a/ebb473952456.source.json';
const STAMPED = "source: 'ebb473952456'\n";
const VALID_STAMP = JSON.stringify({ format: 1, sections: [{ id: null, heading: 'T', text: 'T\n\nD\n\nx' }] });

describe('links', () => {
  it.each<[string, Files, Message[]]>([
    [
      'a link without an address',
      { [POST]: post('[x]()') },
      [['content/posts/a/en.mdx:8', 'A link has no address.', 'Write it between the parentheses: [text](/en/about/).']],
    ],
    [
      'two links of different words to one place of this site',
      { [POST]: post('[weights](/en/about/) and [keeping out](/en/about/), [weights](/en/about/)') },
      [
        [
          'content/posts/a/en.mdx:8',
          'The link “keeping out” leads where “weights” leads: /en/about/.',
          'Lead each where its words say, to a heading (#…) perhaps, or call both the same.',
        ],
      ],
    ],
    [
      'a link to nowhere',
      { [POST]: post('\n[x](/en/posts/none/)') },
      [
        [
          'content/posts/a/en.mdx:9',
          'The link /en/posts/none/ leads to no page.',
          'Correct the address; it ends with a slash.',
        ],
      ],
    ],
    [
      'a link into another language',
      { [POST]: post('[x](/de/about/)') },
      [
        [
          'content/posts/a/en.mdx:8',
          'The link /de/about/ does not stay in the language of the text.',
          'Write /en/about/, or run: npm run content:check -- --fix',
        ],
      ],
    ],
    [
      'a link without a language',
      { [POST]: post('[x](/about)') },
      [
        [
          'content/posts/a/en.mdx:8',
          'The link /about does not stay in the language of the text.',
          'Write /en/about/, or run: npm run content:check -- --fix',
        ],
      ],
    ],
    [
      'a link into a language the site does not have',
      { [POST]: post('[x](/pt/none/)') },
      [
        [
          'content/posts/a/en.mdx:8',
          'The link /pt/none/ does not stay in the language of the text.',
          'Begin it with /en/; a link to another site, with https://.',
        ],
      ],
    ],
    [
      'a relative link',
      { [POST]: post('[x](../b/)') },
      [
        [
          'content/posts/a/en.mdx:8',
          'The link ../b/ does not stay in the language of the text.',
          'Begin it with /en/; a link to another site, with https://.',
        ],
      ],
    ],
    [
      'a link without its slash',
      { [POST]: post('[x](/en/about)') },
      [
        [
          'content/posts/a/en.mdx:8',
          'The link /en/about does not end with a slash.',
          'Write /en/about/, or run: npm run content:check -- --fix',
        ],
      ],
    ],
    [
      'a fragment that only looks like an anchor',
      { [POST]: post('## A\n\n[x](#b) and `<i id="b">` and id="b"') },
      [
        [
          'content/posts/a/en.mdx:10',
          'The link #b leads to no heading of that page.',
          'Write one of these behind the #: a.',
        ],
      ],
    ],
    [
      'a fragment that no heading has',
      { [POST]: post('## Here\n\n[x](#there)') },
      [
        [
          'content/posts/a/en.mdx:10',
          'The link #there leads to no heading of that page.',
          'Write one of these behind the #: here.',
        ],
      ],
    ],
    [
      'a fragment of a page without headings',
      { [POST]: post('[x](/en/posts/a/#no)') },
      [
        [
          'content/posts/a/en.mdx:8',
          'The link /en/posts/a/#no leads to no heading of that page.',
          'Remove the part behind the #; that page has no headings.',
        ],
      ],
    ],
    [
      'a link to a page that has moved',
      { [POST]: post('[x](/en/posts/old/)'), [MOVES]: '{"post": {"old": "a"}}' },
      [
        [
          'content/posts/a/en.mdx:8',
          'The link /en/posts/old/ leads to a page that has moved.',
          'Write /en/posts/a/, or run: npm run content:check -- --fix',
        ],
      ],
    ],
    [
      'a link to a draft',
      { [POST]: post('[x](/en/posts/b/)'), 'content/posts/b/en.mdx': post('x', { title: 'B', more: 'draft: true\n' }) },
      [
        [
          'content/posts/a/en.mdx:8',
          'The link /en/posts/b/ leads to a page that production does not have when it has this one.',
          'Publish both together, or remove the link until then.',
        ],
      ],
    ],
  ])('%s', (_, files, expected) => {
    expectMessages(files, expected);
  });
});

describe('files beside each other', () => {
  it.each<[string, Files, Message[]]>([
    [
      'a title twice',
      { [POST]: post('x'), 'content/posts/b/en.mdx': post('x') },
      [
        [
          'content/posts/b/en.mdx:2',
          'The title "T" is also that of content/posts/a/en.mdx.',
          'Give one of them another title.',
        ],
      ],
    ],
    [
      'a translation without its source',
      { [GERMAN]: post('x', { more: STAMPED }), [STAMP]: VALID_STAMP },
      [
        [
          'content/posts/a/de.mdx:1',
          'The translation has no source: content/posts/a/en.mdx does not exist.',
          'Write en.mdx first, or remove the translation.',
        ],
      ],
    ],
    [
      'a decision of the source in a translation',
      { [POST]: post('x'), [GERMAN]: post('x', { more: `onlyTranslated: true\n${STAMPED}` }), [STAMP]: VALID_STAMP },
      [
        [
          'content/posts/a/de.mdx:7',
          'The field "onlyTranslated" stands in a translation; the source decides it for all languages.',
          'Remove it here; set it in en.mdx.',
        ],
      ],
    ],
    [
      'a time of its own in a translation',
      {
        [POST]: post('x'),
        [GERMAN]: post('x', { more: `publishAt: '2026-11-01T08:00:00Z'\n${STAMPED}` }),
        [STAMP]: VALID_STAMP,
      },
      [
        [
          'content/posts/a/de.mdx:7',
          'The field "publishAt" stands in a translation; the source decides it for all languages.',
          'Remove it here; set it in en.mdx.',
        ],
      ],
    ],
    [
      'a translation without a stamp',
      { [POST]: post('x'), [GERMAN]: post('x') },
      [
        [
          'content/posts/a/de.mdx:1',
          'The translation has no stamp, so nobody can tell whether its source has changed since.',
          'If it says what content/posts/a/en.mdx says now, run: npm run content:mark-current content/posts/a/de.mdx',
        ],
      ],
    ],
    [
      'a stamp that lacks something',
      { [POST]: post('x'), [GERMAN]: post('x', { more: STAMPED }), [STAMP]: '{"format":1}' },
      [
        [
          'content/posts/a/ebb473952456.source.json:1',
          'The stamp cannot be read: sections is not as the commands write it.',
          'It is never written by hand. Restore it, or run: npm run content:mark-current content/posts/a/de.mdx',
        ],
      ],
    ],
    [
      'a stamp with a conflict of git',
      { [POST]: post('x'), [GERMAN]: post('x', { more: STAMPED }), [STAMP]: '<<<<<<< HEAD' },
      [
        [
          'content/posts/a/ebb473952456.source.json:1',
          'The stamp cannot be read: it is not JSON.',
          'It is never written by hand. Restore it, or run: npm run content:mark-current content/posts/a/de.mdx',
        ],
      ],
    ],
    [
      'a stamp that is not there',
      { [POST]: post('x'), [GERMAN]: post('x', { more: STAMPED }) },
      [
        [
          'content/posts/a/de.mdx:1',
          'The translation has no stamp, so nobody can tell whether its source has changed since.',
          'If it says what content/posts/a/en.mdx says now, run: npm run content:mark-current content/posts/a/de.mdx',
        ],
      ],
    ],
    [
      'a stamp written by hand',
      { [POST]: post('x'), [GERMAN]: post('x', { more: 'source: en\n' }) },
      [
        [
          'content/posts/a/de.mdx:7',
          'The field "source" is not as the commands write it.',
          'Remove it, and run content:mark-current.',
        ],
      ],
    ],
    [
      'a stamp in a source',
      { [POST]: post('x', { more: STAMPED }) },
      [['content/posts/a/en.mdx:7', 'The field "source" stands in a source.', 'Remove it.']],
    ],
  ])('%s', (_, files, expected) => {
    expectMessages(files, expected);
  });
});

describe('moves', () => {
  it.each<[string, Files, Message[]]>([
    [
      'redirects with a comma too many',
      { [POST]: post('x'), [MOVES]: '{"post": {"b": "a",}}' },
      [
        [
          'content/redirects.json:1',
          'The file is not JSON.',
          'Look here, and at the end of the line before, for a comma, a quote or a bracket too few or too many.',
        ],
      ],
    ],
    [
      'a slug that moved twice',
      { [POST]: post('x'), [MOVES]: '{"post": {\n"b": "a",\n"b": "a"}}' },
      [['content/redirects.json:3', 'A name stands twice.', 'Remove one of the two.']],
    ],
    [
      'a kind that does not move',
      { [POST]: post('x'), [MOVES]: '{"page": {"b": "a"}}' },
      [
        [
          'content/redirects.json:1',
          '"page" is not a kind of content that moves; those are post, changelog, legal.',
          'Correct it to {"post": {"<old-slug>": "<new-slug>"}, "changelog": {}, "legal": {}}.',
        ],
      ],
    ],
    [
      'an address in place of a slug',
      { [POST]: post('x'), [MOVES]: '{"post": {"b": "/en/a/"}}' },
      [
        [
          'content/redirects.json:1',
          '"b": "/en/a/" are not two slugs.',
          'Correct it to {"post": {"<old-slug>": "<new-slug>"}, "changelog": {}, "legal": {}}.',
        ],
      ],
    ],
    [
      'a move to nowhere',
      { [POST]: post('x'), [MOVES]: '{"post": {"b": "c"}}' },
      [
        [
          'content/redirects.json:1',
          '"b" leads to the post "c", which does not exist.',
          'Correct the slug, or remove the line of "b".',
        ],
      ],
    ],
    [
      'a move from a page that exists',
      { [POST]: post('x'), [MOVES]: '{"post": {"a": "a"}}' },
      [
        [
          'content/redirects.json:1',
          'The post "a" exists, so nothing may lead from it to "a".',
          'Remove the line of "a".',
        ],
      ],
    ],
    [
      'a move that leads on',
      { [POST]: post('x'), [MOVES]: '{"post": {"c": "b",\n "b": "a"}}' },
      [['content/redirects.json:1', '"c" leads to "b", which leads on to "a".', 'Let "c" lead to "a".']],
    ],
    [
      'moves in a circle',
      { [POST]: post('x'), [MOVES]: '{"post": {"c": "b",\n "b": "c"}}' },
      [
        [
          'content/redirects.json:1',
          '"c" leads to "b", and from there back in a circle.',
          'Let it lead to a post that exists, or remove the line.',
        ],
        [
          'content/redirects.json:2',
          '"b" leads to "c", and from there back in a circle.',
          'Let it lead to a post that exists, or remove the line.',
        ],
      ],
    ],
  ])('%s', (_, files, expected) => {
    expectMessages(files, expected);
  });
});

describe('a translation', () => {
  it('has the facts of its source', () => {
    const other = post('x', { more: STAMPED }).replace('2026-11-01', '2026-11-02').replace('[names]', '[images]');
    const message = (line: number, field: string): Message => [
      `content/posts/a/de.mdx:${String(line)}`,
      `The field "${field}" is not that of the source, which decides it for all languages.`,
      'Write it as it stands in content/posts/a/en.mdx.',
    ];
    expectMessages({ [POST]: post('x'), [GERMAN]: other, [STAMP]: VALID_STAMP }, [
      message(4, 'published'),
      message(6, 'tags'),
    ]);
  });
});
