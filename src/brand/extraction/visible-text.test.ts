import { parseHtml } from './html';
import { visibleText, wordsOf } from './visible-text';

describe('words', () => {
  it.each([
    ['Tea by sea', 3],
    ['  Tea, by – sea!  ', 3],
    ['don’t won\u00b7t it\u0027s', 4],
    ['well-known 24/7', 4],
    ['Größe ça Żółć', 3],
    ['чай по морю', 3],
    ['شاي، عبر البحر؟', 3],
    ['차를 마시다', 2],
    ['茶', 1],
    ['海の茶', 2],
    ['海の茶。海の茶', 4],
    ['Tea用品', 2],
    ['ชา', 1],
    ['“…” — ’ \u200b', 0],
    ['', 0],
  ])('of %s: %i', (text, count) => {
    expect(wordsOf(text)).toBe(count);
  });
});

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
    ['a<script>b</script><style>c</style><noscript>d</noscript><template>e</template><svg><title>f</title></svg>', 'a'],
    ['<textarea>a</textarea><select><option>b</option></select>c', 'c'],
  ])('of %s', (html, expected) => {
    expect(of(html)).toBe(expected);
  });

  it('is read to its end however deeply it stands', () => {
    expect(of(`${'<div>'.repeat(50_000)}a`)).toBe('a');
  });
});
