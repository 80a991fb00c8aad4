import { attribute, parseHtml } from './html';
import { visiblePieces, visibleText } from './visible-text';

describe('visible text', () => {
  const of = (html: string) => {
    const body = parseHtml(html).all('body')[0];
    return body === undefined ? null : visibleText(body).replace(/\s+/g, ' ').trim();
  };

  it.each([
    ['<div>a</div>b', 'a b'],
    ['a<b>b</b><i>c</i>', 'abc'],
    ['<p>a<br>b<img alt="no">c', 'a b c'],
    ['<p hidden>a</p><p style="color:red;DISPLAY:none !important">b</p><p style="display:block">c</p>', 'c'],
    ['<p hidden="hidden">a</p><p HIDDEN="until-found">b</p><p hidden="false">c</p><p data-hidden>d</p>', 'd'],
    ['a<script>b</script><style>c</style><noscript>d</noscript><template>e</template><svg><title>f</title></svg>', 'a'],
    ['<textarea>a</textarea><select><option>b</option></select>c', 'c'],
    ['a<ins>b</ins>c<label>d</label>e<unknown>f</unknown>g<x-h>h</x-h>', 'abcdefg h'],
    ['<p style="display:none;display:block">a</p><p hidden style="display:flex">b</p>', 'a b'],
    ['<p style="display:none!important;display:block">a</p><p style="/* ; */ ; display : none">b</p>c', 'c'],
    ['<p style="visibility:hidden">a<b style="visibility:visible">b</b>c</p>d', 'b d'],
    ['<p style="content-visibility:hidden">a</p><dialog>b</dialog><dialog open>c</dialog><p popover>d</p>', 'c'],
    ['<datalist><option>a</datalist><progress>b</progress><noembed>c</noembed>d<script>e</script>f', 'df'],
    ['東<ruby>京<rp>(</rp><rt>きょう</rt><rp>)</rp></ruby>', '東京 きょう'],
    ['<svg>a<title>b</title><defs><text>c</text></defs><text>d<tspan>e</tspan><a>f</a></text></svg>g', 'def g'],
    ['<svg><foreignObject><p>a</p></foreignObject><a>b<text>c</text></a></svg>', 'a c'],
    ['<math><semantics><mi>x</mi><annotation>a</annotation></semantics><mo>=</mo></math>', 'x ='],
  ])('of %s', (html, expected) => {
    expect(of(html)).toBe(expected);
  });

  it('is read to its end however deeply it stands', () => {
    expect(of(`${'<div>'.repeat(500)}a`)).toBe('a');
  });

  it('leaves out what it is told to', () => {
    const body = parseHtml('<body><p>yes<span lang=ja>no</span></p>').all('body')[0];
    const pieces = body === undefined ? [] : visiblePieces(body, (element) => attribute(element, 'lang') !== null);
    expect([...pieces].join('').trim()).toBe('yes');
  });
});
