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
