import { hreflangCode, isKnownLanguage, languageKey, primarySubtag } from './tags';

describe('a primary language subtag', () => {
  it.each(['en', 'zh', 'iw', 'gsw', 'tlh', 'yue', 'qaa', 'qtz', 'und', 'zxx', 'zza', 'aaa'])(
    '%s is known',
    (subtag) => {
      expect(isKnownLanguage(subtag)).toBe(true);
    },
  );

  // Codes of ISO 639-2 for languages that have one of two letters are not in the registry.
  it.each(['', 'e', 'xx', 'jp', 'eng', 'deu', 'jpn', 'english', 'EN', 'en_us', 'é1', 'a-b'])('%s is not', (subtag) => {
    expect(isKnownLanguage(subtag)).toBe(false);
  });

  it('stands before the first hyphen', () => {
    expect(primarySubtag(' EN-us-x')).toBe('en');
    expect(primarySubtag('en_US')).toBe('en_us');
    expect(primarySubtag('')).toBe('');
  });
});

describe('an hreflang code', () => {
  it.each(['en', 'EN-gb', 'zh-Hant', 'zh-hant-hk', 'x-default', 'X-Default', ' de ', 'se', 'es-LA'])(
    '%s is valid',
    (code) => {
      expect(hreflangCode(code)).toEqual({ valid: true, better: '' });
    },
  );

  it.each([
    ['en-UK', 'en-GB'],
    ['jp', 'ja'],
    ['jp-JP', 'ja-JP'],
    ['cn-Hans', 'zh-Hans'],
    ['en_US', 'en-US'],
    ['iw', 'he'],
    ['xdefault', 'x-default'],
    ['default', 'x-default'],
    ['x_default', 'x-default'],
    ['zh-hant-uk', 'zh-Hant-GB'],
    ['jp-JP-x', ''],
    ['jp-xxxx', ''],
    ['zh_hant', 'zh-Hant'],
    ['en-EU', ''],
    ['es-419', ''],
    ['fil', ''],
    ['eng', ''],
    ['', ''],
    ['en-', ''],
    ['en-US-GB', ''],
    ['zh-Xxxx', ''],
    ['constructor', ''],
    ['en-constructor', ''],
    ['x', ''],
  ])('%s is not, and means %j', (code, better) => {
    expect(hreflangCode(code)).toEqual({ valid: false, better });
  });
});

describe('a language', () => {
  it.each([
    ['en', 'en_GB'],
    ['nb-NO', 'no'],
    ['iw', 'he-IL'],
    ['zh-TW', 'zh-Hant'],
    ['zh_CN', 'zh-Hans-SG'],
    ['yue-HK', 'zh-TW'],
    ['cmn', 'zh'],
    ['hak', 'nan'],
    ['wuu', 'zh'],
    ['in', 'id'],
    ['ji', 'yi'],
    ['jw', 'jv'],
    ['mo', 'ro'],
    ['nn', 'nb'],
    ['sh', 'sr'],
    ['tl', 'fil'],
    ['zh-SG', 'zh-Hans'],
    ['zh-MY', 'zh-CN'],
    ['zh-HK', 'zh-Hant'],
    ['zh-MO', 'zh-TW'],
    ['zh-Hant-CN', 'zh-TW'],
  ])('is the same as %s and %s', (one, other) => {
    expect(languageKey(one)).not.toBeNull();
    expect(languageKey(one)).toBe(languageKey(other));
  });

  it.each([
    ['zh-CN', 'zh-TW'],
    ['en', 'de'],
    ['zh', 'zh-TW'],
    ['zh-constructor', 'zh-TW'],
  ])('differs between %s and %s', (one, other) => {
    expect(languageKey(one)).not.toBe(languageKey(other));
  });

  it.each(['', 'English', '-', '_', 'xx', 'constructor'])('is not named by %j', (tag) => {
    expect(languageKey(tag)).toBeNull();
  });
});
