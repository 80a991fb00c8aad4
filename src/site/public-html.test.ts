import { readFileSync } from 'node:fs';
import { publicHtml } from './public-html';

const styles = readFileSync('src/styles/preview.css', 'utf8').replace(/\s+/g, ' ').replaceAll(' {', '{');
const page = (preview: boolean, canonical = true) =>
  [
    '<head>',
    `<style>a{color:red}${preview ? styles.slice(styles.indexOf('.preview-banner{')) : ''}</style>`,
    preview || !canonical ? '<meta name="robots" content="noindex"/>' : '',
    canonical ? '<link rel="canonical" href="https://facet.example/en/"/>' : '',
    '</head><body>',
    preview ? '<aside class="preview-banner" aria-label="Preview"><p>Not public</p></aside>' : '',
    '<main><aside class="note">Stays</aside></main></body>',
  ].join('');

it.each([true, false])('is what production would have, with a canonical: %s', (canonical) => {
  expect(publicHtml(Buffer.from(page(true, canonical))).toString()).toBe(page(false, canonical));
});

it('leaves a page of production alone', () => {
  const html = Buffer.from(page(false));
  expect(publicHtml(html)).toBe(html);
});
