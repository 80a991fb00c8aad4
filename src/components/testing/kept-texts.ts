import { keepingTexts, stringsInstance } from '../strings-instance';
import type { Locale } from '../../site/locales';
import { everyText, textsOf } from './every-text';
import { stringsOf } from './shown';

/** Declares the test: kept texts compared with i18next's. @param step one string in this many is compared */
export function describeKeptTexts(locales: readonly Locale[], step: number): void {
  it.each(locales)('says what i18next says, in %s', (locale) => {
    const i18n = stringsInstance({ [locale]: stringsOf(locale) });
    const keeping = keepingTexts(stringsInstance({ [locale]: stringsOf(locale) }));
    const texts = everyText(locale).filter((_, index) => index % step === 0);
    expect(texts.length).toBeGreaterThan(1000 / step);
    const different = texts.flatMap(({ namespace, key, filled, counted }) => {
      const plain = textsOf(i18n, locale, namespace);
      const kept = textsOf(keeping, locale, namespace);
      return [{}, filled('$& {{name}} $t(x) <b>'), filled(7), { replace: filled('x'), count: 2 }, ...counted]
        .map((params) => ({ key, expected: plain(key, params), kept: kept(key, params) }))
        .filter((texts) => texts.kept !== texts.expected);
    });
    expect(different).toEqual([]);
  });
}
