import { differenceHtml, type DifferenceWords } from './difference';

const WORDS: DifferenceWords = {
  added: 'added:',
  removed: 'removed:',
  moved: 'Moved',
  unchanged: (count) => `${count} unchanged`,
};

/** The difference with `[-…-]` and `{+…+}` for what was removed and added, one line for each passage. */
function difference(before: string, after: string, locale = 'en'): string[] | null {
  const version = (html: string) => ({ title: 'T', description: 'D', html });
  const html = differenceHtml(version(before), version(after), locale, WORDS);
  if (html === null) return null;
  return [...html.matchAll(/<p(?: class="([a-z-]+)")?>(.*?)<\/p>/gs)].map(([, name, text = '']) => {
    const plain = text
      .replaceAll('<span class="hidden-visually">added: </span>', '')
      .replaceAll('<span class="hidden-visually">removed: </span>', '')
      .replaceAll('<ins>', '{+')
      .replaceAll('</ins>', '+}')
      .replaceAll('<del>', '[-')
      .replaceAll('</del>', '-]')
      .replace(/<\/?(?:span|bdi)[^>]*>/g, '');
    return name === 'difference-heading' ? `# ${plain}` : plain;
  });
}

it('shows the words of a paragraph that changed, and nothing of the sections that did not', () => {
  const before = '<h2 id="a">Storage</h2><p>Reports are kept for 30 days.</p><h2>Rights</h2><p>You may ask.</p>';
  const after = '<h2 id="b">Storage</h2><p>Reports are kept for 14 days.</p><h2>Rights</h2><p>You may ask.</p>';
  expect(difference(before, after)).toEqual(['# Storage', 'Reports are kept for [-30-] {+14+} days.']);
});

it('says in words what is added and what is removed', () => {
  const html = differenceHtml(
    { title: 'T', description: 'D', html: '<p>Kept for 30 days.</p>' },
    { title: 'T', description: 'D', html: '<p>Kept for 14 days.</p>' },
    'en',
    WORDS,
  );
  expect(html).toContain(
    '<del><span class="hidden-visually">removed: </span>30</del> <ins><span class="hidden-visually">added: </span>14</ins>',
  );
});

it('takes a new line for white space between words', () => {
  expect(difference('<p>Main Street 1<br>London</p>', '<p>Main Street 1 London</p>')).toBeNull();
});

it('finds the words of Japanese', () => {
  expect(
    difference('<p>レポートは三十日間保存します。</p>', '<p>レポートは二週間保存し、その後に削除します。</p>', 'ja'),
  ).toEqual(['# T', '1 unchanged', 'レポートは[-三十日間-]{+二週間+}保存し{+、その後に削除し+}ます。']);
});

it('finds the words of Arabic', () => {
  expect(difference('<p>تُحفظ التقارير لمدة ثلاثين يوماً.</p>', '<p>تُحفظ التقارير لمدة أسبوعين.</p>', 'ar')).toEqual([
    '# T',
    '1 unchanged',
    'تُحفظ التقارير لمدة [-ثلاثين يوماً-] {+أسبوعين+}.',
  ]);
});

it('is nothing between versions that read the same: markup, anchors, white space and numbers of notes apart', () => {
  const note = (n: number) => `<sup><a href="#fn-${n}" data-footnote-ref>${n}</a></sup>`;
  const before = `<h2 id="a">Use</h2><p>Free of\ncharge${note(1)}.</p><ul><li>One</li></ul>`;
  const heading = '<div class="heading"><h2 id="b">Use</h2><a class="anchor" href="#b" aria-label="Link">#</a></div>';
  const after = `${heading}\n<p>Free of <strong>charge</strong>${note(2)}.</p><ol><li><p>One</p></li></ol>`;
  expect(difference(before, after)).toBeNull();
});

