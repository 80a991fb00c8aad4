import { coveredCharacters } from '../../printing/fonts';
import type { CardWords } from '../platform/services';
import { cardWords } from './card-words';
import { drawableWords } from './drawable-words';
import { HOSTILE_PUBLICATIONS, publicationOf } from './testing/hostile-brands';
import { exampleReport } from '../assessing/example-reports';

const covered = coveredCharacters(process.cwd());

const reportCard = cardWords(publicationOf([exampleReport('harbour')]), 'en') as CardWords & { kind: 'assessment' };
const comparisonCard = cardWords(
  publicationOf([exampleReport('harbour'), exampleReport('northwind')]),
  'en',
) as CardWords & { kind: 'comparison' };

/** The words of a report's card where strangers wrote these. */
function drawn(words: Partial<CardWords['words']>) {
  const { kind, words: made } = drawableWords(
    { kind: 'assessment', words: { ...reportCard.words, ...words } } as CardWords,
    covered,
  );
  if (kind !== 'assessment') throw new Error('not a report');
  return made;
}

const isolated = (text: string) => `\u2068${text}\u2069`;

describe('the words of a card', () => {
  it('stay as they are where fonts have them', () => {
    expect(drawableWords(reportCard, covered)).toEqual(reportCard);
    expect(drawableWords(comparisonCard, covered)).toEqual(comparisonCard);
  });

  it.each([
    ['nothing', ''],
    ['emoji', '🚀'],
    ['what is not seen', '\u200b\u3164\u2060\u00ad'],
    ['a script without a font', 'ไทย'],
    ['control characters', '\u0000\u0007'],
  ])('have the address for a name, where nothing of it can be drawn: %s', (_, name) => {
    expect(drawn({ name: isolated(name) })).toMatchObject({ name: 'harbour.example', address: '' });
    const [brand] = comparisonCard.words.brands;
    const brands = [{ ...brand, name: isolated(name) }] as typeof comparisonCard.words.brands;
    expect(drawableWords({ ...comparisonCard, words: { ...comparisonCard.words, brands } }, covered)).toMatchObject({
      words: { brands: [{ name: isolated('harbour.example') }] },
    });
  });

  it('keep one mark on a letter, in Arabic two', () => {
    expect(drawn({ name: isolated(`e\u0301\u0302\u0303\u0304x`) }).name).toBe(isolated('\u00e9\u0302x'));
    // In their canonical order.
    expect(drawn({ name: isolated('\u0628\u064e\u0650\u0651\u0652') }).name).toBe(isolated('\u0628\u064e\u0650'));
  });

  it('end somewhere, and isolate what is cut, too', () => {
    const { name, finding, address } = drawn({
      name: isolated('x'.repeat(4000)),
      finding: `It is called ${isolated('y'.repeat(10_000))} here.`,
      address: `${'z'.repeat(4000)}.example`,
    });
    expect(name).toBe(isolated('x'.repeat(199)));
    expect(finding).toMatch(/^It is called \u2068y{686}\u2069$/);
    expect(address).toMatch(/^z{292}\.example$/);
  });

  it('say that something is left out of a sentence', () => {
    expect(drawn({ finding: `It is called ${isolated('🚀')} here.` }).finding).toBe('It is called … here.');
  });

  it('are few, whatever was written', () => {
    for (const publication of Object.values(HOSTILE_PUBLICATIONS)) {
      const { words } = drawableWords(cardWords(publication, 'en'), covered);
      expect(JSON.stringify(words).length).toBeLessThan(6000);
    }
  });
});
