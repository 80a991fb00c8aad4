import { declarations, flatRules } from './style-rules';

const rules = (css: string) => [...flatRules(css)].map(({ prelude, body }) => [prelude, body.trim()]);

describe('the rules of a style sheet', () => {
  it('are those that stand in no at-rule', () => {
    expect(rules('@import "x.css"; a{b:c} @media print { a{b:d} } p , q { e: f; }')).toEqual([
      ['a', 'b:c'],
      ['p , q', 'e: f;'],
    ]);
  });

  it('keep their own declarations where others are nested', () => {
    expect(rules('a { color: red; &:hover { color: blue } background: white }')).toEqual([
      ['a', 'color: red; background: white'],
    ]);
  });

  it('are not confused by comments and strings', () => {
    expect(rules('/* a{ */ b::before { content: "}" } /* } */ c[d="{"] { e: \'\\\'}\' }')).toEqual([
      ['b::before', 'content: "}"'],
      ['c[d="{"]', "e: '\\'}'"],
    ]);
  });

  it('know the line they start at', () => {
    const lines = [...flatRules('\na{b:c}\n/* two\nlines */\nd\n{e:f}\n')].map((rule) => rule.lines);
    expect(lines).toEqual([1, 4]);
  });

  it.each(['', '{', '}', 'a{', 'a{{', 'a}b{c:d', '"', "a{b:'", '/*', '\\'])('are read of %j without harm', (css) => {
    expect(() => rules(css)).not.toThrow();
  });

  it('are found after what is not well-formed', () => {
    expect(rules('} a{b:c}')).toEqual([['a', 'b:c']]);
    expect(rules("a{b:'open\n} d{e:f}")).toEqual([
      ['a', "b:'open"],
      ['d', 'e:f'],
    ]);
  });
});

describe('declarations', () => {
  it('are by name, the last one counts, or the last that is important', () => {
    expect([...declarations('Color: red !important; background:#fff;color : blue;nonsense;background:#000;')]).toEqual([
      ['color', { value: 'red', important: true }],
      ['background', { value: '#000', important: false }],
    ]);
  });
});
