import { DEFAULT_LOCALE, LOCALES, type WrittenLocale } from '../../site/locales';
import { readStrings } from '../model/strings';
import { splitPlural } from './string-plurals';

/** Placeholders whose values look alike, so that the sentence alone does not show that they were swapped. */
const PAIRS = [
  ['agreeing', 'total'],
  ['bytes', 'budget'],
  ['count', 'total'],
  ['done', 'total'],
  ['from', 'to'],
  ['from', 'until'],
  ['low', 'high'],
  ['made', 'own'],
  ['now', 'then'],
  ['number', 'limit'],
  ['page', 'pages'],
  ['shared', 'total'],
  ['used', 'room'],
] as const;

/** Texts that name the second of a pair first. Before you add one, make sure that its sentence asks for it. */
const OTHER_WAY_ROUND: Readonly<Record<WrittenLocale, readonly string[]>> = {
  en: [],
  ar: ['.checks.headings.outcomes.skipped.reason'],
  de: [],
  es: [],
  fr: [],
  ja: [
    '.account.saved.count',
    '.checks.hreflang-valid.outcomes.many.reason',
    '.checks.hreflang-valid.outcomes.most.reason',
    '.checks.image-alt.outcomes.many.reason',
    '.checks.image-alt.outcomes.most.reason',
    '.checks.llms-links.outcomes.broken.reason',
    '.checks.name-agreement.outcomes.different.reason',
    '.cli.report.part',
    '.comparison-view.basis.some',
    '.comparison.status.progress',
    '.reading.outdated.changed',
    '.report.headline.names-disagree',
    '.review.outdated.sections',
  ],
};

/** Every text of a tree of strings, by its key. */
function textsOf(tree: unknown, key = ''): (readonly [key: string, text: string])[] {
  if (typeof tree === 'string') return [[key, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([step, value]) => textsOf(value, `${key}.${step}`));
}

const english = new Map(textsOf(readStrings(process.cwd(), DEFAULT_LOCALE)));

describe.each(LOCALES)('numbers in %s', (locale) => {
  const texts = textsOf(readStrings(process.cwd(), locale));

  it('stand where their sentence says what they are', () => {
    const reversed = texts.filter(([, text]) =>
      PAIRS.some(([first, second]) => {
        // After the ones shown, the count is of those left out.
        if (first === 'count' && text.includes('{{shared}}')) return false;
        const [one, other] = [text.indexOf(`{{${first}}}`), text.indexOf(`{{${second}}}`)];
        return other >= 0 && one > other;
      }),
    );
    const keys = new Set(reversed.map(([key]) => splitPlural(key).base));
    expect([...keys].sort()).toEqual(OTHER_WAY_ROUND[locale]);
  });

  it('are said in the form that many numbers share', () => {
    const silent = texts.filter(([key, text]) => {
      const { base, category } = splitPlural(key);
      const isShared = category === 'few' || category === 'many' || category === 'other';
      return isShared && english.get(`${base}_other`)?.includes('{{count}}') && !text.includes('{{count}}');
    });
    expect(silent).toEqual([]);
  });
});
