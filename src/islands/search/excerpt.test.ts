import { excerptParts } from './excerpt';

it('takes words found from their surroundings, without the punctuation after them', () => {
  expect(excerptParts('… the <mark>name.</mark> The <mark>الاسم،</mark> end')).toEqual([
    { text: '… the ', found: false },
    { text: 'name', found: true },
    { text: '.', found: false },
    { text: ' The ', found: false },
    { text: 'الاسم', found: true },
    { text: '،', found: false },
    { text: ' end', found: false },
  ]);
});

it('shows as text what a text says about markup', () => {
  expect(excerptParts('&lt;title&gt; and <mark>&lt;meta&gt;</mark>')).toEqual([
    { text: '<title> and ', found: false },
    { text: '<meta', found: true },
    { text: '>', found: false },
  ]);
  expect(excerptParts('&lt;a&gt;&lt;/a&gt;')).toEqual([{ text: '<a></a>', found: false }]);
});
