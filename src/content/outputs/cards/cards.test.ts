import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { cardPath, type CardText } from './card-text';
import { CardPrinter, HEIGHT, MARGIN, TITLE, WIDTH } from './card-picture';
import { renderCards } from './cards';
import { coveredCharacters } from '../../../printing/fonts';
import { LONG_TITLES, UGLY_CARDS } from './testing/gallery';

const [printer, another] = [0, 1].map(() => new CardPrinter(coveredCharacters(process.cwd()))) as [
  CardPrinter,
  CardPrinter,
];

describe.each(sampled(Object.entries(UGLY_CARDS)))('the card of a title that is: %s', (name, card) => {
  let drawn: Awaited<ReturnType<CardPrinter['draw']>>;
  beforeAll(async () => (drawn = await printer.draw(card)));

  it('has everything inside its margins, and its title between head and scale', async () => {
    const { png, boxes, title } = drawn;
    for (const { left, top, width, height } of boxes) {
      expect(left).toBeGreaterThanOrEqual(MARGIN);
      expect(left + width).toBeLessThanOrEqual(WIDTH - MARGIN);
      expect(top).toBeGreaterThan(0);
      expect(top + height).toBeLessThan(HEIGHT);
    }
    const ink = boxes.at(-2);
    expect(ink?.top).toBeGreaterThanOrEqual(TITLE.top);
    expect((ink?.top ?? 0) + (ink?.height ?? 0)).toBeLessThanOrEqual(TITLE.bottom);
    expect(title.cut).toBe(name === 'too long');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: WIDTH, height: HEIGHT });
    expect(png.length).toBeLessThan(50_000);
  });

  it('is the same twice', async () => {
    expect((await another.draw(card)).png.equals(drawn.png)).toBe(true);
  });
});

describe('a card', () => {
  it('shows the whole title where it fits', async () => {
    for (const card of Object.values(LONG_TITLES)) {
      const { title } = await printer.draw(card);
      expect(title.lines.join(card.locale === 'ja' ? '' : ' ')).toBe(card.title);
    }
  });

  it('is mirrored in a right-to-left locale', async () => {
    const [english, arabic] = await Promise.all([printer.draw(LONG_TITLES.en), printer.draw(LONG_TITLES.ar)]);
    expect(english.boxes[0]?.left).toBeLessThan(WIDTH / 4);
    expect(arabic.boxes[0]?.left).toBeGreaterThan(WIDTH / 2);
    expect(arabic.boxes[1]?.left).toBe(MARGIN);
    expect((arabic.boxes[2]?.left ?? 0) + (arabic.boxes[2]?.width ?? 0)).toBe(WIDTH - MARGIN);
  });

  it('has the name of the site where nothing of the title can be drawn', async () => {
    expect((await printer.draw({ title: '🚀', label: '', locale: 'en' })).title.lines).toEqual(['Facet']);
  });

  it('has 90 characters in each of the titles that are looked at', () => {
    expect(Object.values(LONG_TITLES).map(({ title }) => [...title].length)).toEqual([90, 90, 90]);
  });
});

describe('renderCards', () => {
  const source = process.cwd();
  const [one, two]: [CardText, CardText] = [
    { title: 'One', label: 'Posts', locale: 'en' },
    { title: 'اثنان 🚀', label: '', locale: 'ar' },
  ];
  const nameOf = (card: CardText) => basename(cardPath(card));
  let root = '';

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'facet-cards-'));
    mkdirSync(join(root, 'node_modules'));
    symlinkSync(join(source, 'node_modules/@expo-google-fonts'), join(root, 'node_modules/@expo-google-fonts'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });
  const published = () => readdirSync(join(root, 'public/cards')).sort();

  it('writes each card once, under its address', async () => {
    expect(await renderCards(root, [one, two, one])).toEqual({
      drawn: 2,
      reused: 0,
      incomplete: [{ title: two.title, left: ['🚀'] }],
    });
    expect(published()).toEqual([nameOf(one), nameOf(two)].sort());
    const { png } = await printer.draw(one);
    expect(readFileSync(join(root, 'public', cardPath(one))).equals(png)).toBe(true);
  });

  it('draws nothing it drew before, and gives the same bytes', async () => {
    await renderCards(root, [one]);
    const first = readFileSync(join(root, 'public', cardPath(one)));
    rmSync(join(root, 'public'), { recursive: true });
    expect(await renderCards(root, [one, two])).toMatchObject({ drawn: 1, reused: 1 });
    expect(readFileSync(join(root, 'public', cardPath(one))).equals(first)).toBe(true);
    expect(await renderCards(root, [one, two])).toMatchObject({ drawn: 0, reused: 2 });
  });

  long('draws again where its cache is gone', async () => {
    await renderCards(root, [one]);
    rmSync(join(root, 'node_modules/.cache'), { recursive: true });
    rmSync(join(root, 'public'), { recursive: true });
    expect(await renderCards(root, [one])).toMatchObject({ drawn: 1 });
  });

  it('removes cards no page has any more', async () => {
    await renderCards(root, [one, two]);
    writeFileSync(join(root, 'public/cards/stray.png'), '');
    await renderCards(root, [two]);
    expect(published()).toEqual([nameOf(two)]);
    await renderCards(root, []);
    expect(published()).toEqual([]);
  });

  it('says which font is missing', async () => {
    rmSync(join(root, 'node_modules/@expo-google-fonts'));
    await expect(renderCards(root, [one])).rejects.toThrow('The font Noto Serif is not installed');
  });
});
