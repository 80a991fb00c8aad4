import type { Locale } from '../../site/locales';
import { stringsInstance } from '../../components/strings-instance';
import { everyText, textsOf } from '../../components/testing/every-text';
import { stringsOf } from '../../components/testing/shown';
import { plainStrings } from '../plain-strings';

/** Declares the test: our small reader of strings against i18next. @param step one string in this many is compared */
export function describePlainStrings(locales: readonly Locale[], step: number): void {
  it.each(locales)('says what i18next says, in %s', (locale) => {
    const theirs = stringsInstance({ [locale]: stringsOf(locale) });
    const ours = plainStrings(locale, stringsOf(locale));
    const texts = everyText(locale).filter((_, index) => index % step === 0);
    expect(texts.length).toBeGreaterThan(1000 / step);
    const different = texts.flatMap(({ namespace, key, filled, counted }) =>
      [{}, filled('$& 4 MB <b>'), filled(12), { replace: filled('$& x'), count: 2 }, ...counted]
        .map((params) => ({
          key,
          expected: textsOf(theirs, locale, namespace)(key, params),
          said: textsOf(ours, locale, namespace)(key, params),
        }))
        .filter(({ expected, said }) => said !== expected),
    );
    expect(different).toEqual([]);
  });
}
