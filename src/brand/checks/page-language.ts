/** Checks of the language the page is in. */
import { absence, definePageCheck, missing, receipt, shown, unread, verdict } from './check';
import { propertyOf, type Facts } from '../facts/facts';
import { expectedScripts } from '../languages/scripts';
import { isKnownLanguage, languageKey, primarySubtag } from '../languages/tags';
import { SOURCES } from './sources';
import type { Statement } from '../facts/statement';

/** Whether the page says which language it is in, with a code that is registered. */
export const lang = definePageCheck({
  id: 'lang',
  sources: [SOURCES.pageLanguage, SOURCES.validLanguage],
  outcomes: { pass: 1000, invalid: 0, missing: 0 },
  run: (facts) => {
    const { language } = facts;
    if (language === null) return missing(facts, 'missing', 'html:lang');
    const known = isKnownLanguage(primarySubtag(language.value));
    return verdict(known ? 'pass' : 'invalid', { language: shown(language.value) }, [receipt(language, !known)]);
  },
});

interface Stated {
  readonly statement: Statement;
  /** Languages it names, as keys; structured data may name several. */
  readonly keys: readonly string[];
}

/** The places that state the page's language with a code that is one; others say nothing that could be compared. */
function statedLanguages({ language, otherLanguage, openGraph, inLanguage }: Facts): readonly Stated[] {
  const locale = propertyOf(openGraph, 'og:locale');
  const keyOf = (statement: Statement | null) => (statement === null ? null : languageKey(statement.value));
  // `lang` and `xml:lang` are one place as long as they agree.
  const other = otherLanguage !== null && keyOf(otherLanguage) !== keyOf(language) ? [otherLanguage] : [];
  const stated = [language === null ? [] : [language], other, locale === undefined ? [] : [locale], inLanguage];
  return stated.flatMap((places) => {
    const keys = places.flatMap((place) => keyOf(place) ?? []);
    return places[0] === undefined || keys.length === 0 ? [] : [{ statement: places[0], keys }];
  });
}

/** Bare Chinese may be either of its two written forms. */
function names({ keys }: Stated, key: string): boolean {
  return keys.some(
    (one) => one === key || (one === 'zh' && key.startsWith('zh-')) || (key === 'zh' && one.startsWith('zh-')),
  );
}

/** Whether all places that state the page's language state the same one. */
export const languageAgreement = definePageCheck({
  id: 'language-agreement',
  sources: [SOURCES.langAttribute, SOURCES.sameLanguage, SOURCES.openGraphOptional, SOURCES.inLanguage],
  outcomes: { pass: 1000, 'one-differs': 500, conflict: 0, single: 1000, undeclared: 0 },
  run: (facts) => {
    const stated = statedLanguages(facts);
    const ranked = stated
      .flatMap(({ keys }) => keys)
      .map((key) => ({ key, agreeing: stated.filter((one) => names(one, key)).length }))
      .toSorted((a, b) => b.agreeing - a.agreeing);
    const most = ranked[0];
    const differing = most === undefined ? undefined : stated.find((one) => !names(one, most.key));
    if (most === undefined || stated.length < 2) {
      if (facts.page.state === 'partial') return unread(facts);
      const [only] = stated;
      // What is stated elsewhere does not tell browsers and screen readers.
      if (only?.statement !== facts.language) {
        return verdict('undeclared', {}, [absence(facts, 'html:lang')]);
      }
      return verdict('single', { language: shown(only.statement.value) }, [receipt(only.statement)]);
    }
    const params = { language: shown(stated.find((one) => names(one, most.key))?.statement.value ?? most.key) };
    const receipts = stated.map((one) => receipt(one.statement, most.agreeing > 1 && !names(one, most.key)));
    if (differing === undefined) return verdict('pass', { ...params, count: stated.length }, receipts);
    const other = { other: shown(differing.statement.value), source: differing.statement.where.source };
    const isOne = most.agreeing > 1 && most.agreeing === stated.length - 1;
    // A third place further down would side with one of two.
    if (facts.page.state === 'partial' && stated.length === 2) return unread(facts, differing.statement.where);
    return verdict(isOne ? 'one-differs' : 'conflict', { ...params, ...other }, receipts);
  },
});

/** Letters under which a text says too little. */
const ENOUGH = 200;

/** Kana or Hangul without which Han letters are not Japanese or Korean. */
const OWN: readonly (readonly string[])[] = [['Hira', 'Kana'], ['Hang']];

/** Whether the text is in the language that the page states, as far as its script and its commonest words tell. */
export const scriptPlausible = definePageCheck({
  id: 'script-plausible',
  sources: [SOURCES.languageOfPage, SOURCES.likelySubtags],
  outcomes: {
    pass: 1000,
    mixed: 500,
    other: 0,
    'other-language': 0,
    short: 1000,
    'no-language': 0,
    'no-script': 'na',
  },
  run: (facts) => {
    const { language, textScripts } = facts;
    if (textScripts === null) return unread(facts);
    if (language === null) return missing(facts, 'no-language', 'html:lang');
    if (!isKnownLanguage(primarySubtag(language.value))) return verdict('no-language', {}, [receipt(language, true)]);
    const scripts = expectedScripts(language.value);
    if (scripts.length === 0) return verdict('no-script', {}, [receipt(language)]);
    const { letters, counts } = textScripts;
    if (letters < ENOUGH) {
      return facts.page.state === 'partial' ? unread(facts) : verdict('short', { count: letters }, [receipt(language)]);
    }
    const own = OWN.find((group) => group.some((script) => scripts.includes(script)));
    const isForeign = own?.every((script) => (counts[script] ?? 0) === 0) === true;
    const fitting = scripts
      .filter((script) => !(isForeign && script === 'Hani'))
      .reduce((sum, script) => sum + (counts[script] ?? 0), 0);
    const params = {
      language: shown(language.value),
      script: Object.keys(counts)[0] ?? '',
      percent: Math.floor((fitting * 100) / letters),
    };
    const found = Object.entries(counts).map(([script, count]) => `${script} ${String(count)}`);
    const fits = fitting * 5 >= letters * 4;
    const other = fits && facts.page.state === 'whole' ? facts.otherTextLanguage : null;
    if (other !== null) {
      return verdict('other-language', { language: params.language, other }, [
        receipt(language, true),
        absence(facts, 'body'),
      ]);
    }
    const receipts = [receipt(language, !fits), { ...absence(facts, 'body'), value: found.slice(0, 6).join(', ') }];
    return verdict(fits ? 'pass' : fitting * 2 >= letters ? 'mixed' : 'other', params, receipts);
  },
});
