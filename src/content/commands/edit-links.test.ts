import { editLinks } from './edit-links';

const shout = (href: string) => (href.startsWith('/en/') ? href.replace('/en/', '/de/') : null);

describe('editing links', () => {
  it.each([
    ['a link', '[a](/en/about/)', '[a](/de/about/)'],
    ['a link with a title that looks like one', '[a](/en/about/ "x](/en/y")', '[a](/de/about/ "x](/en/y")'],
    ['a link whose text is its address', '[/en/about/](/en/about/)', '[/en/about/](/de/about/)'],
    ['a link without text', '[](/en/about/)', '[](/de/about/)'],
    ['a link in angle brackets', '[a](</en/about/>)', '[a](</de/about/>)'],
    ['a definition', '[a][b]\n\n[b]: /en/about/#c "d"', '[a][b]\n\n[b]: /de/about/#c "d"'],
    [
      'an attribute',
      '<Quote source="/en/x" href="/en/y/">\n\nq\n\n</Quote>',
      '<Quote source="/en/x" href="/de/y/">\n\nq\n\n</Quote>',
    ],
    ['a picture around which a link stands', '[![i](/en/i.png)](/en/p/)', '[![i](/en/i.png)](/de/p/)'],
    ['text before it that is not ASCII', 'é😀名 [a](/en/p/) and [b](/en/q/)', 'é😀名 [a](/de/p/) and [b](/de/q/)'],
    ['CRLF', 'one\r\n\r\n[a](/en/p/)\r\n', 'one\r\n\r\n[a](/de/p/)\r\n'],
    [
      'tables, lists, components and footnotes',
      '| [a](/en/a/) |\n|--|\n\n<Steps>\n\n1. [b](/en/b/)\n\n</Steps>\n\nx[^1]\n\n[^1]: [c](/en/c/)\n',
      '| [a](/de/a/) |\n|--|\n\n<Steps>\n\n1. [b](/de/b/)\n\n</Steps>\n\nx[^1]\n\n[^1]: [c](/de/c/)\n',
    ],
  ])('%s', (_, body, expected) => {
    expect(editLinks(body, shout)?.text).toBe(expected);
  });

  it.each([
    ['code', '`[a](/en/about/)`\n\n```md\n[a](/en/about/)\n```\n'],
    ['pictures', '![a](/en/about.png)'],
    ['text', 'Go to /en/about/ now.'],
    ['other sites', '[a](https://example.com/en/about/)'],
  ])('leaves %s alone', (_, body) => {
    expect(editLinks(body, shout)).toEqual({ text: body, edits: [] });
  });

  it('says what it changed, with lines of the file', () => {
    expect(editLinks('---\ntitle: a\n---\n\n[b](/en/b/)\n', shout)).toEqual({
      text: '---\ntitle: a\n---\n\n[b](/de/b/)\n',
      edits: [{ from: '/en/b/', to: '/de/b/', line: 5 }],
    });
  });

  it('does not say it changed what stays the same', () => {
    expect(editLinks('[a](/en/p/)', (href) => href)).toEqual({ text: '[a](/en/p/)', edits: [] });
  });

  it('does not touch what it cannot read', () => {
    expect(editLinks('<Callout>\n[a](/en/about/)', shout)).toBeNull();
  });
});
