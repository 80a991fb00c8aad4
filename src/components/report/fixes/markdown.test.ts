import { ownWords } from '../../../encoding/markdown';
import { fixesMail, fixesMarkdown, type FixWords } from './markdown';
import { say } from '../../../texts/testing/say';

const HEADING = ['Fixes for Tea', 'https://tea.example'] as const;
const inMarkdown = ({ title, points, work, repairs, texts }: FixWords) => ({
  title: ownWords(title),
  points: ownWords(points),
  work: ownWords(work),
  repairs: repairs.map(ownWords),
  texts: texts.map((one) => ({ ...one, title: ownWords(one.title), where: ownWords(one.where) })),
});
const markdownWith = (...fixes: readonly FixWords[]) =>
  fixesMarkdown([ownWords(HEADING[0]), ownWords(HEADING[1])], fixes.map(inMarkdown));
const fix = (changes: Partial<FixWords> = {}): FixWords => ({
  title: 'The icon',
  points: '+2.8',
  work: 'Design: an image to make',
  repairs: ['Make it square.'],
  texts: [],
  ...changes,
});
const more = 'The others are elsewhere.';

describe('fixesMarkdown', () => {
  it('numbers the fixes, each with its gain and its texts', () => {
    const texts = [{ title: 'Head', where: 'In the head.', text: '<meta>' }];
    expect(markdownWith(fix({ texts }), fix({ title: say('en', 'report:things.logo'), points: '', work: '' }))).toBe(
      '# Fixes for Tea\n\nhttps://tea.example\n\n## 1. The icon (+2.8)\n\nDesign: an image to make\n\nMake it square.\n\n' +
        '**Head**: In the head.\n\n```\n<meta>\n```\n\n## 2. The logo\n\nMake it square.\n',
    );
  });

  it('fences a text by more backticks than it holds', () => {
    const texts = [{ title: 'Head', where: '', text: '````' }];
    expect(markdownWith(fix({ texts }))).toContain('\n`````\n````\n`````\n');
  });

  it('keeps untrusted words from becoming markup', () => {
    expect(markdownWith(fix({ title: '[a](b) <i> *x* `y` ##[add-mask]' }))).toContain(
      '\n## 1. \\[a\\](b) \\<i\\> \\*x\\* \\`y\\` \\#\\#\\[add-mask\\] (',
    );
  });
});

describe('fixesMail', () => {
  it('holds every fix where there is room', () => {
    const url = new URL(fixesMail(HEADING, [fix()], more));
    expect(url.searchParams.get('subject')).toBe('Fixes for Tea');
    expect(url.searchParams.get('body')).toBe(
      'https://tea.example\r\n\r\n1. The icon (+2.8)\r\nDesign: an image to make\r\nMake it square.',
    );
  });

  it('holds what of a name can be encoded: structured data may state half a surrogate pair', () => {
    const url = new URL(fixesMail(['Fixes for \ud800🍵', 'https://tea.example'], [], more));
    expect(url.searchParams.get('subject')).toBe('Fixes for \ufffd🍵');
  });

  it('stays short enough for every program, and says what it leaves out', () => {
    const mail = fixesMail(HEADING, Array<FixWords>(20).fill(fix({ repairs: ['茶'.repeat(30)] })), more);
    expect(mail.length).toBeLessThanOrEqual(2_000);
    expect(decodeURIComponent(mail)).toMatch(/\nThe others are elsewhere\.$/);
  });
});
