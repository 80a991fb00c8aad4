import { expectedScripts } from '../../languages/scripts';
import { isKnownLanguage, primarySubtag } from '../../languages/tags';
import { absence, definePageCheck, missing, receipt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Letters under which a text says too little. */
const ENOUGH = 200;

/** Kana or Hangul without which Han letters are not Japanese or Korean. */
const OWN: readonly (readonly string[])[] = [['Hira', 'Kana'], ['Hang']];

/** Whether the text is in the language that the page states, as far as its script and its commonest words tell. */
export const check = definePageCheck({
  id: 'script-plausible',
  dimension: 'languages',
  order: 50,
  weight: 2,
  standing: 'required',
  remedy: 'line',
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