function table(...rows: string[][]): string {
  const cells = (row: string[]) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('\n')}</tr>`;
  return `<div class="table-scroll"><table><thead><tr><th>Cookie</th><th>Kept for</th></tr></thead><tbody>${rows
    .map(cells)
    .join('')}</tbody></table></div>`;
}

it('shows rows of a table that changed, were added or removed', () => {
  const before = table(['language', 'one year'], ['session', 'eight hours at most'], ['campaign', 'two years']);
  const after = table(['language', 'one year'], ['session', 'one hour at most'], ['theme', 'for ever']);
  expect(difference(before, after)).toEqual([
    '# T',
    '3 unchanged',
    'session · [-eight hours-] {+one hour+} at most',
    '[-campaign · two years-]',
    '{+theme · for ever+}',
  ]);
});

it('says that a section moved, and does not call it removed and added', () => {
  const [a, b, c] = [
    '<h2>Use</h2><p>The tool is free.</p><p>It may end.</p>',
    '<h2>Rights</h2><p>Texts belong to us.</p>',
    '<h2>Liability</h2><p>The law decides.</p>',
  ] as const;
  expect(difference(a + b + c, b + a + c)).toEqual(['# Moved Rights', 'Moved Texts belong to us.']);
});

it('shows what changed in a passage that moved', () => {
  const still = '<p>The tool is free.</p><p>It may end at any time.</p>';
  const moving = '<p>Texts and pictures belong to us alone.</p>';
  expect(difference(still + moving, moving.replace('us', 'the operator') + still)).toEqual([
    '# T',
    '1 unchanged',
    'Moved Texts and pictures belong to [-us-] {+the operator+} alone.',
    '2 unchanged',
  ]);
});

it('shows a passage whole where another took its place, the removed one first', () => {
  const around = (html: string) => `<p>First.</p>${html}<p>Last.</p>`;
  const before = around('<p>We answer within a week.</p>');
  expect(difference(before, around('<p>Nobody reads what visitors send.</p>'))).toEqual([
    '# T',
    '2 unchanged',
    '[-We answer within a week.-]',
    '{+Nobody reads what visitors send.+}',
    '1 unchanged',
  ]);
});

it('leaves a removed passage in the section it stood in', () => {
  const document = (html: string) => `<h2>A</h2><p>One.</p>${html}<h2>B</h2><p>Three.</p>`;
  expect(difference(document('<p>Two hours.</p>'), document(''))).toEqual(['# A', '1 unchanged', '[-Two hours.-]']);
});

it('shows a change of punctuation alone', () => {
  expect(difference('<p>Eats, shoots and leaves.</p>', '<p>Eats shoots and leaves!</p>')).toEqual([
    '# T',
    '1 unchanged',
    'Eats[-,-] shoots and leaves[-.-]{+!+}',
  ]);
});

it('joins changes between which little is common', () => {
  const sentence = (words: string) => `<p>Under the law of this country we ${words} you send to us.</p>`;
  expect(difference(sentence('keep nothing of what'), sentence('store all of whatever'))).toEqual([
    '# T',
    '1 unchanged',
    'Under the law of this country we [-keep nothing of what-] {+store all of whatever+} you send to us.',
  ]);
});

it('shows where a link leads only where that changed', () => {
  const link = (href: string, word: string) => `<p>See the <a href="${href}">imprint</a>, ${word}.</p>`;
  expect(difference(link('/en/a/', 'please'), link('/en/a/', 'always'))?.at(-1)).toBe(
    'See the imprint, [-please-] {+always+}.',
  );
  expect(difference(link('/ar/a/', 'please'), link('/ar/%D8%A7/', 'please'))?.at(-1)).toBe(
    'See the imprint [-(/ar/a/)-] {+(/ar/ا/)+}, please.',
  );
});

it('keeps the direction of an address apart from that of the text', () => {
  const version = (href: string) => ({ title: 'T', description: 'D', html: `<p>نص <a href="${href}">هنا</a></p>` });
  const html = differenceHtml(version('/ar/a/'), version('/ar/b/'), 'ar', WORDS);
  expect(html).toContain('<bdi>(/ar/a/)</bdi></del>');
  expect(html).toContain('<bdi>(/ar/b/)</bdi></ins>');
});

it('shows another picture under the same words', () => {
  const picture = (src: string) => `<figure><img src="${src}" alt="A map"></figure>`;
  expect(difference(picture('/a.png'), picture('/b.png'))?.slice(-2)).toEqual(['[-[A map]-]', '{+[A map]+}']);
});

it('shows a new title and a new description', () => {
  const before = { title: 'Terms', description: 'For all.', html: '<p>A</p>' };
  expect(differenceHtml(before, { ...before, title: 'Terms of use' }, 'en', WORDS)).toContain(
    'Terms <ins><span class="hidden-visually">added: </span>of use</ins>',
  );
  expect(differenceHtml(before, { ...before, description: 'For everyone.' }, 'en', WORDS)).toContain('everyone');
});

it('escapes what stands in the text', () => {
  expect(difference('<p>a &lt;b&gt; c</p>', '<p>a &lt;b&gt; d</p>')?.at(-1)).toBe('a &#x3C;b> [-c-] {+d+}');
});
