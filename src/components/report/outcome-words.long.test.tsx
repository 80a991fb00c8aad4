/** What every outcome of every check says, in every language, with the values its sentences may be given. */
import { readFileSync } from 'node:fs';
import { shownChecks } from '../../brand/engine/shown-outcomes';
import { OUTLINE } from '../../brand/score/rubric-outline';
import { LOCALES, type Locale } from '../../site/locales';
import { allLoadedStrings } from '../../texts/loaded-strings';
import { stringsInstance } from '../strings-instance';
import { checkText } from './check-text';

/** Each leads to another plural form in one of the languages. */
const COUNTS = [0, 1, 2, 3, 11, 100, 1_234_567] as const;

/** Values of the assessed site, which may be anything. */
const UNTRUSTED = /[\u2066-\u2068][^\u2069]*\u2069/g;

/** Faults that no sentence may have with any values. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'a machine’s name for a source': /\b(?:meta|jsonld|microdata|rdfa|header|html|link):[A-Za-z]/,
  'an open place': /\{\{|\}\}|\bNaN\b|\[object/,
  'a moment as machines write it': /\dT\d\d:\d\d/,
  'two spaces': / {2}/,
  'a space before a sign': / [,.;!?](?: |$)/,
  'a space after a full-width sign': /[。、：] /,
  'two stops': /(?<!\.)\.\.(?!\.)|。。/,
};

/** Languages whose words are not Latin. */
const SCRIPTS: Partial<Record<Locale, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ar: /\p{Script=Arabic}/u,
};

const written = (locale: Locale) =>
  Object.fromEntries(
    ['checks', 'rules', 'report'].map((name) => [
      name,
      JSON.parse(readFileSync(`locales/${locale}/${name}.json`, 'utf8')) as object,
    ]),
  );

it.each(LOCALES)('are sentences in %s', (locale) => {
  const text = checkText(
    stringsInstance({ [locale]: allLoadedStrings(locale, written(locale), written('en')) as object }),
    locale,
    OUTLINE.version,
  );
  const found = new Set<string>();
  let sentences = 0;
  for (const [id, { outcomes }] of shownChecks()) {
    for (const { outcome, score, params, receipts } of outcomes) {
      const numbers = Object.keys(params).filter((name) => typeof params[name] === 'number');
      const variants =
        numbers.length === 0 ? [{}] : COUNTS.map((n) => Object.fromEntries(numbers.map((name) => [name, n])));
      for (const variant of [{}, ...variants]) {
        const check = {
          id,
          dimension: 'trust',
          weight: 1,
          outcome,
          score,
          params: { ...params, ...variant },
          receipts,
        } as const;
        for (const sentence of [text.title(id), text.reason(check), text.fix(check) ?? '']) {
          if (sentence === '') continue;
          sentences += 1;
          const shown = sentence.replace(UNTRUSTED, 'X');
          for (const [fault, sign] of Object.entries(FAULTS))
            if (sign.test(shown)) found.add(`${id} ${outcome}: ${fault}: ${shown}`);
          if (sentence !== text.title(id) && SCRIPTS[locale]?.test(shown) === false)
            found.add(`${id} ${outcome}: not translated: ${shown}`);
        }
      }
    }
  }
  expect(sentences).toBeGreaterThan(1000);
  expect([...found]).toEqual([]);
});
