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

  it('has the default locale’s words for pseudo-locales, changed', () => {
    expect(translate('en-xa', 'greeting', { name: 'Ada' })).toBe('Ada & çöö');
    expect(translate('en-xa', 'hours', { count: 2 })).toBe('2 ĥööûûŕš');
    expect(translate('ar-xb', 'hours', { count: 3 })).toBe('3 \u200F\u202Ehours\u202C\u200F');
    expect(() => translate('en-xa', 'nothing')).toThrow('no string for nothing');
  });

  it('does not answer in another language without a word', () => {
    expect(() => translate('fr', 'greeting', { name: 'A' })).toThrow('no string for greeting');
    expect(translate('fr', 'greeting', { name: 'A', defaultValue: '' })).toBe('');
  });
});
