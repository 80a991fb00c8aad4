import { absence, defineCheck, receipt, shown, unread, verdict } from '../check';
import { expectedScripts } from '../languages/scripts';
import { SOURCES } from '../sources';

/** Letters under which a text says too little. */
const ENOUGH = 200;

/** Kana or Hangul without which Han letters are not Japanese or Korean. */
const OWN: readonly (readonly string[])[] = [['Hira', 'Kana'], ['Hang']];

/** Whether the text is written in a script that its language is written in. */
export const scriptPlausible = defineCheck({
  id: 'script-plausible',
  dimension: 'languages',
  sources: [SOURCES.languageOfPage, SOURCES.likelySubtags],
  outcomes: { pass: 1000, mixed: 500, other: 0, short: 'na', 'no-language': 'na', unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    const { language, textScripts } = facts;
    if (facts.page.state === 'unread' || textScripts === null) return unread(facts);
    // A language that is missing or unknown is counted elsewhere; of others the script is not known to us.
    if (language === null) {
      return facts.page.state === 'partial' ? unread(facts) : verdict('no-language', {}, [absence(facts, 'html:lang')]);
    }
    const scripts = expectedScripts(language.value);
    if (scripts.length === 0) return verdict('no-language', {}, [receipt(language)]);
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
    const receipts = [receipt(language, !fits), { ...absence(facts, 'body'), value: found.slice(0, 6).join(', ') }];
    return verdict(fits ? 'pass' : fitting * 2 >= letters ? 'mixed' : 'other', params, receipts);
  },
});
