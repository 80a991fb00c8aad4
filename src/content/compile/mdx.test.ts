import { compileText as compile, problemsOf as problems } from './testing/compile-text';

describe('a compiled body', () => {
  it('gives headings anchors and lists them', () => {
    const { html, headings } = compile('## One *two*\n\n### Three\n\n## One two\n');
    expect(html).toContain(
      '<div class="heading"><h2 id="one-two">One <em>two</em></h2>' +
        '<a class="anchor" href="#one-two" aria-label="Link to the section “One two”" data-pagefind-ignore=""></a></div>',
    );
    expect(headings).toEqual([
      { id: 'one-two', text: 'One two', depth: 2, line: 1 },
      { id: 'three', text: 'Three', depth: 3, line: 3 },
      { id: 'one-two-1', text: 'One two', depth: 2, line: 5 },
    ]);
  });

  it('gives deeper headings an anchor alone', () => {
    const { html, headings } = compile('#### Four\n\n##### Five\n\n###### Six\n');
    expect(headings).toEqual([]);
    expect(html).toContain('<h4 id="four">Four</h4>\n<h5 id="five">Five</h5>\n<h6 id="six">Six</h6>');
  });

  it('names headings by their words alone, on one line', () => {
    const { headings } = compile('## Who[^1] pays\n\nOne\ntwo\n---\n\n[^1]: Note\n');
    expect(headings).toMatchObject([
      { id: 'who-pays', text: 'Who pays' },
      { id: 'one-two', text: 'One two' },
    ]);
  });

  it('renders components of the list around their children', () => {
    const { html } = compile('<Callout kind="caution" title="Mind">\n\nA **bold** word.\n\n</Callout>\n');
    expect(html).toContain('Mind');
    expect(html).toContain('<p>A <strong>bold</strong> word.</p>');
    expect(html).not.toContain('Callout');
    expect(html).toContain('<aside class="notice notice-caution" aria-label="Mind">');
    expect(compile('<Callout kind="note" title="Know">\n\nx\n\n</Callout>\n').html).toContain('<aside class="notice" ');
  });

  it('nests components, and takes text that looks like a replacement pattern as text', () => {
    const { html } = compile(
      '<Callout kind="note" title="$&">\n\n<Steps>\n\n1. `$1` and $&\n\n</Steps>\n\n</Callout>\n',
    );
    expect(html).toContain('<code>$1</code> and $&#x26;');
  });

  it('draws a bar in each row of a table, by its number', () => {
    const table = '| a | b |\n|---|--:|\n| one | <Fact id="saved-pages" /> |\n| two | 267 |\n';
    const { html } = compile(`<Bars of="saved-pages">\n\n${table}\n</Bars>\n`);
    const bars = [...html.matchAll(/<td>(\w+)<svg class="bar" [^>]*aria-hidden="true"><rect x="0" width="(\d+)"/g)];
    expect(bars.map(([, row, width]) => [row, width])).toEqual([
      ['one', '1000'],
      ['two', '500'],
    ]);
    expect(problems(`<Bars of="nothing">\n\n${table}\n</Bars>\n`).join()).toContain('"nothing" is no fact that counts');
    expect(problems('<Bars of="saved-pages">\n\nText\n\n</Bars>\n').join()).toContain('something else than one table');
    expect(problems(`<Bars of="saved-pages">\n\n${table.replace('267', 'x')}\n</Bars>\n`).join()).toContain(
      'ends with no number',
    );
  });

  it('escapes what stands in attributes', () => {
    expect(compile('<Callout kind="note" title="a &lt;b&gt; c">\n\nx\n\n</Callout>\n').html).not.toContain('<b>');
  });

  it('fills in the operator', () => {
    expect(compile('<Operator />').html).toContain('Ada &amp; Co');
  });

  it('frames tables so that they scroll by themselves, and aligns by class', () => {
    const { html } = compile('| a | b | c |\n|---|--:|:-:|\n| 1 | 2 | 3 |\n');
    expect(html).toContain('<div class="table-scroll" role="region" aria-label="Table 1" tabindex="0"><table>');
    expect(html).toContain('<td>1</td>\n<td class="number">2</td>\n<td class="centred">3</td>');
    expect(html).not.toMatch(/ (?:style|align)=/);
  });

  it('numbers tables within their text, and frames those within a component, too', () => {
    const table = '| a |\n|---|\n| 1 |\n\n';
    const { html } = compile(`${table}<Callout kind="note" title="t">\n\n${table}</Callout>\n`);
    const labels = [...html.matchAll(/class="table-scroll" role="region" aria-label="([^"]*)"/g)];
    expect(labels.map(([, label]) => label)).toEqual(['Table 1', 'Table 2']);
  });

  it('makes no heading of an empty corner of a table', () => {
    const { html } = compile('| | b |\n|---|---|\n| a | 2 |\n');
    expect(html).toContain('<tr>\n<td></td>\n<th>b</th>\n</tr>');
  });

  it('says in words what the box of a task says', () => {
    const { html } = compile('- [x] a\n- [ ] b\n');
    expect(html).toContain('<input type="checkbox" checked disabled aria-label="Done"> a');
    expect(html).toContain('<input type="checkbox" disabled aria-label="To do"> b');
  });

  it('marks a quotation in another language, with its direction', () => {
    const quote = '<Quote source="s" href="https://example.org/" lang="ar">\n\nنص\n\n</Quote>\n';
    expect(compile(quote).html).toContain(
      '<blockquote cite="https://example.org/" lang="ar" dir="rtl"><p>نص</p></blockquote>',
    );
  });

  it('drops comments and keeps footnotes', () => {
    const { html } = compile('Text.[^1] {/* a note to myself */}\n\n[^1]: Source.\n');
    expect(html).not.toContain('note to myself');
    expect(html).toContain('<h2 id="footnote-label">Footnotes</h2>');
  });

  it('lists what a quotation links to, and no links between notes and text', () => {
    const body = 'a[^1]\n\n<Quote source="s" href="/en/about/">\n\nq\n\n</Quote>\n\n[^1]: n\n';
    expect(compile(body).links).toMatchObject([{ href: '/en/about/', line: 3 }]);
  });

  it('gives no heading the anchor of a note, of the page or of another heading', () => {
    const { html, headings } = compile(
      '## fn 1\n\n## Footnote label\n\n## Main\n\n## 🎉\n\n## Section\n\na[^1]\n\n[^1]: n\n',
    );
    expect(headings.map(({ id }) => id)).toEqual(['fn-1-1', 'footnote-label-1', 'main-1', 'section', 'section-1']);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('points back from notes against the direction of the text', () => {
    const text = 'a[^1]\n\n[^1]: n\n';
    expect(compile(text).html).toContain(
      'aria-label="Back to the text at note 1" class="data-footnote-backref">↩\uFE0E</a>',
    );
    expect(compile(text, { locale: 'ar' }).html).toContain('>↪\uFE0E</a>');
  });

  it('shows the scores of a recorded example', () => {
    const { html } = compile('<ScoreCard example="harbour" />\n');
    expect(html).toContain('https://harbour.example');
    expect(html).toMatch(/<dt>Identity<\/dt><dd><span class="score">\d/);
    expect(html).toContain('<a href="/en/guide/method/">How scores are made</a>');
  });

  it('lists links with the line of the body', () => {
    expect(compile('a\n\n[b](/en/about/)\n').links).toMatchObject([{ href: '/en/about/', line: 3 }]);
  });
});

describe('references', () => {
  it.each([
    [
      'a note nothing leads to',
      'a\n\n[^n]: b\n',
      7,
      '[^n]: is not shown, since nothing leads to it.',
      'Write [^n] where the note belongs, or remove it.',
    ],
    [
      'a note that is not there',
      'a[^n]\n',
      5,
      '[^n] leads to nothing: there is no line [^n]: …',
      'Add the line, or write \\[ where the bracket itself is meant.',
    ],
    [
      'a note written twice',
      'a[^n]\n\n[^n]: b\n\n[^N]: c\n',
      9,
      '[^N]: stands twice; the second is not shown.',
      'Give one of them another name, or remove it.',
    ],
    [
      'an address nothing uses',
      'a\n\n[b]: /en/about/\n',
      7,
      '[b]: is not shown, since nothing leads to it.',
      'Remove the line.',
    ],
    [
      'an address that is not there',
      '🎉 [a][b]\n',
      5,
      '[a][b] leads to nothing: there is no line [b]: …',
      'Add the line, or write \\[ where the bracket itself is meant.',
    ],
    [
      'a short one',
      'x\r\n\r\n- [a][]\r\n',
      7,
      '[a][] leads to nothing: there is no line [a]: …',
      'Add the line, or write \\[ where the bracket itself is meant.',
    ],
    [
      'a link without words',
      'a [](/en/about/)\n',
      5,
      'The link /en/about/ has no words.',
      'Write them between the brackets: [words](/en/about/).',
    ],
    ['an empty heading', '##\n', 5, 'A heading is empty.', 'Write its words, or remove its #.'],
  ])('%s', (_, body, line, message, fix) => {
    const [problem = '', ...others] = problems(body);
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`^content/posts/x/en\\.mdx:${String(line)}:`));
    expect(problem.split('\n').slice(1)).toEqual([`  ${message}`, `  Fix: ${fix}`]);
  });

  it('are right where they lead somewhere, are code, or are meant as brackets', () => {
    const body = 'a[^n] [b][c] [c] [c][] `[^x]` `[x][y]` \\[^x] \\[x][y]\n\n[^n]: d\n\n[c]: /en/about/\n';
    expect(problems(body)).toEqual([]);
  });
});

