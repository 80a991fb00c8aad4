import { buildI18n } from '../model/strings';
import { compileBody } from './mdx';
import { formatProblem } from '../model/problem';

const surroundings = {
  root: process.cwd(),
  i18n: buildI18n(process.cwd()),
  locale: 'en',
  operator: { name: 'Ada & Co', address: '1 Main Street, London', email: 'ada@example.org' },
} as const;

function compile(body: string, bodyLine = 5) {
  const result = compileBody(body, 'content/posts/x/en.mdx', bodyLine, surroundings);
  if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.compiled;
}

function problems(body: string, bodyLine = 5): string[] {
  const result = compileBody(body, 'content/posts/x/en.mdx', bodyLine, surroundings);
  return result.ok ? [] : result.problems.map(formatProblem);
}

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

  it('renders components of the list around their children', () => {
    const { html } = compile('<Callout kind="caution" title="Mind">\n\nA **bold** word.\n\n</Callout>\n');
    expect(html).toContain('Mind');
    expect(html).toContain('<p>A <strong>bold</strong> word.</p>');
    expect(html).not.toContain('Callout');
  });

  it('nests components, and takes text that looks like a replacement pattern as text', () => {
    const { html } = compile('<Callout kind="note" title="$&">\n\n<Steps>\n\n1. `$1` and $&\n\n</Steps>\n\n</Callout>\n');
    expect(html).toContain('<code>$1</code> and $&#x26;');
  });

  it('escapes what stands in attributes', () => {
    expect(compile('<Callout kind="note" title="a &lt;b&gt; c">\n\nx\n\n</Callout>\n').html).not.toContain('<b>');
  });

  it('fills in the operator', () => {
    expect(compile('<Operator />').html).toContain('Ada &amp; Co');
  });

  it('frames tables so that they scroll by themselves, and aligns by class', () => {
    const { html } = compile('| a | b |\n|---|--:|\n| 1 | 2 |\n');
    expect(html).toContain('<div class="table-scroll" role="region" aria-label="Table 1" tabindex="0"><table>');
    expect(html).toContain('<td class="number">2</td>');
    expect(html).not.toMatch(/ (?:style|align)=/);
  });

  it('drops comments and keeps footnotes', () => {
    const { html } = compile('Text.[^1] {/* a note to myself */}\n\n[^1]: Source.\n');
    expect(html).not.toContain('note to myself');
    expect(html).toContain('Footnotes');
  });

  it('lists links with the line of the body', () => {
    expect(compile('a\n\n[b](/en/about/)\n').links).toEqual([{ href: '/en/about/', line: 3 }]);
  });
});

describe('what may not stand in content', () => {
  it.each([
    ['an unknown component', 'Text\n\n<Chart />\n', 'en.mdx:7:1\n  <Chart>: the component is not known.'],
    ['HTML', 'a <b>c</b>\n', 'en.mdx:5:3\n  <b>: HTML is not written in content.'],
    ['an import', 'import x from "y"\n\nText\n', 'en.mdx:5:1\n  Content does not import or export.'],
    ['an expression', 'It is {1 + 1}.\n', 'en.mdx:5:7\n  {1 + 1} is an expression; content is not evaluated.'],
    ['an attribute in braces', '<Callout kind="note" title={x}>\n\na\n\n</Callout>\n', '<Callout> has an attribute in braces.'],
    ['an unknown attribute', '<Steps big="yes">\n\n1. a\n\n</Steps>\n', '<Steps> has no attribute "big".'],
    ['a missing attribute', '<Callout kind="note">\n\na\n\n</Callout>\n', '<Callout> lacks the attribute "title".'],
    ['a value that is not offered', '<Callout kind="loud" title="t">\n\na\n\n</Callout>\n', '<Callout kind> is not one of its values.'],
    ['a second h1', '# Title\n', 'en.mdx:5:1\n  A heading of the first level stands in the text.'],
    ['an open tag', 'a\n\n<Callout kind="note" title="t">\nx\n', 'en.mdx:7:1\n  The text is not valid MDX: Expected a closing tag for `<Callout>`.\n'],
    ['an open brace', 'a {b\n', 'The text is not valid MDX: Unexpected end of file'],
  ])('%s', (_, body, expected) => {
    const found = problems(body).join('\n');
    expect(found).toContain(expected);
    expect(found).toContain('\n  Fix: ');
  });

  it('tells all problems at once', () => {
    expect(problems('<A />\n\n<B />\n\n# C\n')).toHaveLength(3);
  });
});
