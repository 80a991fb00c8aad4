import { createStrings } from './strings';

const errors = {
  en: { greeting: '{{name}} & co', hours_one: '{{count}} hour', hours_other: '{{count}} hours' },
  de: { greeting: '{{name}} & Co.' },
  fr: {},
  es: {},
  ja: {},
  ar: {},
};

describe('createStrings', () => {
  const strings = createStrings({ errors });
  const translate = (locale: string, key: string, options = {}) =>
    (strings.getFixedT(locale, 'errors') as (key: string, options: object) => string)(key, options);

  it('has each locale’s own words, with plurals, and leaves escaping to whoever renders', () => {
    expect(translate('de', 'greeting', { name: '<A>' })).toBe('<A> & Co.');
    expect(translate('en', 'hours', { count: 2 })).toBe('2 hours');
  });

  it('does not answer in another language without a word', () => {
    expect(() => translate('fr', 'greeting', { name: 'A' })).toThrow('no string for greeting');
    expect(translate('fr', 'greeting', { name: 'A', defaultValue: '' })).toBe('');
  });
});
