import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringsInstance, type LocaleStrings } from '../../components/strings-instance';
import { LOCALES, type Locale } from '../../site/locales';
import { OWN_PROBLEMS, type MeasureProblem } from './measure';
import { problemWords } from './problem-words';

const SHOWN: readonly MeasureProblem[] = [...OWN_PROBLEMS, 'site-unreachable', 'address-unresolvable'];

function wordsOf(locale: Locale) {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(__dirname, `../../../locales/${locale}/${name}.json`), 'utf8')) as LocaleStrings;
  const strings = { errors: read('errors'), 'cli-measuring': read('cli-measuring') };
  return { locale, strings: stringsInstance({ [locale]: strings as unknown as LocaleStrings }) };
}

it.each(LOCALES)('every problem has words of its own in %s, which name what is wrong', (locale) => {
  const words = wordsOf(locale);
  const said = SHOWN.map((code) => problemWords(words, { code, what: 'WHAT' }));
  expect(new Set(said.map(({ title }) => title)).size).toBe(SHOWN.length);
  for (const { title, detail } of said) expect(`${title} ${detail}`).not.toMatch(/\{\{|\.title|\.detail/);
  expect(said.filter(({ title }) => title.includes('WHAT'))).toHaveLength(5);
});

it.each(LOCALES)('a site that wants a login is told with its status and the option that opens it in %s', (locale) => {
  const { title, detail } = problemWords(wordsOf(locale), { code: 'site-unreadable', status: 401 });
  expect([title, detail]).toEqual([expect.stringContaining('401'), expect.stringContaining('--header "')]);
});