describe('what may not stand in content', () => {
  it('leaves out comments, and nothing between them', () => {
    expect(compile('{/* a */ /* b */}\n\nc\n').html.trim()).toBe('<p>c</p>');
    expect(problems('{/* a */ b() /* c */}\n').join()).toContain('is an expression; content is not evaluated.');
  });

  it.each([
    ['an unknown component', 'Text\n\n<Chart />\n', 'en.mdx:7:1\n  <Chart>: the component is not known.'],
    ['HTML', 'a <b>c</b>\n', 'en.mdx:5:3\n  <b>: HTML is not written in content.'],
    ['an import', 'import x from "y"\n\nText\n', 'en.mdx:5:1\n  Content does not import or export.'],
    ['an expression', 'It is {1 + 1}.\n', 'en.mdx:5:7\n  {1 + 1} is an expression; content is not evaluated.'],
    [
      'an attribute in braces',
      '<Callout kind="note" title={x}>\n\na\n\n</Callout>\n',
      '<Callout> has an attribute in braces.',
    ],
    ['an unknown attribute', '<Steps big="yes">\n\n1. a\n\n</Steps>\n', '<Steps> has no attribute "big".'],
    [
      'an attribute twice',
      '<Callout kind="note" title="a" title="b">\n\na\n\n</Callout>\n',
      '<Callout> has the attribute "title" twice.',
    ],
    ['a missing attribute', '<Callout kind="note">\n\na\n\n</Callout>\n', '<Callout> lacks the attribute "title".'],
    [
      'a value that is not offered',
      '<Callout kind="loud" title="t">\n\na\n\n</Callout>\n',
      '<Callout kind> is not one of its values.',
    ],
    ['a second h1', '# Title\n', 'en.mdx:5:1\n  A heading of the first level stands in the text.'],
    [
      'an open tag',
      'a\n\n<Callout kind="note" title="t">\nx\n',
      'en.mdx:7:1\n  The text is not valid MDX: Expected a closing tag for `<Callout>`.\n',
    ],
    ['an open brace', 'a {b\n', 'The text is not valid MDX: Unexpected end of file'],
  ])('%s', (_, body, expected) => {
    const found = problems(body).join('\n');
    expect(found).toContain(expected);
    expect(found).toContain('\n  Fix: ');
  });

  it.each([
    [
      'a component within a paragraph',
      'See <Operator /> there.\n',
      'en.mdx:5:5\n  <Operator> stands within a paragraph.\n  Fix: Put a blank line before and behind it.',
    ],
    [
      'an empty component',
      '<Callout kind="note" title="t">\n</Callout>\n',
      'en.mdx:5:1\n  <Callout> is empty.\n  Fix: Write its text between <Callout> and </Callout>.',
    ],
    [
      'text that would not be shown',
      '<Operator>\n\nText\n\n</Operator>\n',
      'en.mdx:5:1\n  <Operator> holds a text it does not show.\n  Fix: Put the text behind it and close it at once: />.',
    ],
    [
      'steps without numbers',
      '<Steps>\n\n- one\n\n</Steps>\n',
      'en.mdx:5:1\n  <Steps> holds something else than one numbered list.\n' +
        '  Fix: Leave a blank line behind <Steps> and before </Steps>, and number the lines between: 1. …',
    ],
    [
      'a language that does not exist',
      '<Quote source="s" href="https://example.org/" lang="english">\n\nq\n\n</Quote>\n',
      'en.mdx:5:1\n  <Quote> has the language "english".\n  Fix: Write a tag like en, ar or pt-BR, or leave it out.',
    ],
    [
      'an unknown example',
      '<ScoreCard example="none" />\n',
      'en.mdx:5:1\n  <ScoreCard>: there is no example "none".\n  Fix: Use one of harbour, northwind, tidewater; they lie in content/examples/.',
    ],
  ])('%s', (_, body, expected) => {
    expect(problems(body)).toEqual([`content/posts/x/${expected}`]);
  });

  it('tells all problems at once', () => {
    expect(problems('<A />\n\n<B />\n\n# C\n')).toHaveLength(3);
  });
});
