import { foreign } from './foreign';

it.each([
  ['the page’s language', undefined, {}],
  ['a language of the site', 'ar', { lang: 'ar', dir: 'rtl' }],
  ['another, whose direction is unknown here', 'he', { lang: 'he', dir: 'auto' }],
])('says of a passage in %s what it is', (_, lang, attributes) => {
  expect(foreign(lang)).toEqual(attributes);
});
