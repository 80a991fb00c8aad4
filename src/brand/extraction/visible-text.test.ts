import { attribute, parseHtml } from './html';
import { visibleText } from './visible-text';

const read = (html: string) => [...visibleText(parseHtml(html))].join('').trim();

describe('visible text', () => {
  it('is the text of the body in order', () => {
    expect(read('<title>No</title><p>One <b>two</b></p>three<!-- no -->')).toBe('One twothree');
  });

  it.each([
    '<script>no</script>',
    '<style>no</style>',
    '<noscript>no</noscript>',
    '<template>no</template>',
    '<textarea>no</textarea>',
    '<select><option>no</select>',
    '<div hidden><p>no</p></div>',
    '<iframe>no</iframe>',
  ])('leaves out %s', (html) => {
    expect(read(`<p>yes</p>${html}`)).toBe('yes');
  });

  it('leaves out what it is told to', () => {
    const document = parseHtml('<p>yes<span lang=ja>no</span></p>');
    expect([...visibleText(document, (element) => attribute(element, 'lang') !== null)]).toEqual(['yes']);
  });

  it('is read from elements nested deeper than the call stack', () => {
    expect(read(`${'<div>'.repeat(50_000)}deep`)).toBe('deep');
  });
});
