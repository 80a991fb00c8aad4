import { stringsInstance } from '../components/strings-instance';
import { textsOf } from '../components/testing/every-text';
import { plainStrings } from './plain-strings';
import { describePlainStrings } from './testing/plain-strings';

// Two ways of counting and two directions; plain-strings.long.test.ts tries every language and every string.
describePlainStrings(['en', 'ar'], 3);

it('says the default, or the key, for what is no string of its own, whatever the key', () => {
  const strings = { site: { part: { title: 'T' } } };
  const said = (i18n: ReturnType<typeof stringsInstance>, key: string) => [
    textsOf(i18n, 'en', 'site')(key),
    textsOf(i18n, 'en', 'site')(key, { defaultValue: '' }),
    textsOf(i18n, 'en', 'site')(key, { defaultValue: 'D', count: 1 }),
  ];
  for (const key of ['none', 'part.none', 'part.title.none']) {
    expect([key, ...said(plainStrings('en', strings), key)]).toEqual([key, key, '', 'D']);
    expect(said(plainStrings('en', strings), key)).toEqual(said(stringsInstance({ en: strings }), key));
  }
  // A report may come from anyone, and names the texts of its checks.
  for (const key of ['part', 'constructor.name', 'part.__proto__.constructor.name', 'part.title.length']) {
    expect([key, ...said(plainStrings('en', strings), key)]).toEqual([key, key, '', 'D']);
  }
});

it('says what a text has for 0, in a language whose plurals do not tell 0 apart, as on the server', () => {
  const strings = { site: { words_zero: 'None', words_one: 'One', words_other: '{{count}}', all_other: '{{count}}' } };
  for (const instance of [plainStrings('en', strings), stringsInstance({ en: strings })]) {
    const said = textsOf(instance, 'en', 'site');
    expect([said('words', { count: 0 }), said('words', { count: 2 }), said('all', { count: 0 })]).toEqual([
      'None',
      '2',
      '0',
    ]);
  }
});

it('takes strings that are loaded later', () => {
  const strings = plainStrings('de', { site: { title: 'Website' } });
  const texts = () => textsOf(strings, 'de', 'rules');
  expect([texts()('title'), strings.exists('title', { ns: 'rules' })]).toEqual(['title', false]);
  strings.addResourceBundle('de', 'rules', { title: 'Regeln' });
  expect([texts()('title'), strings.exists('title', { ns: 'rules' })]).toEqual(['Regeln', true]);
  expect(textsOf(strings, 'de', 'site')('title')).toBe('Website');
});
