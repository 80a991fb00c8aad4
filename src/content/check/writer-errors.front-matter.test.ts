/**
 * Mistakes a writer can make in front matter, with the whole message as printed: place, rule and fix.
 * The texts are spelled out, not built from the code that makes them.
 */
import { expectMessages, front, type Files, type Message } from './testing/content-fixture';

const POST = 'content/posts/a/en.mdx';
const CHANGE = 'content/changelog/a/en.mdx';
const FIELDS = "title: T\ndescription: D\npublished: '2026-11-01'\nauthor: ada\n";
const CHANGE_FIELDS = "title: T\ndescription: D\npublished: '2026-11-01'\nversion: '1.0.0'\nkinds: [added]\n";

describe('front matter', () => {
  it.each<[string, Files, Message[]]>([
    [
      'no front matter',
      { [POST]: 'Just text.\n' },
      [
        [
          'content/posts/a/en.mdx:1',
          'The file has no front matter.',
          'Begin it with a line ---, the fields (title, description, published, author at least), and another line ---.',
        ],
      ],
    ],
    [
      'front matter that is not closed',
      { [POST]: '---\ntitle: T\n' },
      [
        [
          'content/posts/a/en.mdx:1',
          'The file has no front matter.',
          'Begin it with a line ---, the fields (title, description, published, author at least), and another line ---.',
        ],
      ],
    ],
    [
      'a colon in a title without quotes',
      { [POST]: front('title: One: two\ndescription: D\n') },
      [
        [
          'content/posts/a/en.mdx:2:8',
          'The front matter is not YAML: Nested mappings are not allowed in compact mappings.',
          'Correct the line; a text with a colon, a quote or a # needs quotes around it.',
        ],
      ],
    ],
    [
      'a quote that is not closed',
      { [POST]: front('title: "open\ndescription: D\n') },
      [
        [
          'content/posts/a/en.mdx:4:1',
          'The front matter is not YAML: Missing closing "quote.',
          'Correct the line; a text with a colon, a quote or a # needs quotes around it.',
        ],
      ],
    ],
    [
      'a field twice',
      { [POST]: front(FIELDS + 'author: ada\n') },
      [['content/posts/a/en.mdx:6:1', 'The field "author" stands twice.', 'Remove one of the two lines.']],
    ],
    [
      'front matter that is a list',
      { [POST]: front('- title\n') },
      [
        [
          'content/posts/a/en.mdx:2',
          'The front matter is not made of fields.',
          "Write each as a line of its own: title: 'My title'",
        ],
      ],
    ],
    [
      'a missing field',
      { [POST]: front(FIELDS.replace('author: ada\n', '')) },
      [['content/posts/a/en.mdx:1', 'The field "author" is missing.', 'Add a line author: … to the front matter.']],
    ],
    [
      'an unknown field',
      { [POST]: front(FIELDS + 'autor: b\n') },
      [
        [
          'content/posts/a/en.mdx:6',
          'The field "autor" is not known for a post.',
          'Did you mean author? Remove it or correct its name; known are title, description, updated, draft, source, published, publishAt, onlyTranslated, author, tags.',
        ],
      ],
    ],
    [
      'an empty title',
      { [POST]: front(FIELDS.replace('title: T', "title: ''")) },
      [['content/posts/a/en.mdx:2', 'The field "title" is empty.', 'Give the page a title.']],
    ],
    [
      'a field without a value',
      { [POST]: front(FIELDS.replace('title: T', 'title:')) },
      [['content/posts/a/en.mdx:2', 'The field "title" is empty.', 'Write its value behind the colon.']],
    ],
    [
      'a number for a text',
      { [POST]: front(FIELDS.replace('title: T', 'title: 2026')) },
      [['content/posts/a/en.mdx:2', 'The field "title" is not a text.', 'Put quotes around it.']],
    ],
    [
      'a description that is too long',
      { [POST]: front(FIELDS.replace('D\n', 'x'.repeat(201) + '\n')) },
      [
        [
          'content/posts/a/en.mdx:3',
          'The field "description" is longer than 200 characters.',
          'Shorten it to one or two sentences.',
        ],
      ],
    ],
    [
      'a date in words',
      { [POST]: front(FIELDS.replace("'2026-11-01'", 'yesterday')) },
      [['content/posts/a/en.mdx:4', 'The field "published" is not a date.', "Write it as '2026-11-21', in quotes."]],
    ],
    [
      'a date that is no day',
      { [POST]: front(FIELDS.replace("'2026-11-01'", "'2026-02-30'")) },
      [['content/posts/a/en.mdx:4', 'The field "published" is not a day of the calendar.', 'Correct it.']],
    ],
    [
      'a date without quotes',
      { [POST]: front(FIELDS.replace("'2026-11-01'", '2026-11-01')) },
      [
        [
          'content/posts/a/en.mdx:4',
          'The field "published" is a date without quotes.',
          "Write published: '2026-11-01', or run: npm run content:check -- --fix",
        ],
      ],
    ],
    [
      'an updated that is no date',
      { [POST]: front(FIELDS + "updated: '1 May'\n") },
      [['content/posts/a/en.mdx:6', 'The field "updated" is not a date.', "Write it as '2026-11-21', in quotes."]],
    ],
    [
      'updated before published',
      { [POST]: front(FIELDS + "updated: '2026-10-01'\n") },
      [
        [
          'content/posts/a/en.mdx:6',
          'It was changed on 2026-10-01 (updated), before it was published on 2026-11-01.',
          'Correct one of the two days, or remove updated.',
        ],
      ],
    ],
    [
      'a time without its zone',
      { [POST]: front(FIELDS + "publishAt: '2026-11-01T08:00'\n") },
      [
        [
          'content/posts/a/en.mdx:6',
          'The field "publishAt" is not a time with its zone.',
          "Write it as '2026-12-01T08:00:00Z', in quotes.",
        ],
      ],
    ],
    [
      'an invalid time',
      { [POST]: front(FIELDS + "publishAt: '2026-11-01T25:00:00Z'\n") },
      [['content/posts/a/en.mdx:6', 'The field "publishAt" is not a time of the calendar.', 'Correct it.']],
    ],
    [
      'publishAt on a day that is not',
      { [POST]: front(FIELDS + "publishAt: '2026-02-30T08:00:00Z'\n") },
      [['content/posts/a/en.mdx:6', 'The field "publishAt" is not a time of the calendar.', 'Correct it.']],
    ],
    [
      'publishAt on another day than published',
      { [POST]: front(FIELDS + "publishAt: '2026-12-01T08:00:00Z'\n") },
      [
        [
          'content/posts/a/en.mdx:6',
          'It appears on 2026-12-01 (publishAt), but is dated 2026-11-01 (published).',
          "Give both the same day, e.g. published: '2026-12-01'.",
        ],
      ],
    ],
    [
      'yes for true',
      { [POST]: front(FIELDS + 'draft: yes\n') },
      [
        [
          'content/posts/a/en.mdx:6',
          'The field "draft" is neither true nor false.',
          'Write one of them, without quotes.',
        ],
      ],
    ],
    [
      'a tag that is no list',
      { [POST]: front(FIELDS + 'tags: names\n') },
      [['content/posts/a/en.mdx:6', 'The field "tags" is not a list.', 'Write it as [one, two].']],
    ],
    [
      'an invalid version',
      { [CHANGE]: front(CHANGE_FIELDS.replace("'1.0.0'", 'v1')) },
      [['content/changelog/a/en.mdx:5', 'The field "version" is not a version.', "Write it as '0.1.0', in quotes."]],
    ],
    [
      'a version that YAML takes for a number',
      { [CHANGE]: front(CHANGE_FIELDS.replace("'1.0.0'", '1.0')) },
      [['content/changelog/a/en.mdx:5', 'The field "version" is not a text.', 'Put quotes around it.']],
    ],
    [
      'no kind of change',
      { [CHANGE]: front(CHANGE_FIELDS.replace('[added]', '[]')) },
      [
        [
          'content/changelog/a/en.mdx:6',
          'The field "kinds" is empty.',
          'Name at least one of added, changed, fixed, removed, security.',
        ],
      ],
    ],
    [
      'a kind of change twice',
      { [CHANGE]: front(CHANGE_FIELDS.replace('[added]', '[added, added]')) },
      [['content/changelog/a/en.mdx:6', 'The field "kinds" names something twice.', 'Remove one of the two.']],
    ],
    [
      'a tag twice',
      { [POST]: front(FIELDS + 'tags: [names, names]\n') },
      [['content/posts/a/en.mdx:6', 'The field "tags" names something twice.', 'Remove one of the two.']],
    ],
    [
      'a kind of change with a semicolon',
      { [CHANGE]: front(CHANGE_FIELDS.replace('[added]', '["a; b"]')) },
      [
        [
          'content/changelog/a/en.mdx:6',
          'The field "kinds" holds "a; b", which is not a kind of change.',
          'Use added, changed, fixed, removed, security.',
        ],
      ],
    ],
    [
      'an unknown kind of change',
      { [CHANGE]: front(CHANGE_FIELDS.replace('[added]', '[added, feature]')) },
      [
        [
          'content/changelog/a/en.mdx:6',
          'The field "kinds" holds "feature", which is not a kind of change.',
          'Use added, changed, fixed, removed, security.',
        ],
      ],
    ],
    [
      'an unknown author',
      { [POST]: front(FIELDS.replace('ada', 'bob')) },
      [
        [
          'content/posts/a/en.mdx:5',
          'The author "bob" is not known.',
          'Add it to content/authors.json in every locale, or use one of ada.',
        ],
      ],
    ],
    [
      'an unknown tag',
      { [POST]: front(FIELDS + 'tags: [shoes]\n') },
      [
        [
          'content/posts/a/en.mdx:6',
          'The tag "shoes" is not known.',
          'Add it to content/tags.json in every locale, or use one of names, images.',
        ],
      ],
    ],
  ])('%s', (_, files, expected) => {
    expectMessages(files, expected);
  });
});
