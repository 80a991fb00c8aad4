import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { LOCALES } from '../site/locales';
import type { Coverage } from './ink-picture';
import { baselineOf, measuring, setType, type TypeStyle } from './typesetting';
import { escapeMarkup } from '../encoding/xml';

const style: TypeStyle = { locale: 'en', size: 60, lineHeight: 80 };

function digest({ pixels }: Coverage): string {
  return createHash('sha256').update(pixels).digest('hex');
}

/** Which columns of a picture hold ink, from the left. */
function inkOf({ pixels, width, height }: Coverage): boolean[] {
  return Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_, y) => pixels[y * width + x] ?? 0).some((alpha) => alpha > 30),
  );
}

describe('the fonts', () => {
  it('are found by their names: the same figures look different in each', async () => {
    const figures = await Promise.all(
      (['en', 'ja', 'ar'] as const).map((locale) => setType(['0123456789'], { ...style, locale })),
    );
    expect(new Set(figures.map(digest)).size).toBe(3);
  });

  it('are the same for the locales of one script', async () => {
    const figures = await Promise.all(
      (['en', 'de', 'fr', 'es'] as const).map((locale) => setType(['Größe 12'], { ...style, locale })),
    );
    expect(new Set(figures.map(digest)).size).toBe(1);
  });

  it.each(['', '/dev/null'])(
    'are ours alone, whatever fonts the machine has (FONTCONFIG_FILE="%s")',
    async (config) => {
      // Thai is in none of our fonts, and in many a machine's.
      const text = 'ไทย Größe 日本語 العربية';
      const code = `
      const { configureFonts } = await import('./src/printing/fonts.ts');
      const { setType } = await import('./src/printing/typesetting.ts');
      configureFonts(process.cwd());
      const { pixels } = await setType([${JSON.stringify(text)}], ${JSON.stringify(style)});
      process.stdout.write((await import('node:crypto')).createHash('sha256').update(pixels).digest('hex'));`;
      const { FONTCONFIG_FILE: _, ...environment } = process.env;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '-e', code],
        {
          env: config === '' ? environment : { ...environment, FONTCONFIG_FILE: config },
        },
      );
      expect(stdout).toBe(digest(await setType([text], style)));
    },
    30_000,
  );
});

describe('setType', () => {
  it('joins Arabic letters: a word is narrower than its letters apart', async () => {
    const widthOf = measuring()('ar');
    const apart = await Promise.all(['ت', 'ص', 'ل', 'ح', 'ه'].map((letter) => widthOf(letter)));
    expect(await widthOf('تصلحه')).toBeLessThan(0.9 * apart.reduce((sum, width) => sum + width, 0));
    const joined = inkOf(await setType(['بتبتبت'], { ...style, locale: 'ar' }));
    expect(joined.every((ink) => ink)).toBe(true);
    expect(inkOf(await setType(['ب ت ب'], { ...style, locale: 'ar' })).every((ink) => ink)).toBe(false);
  });

  it('begins a right-to-left line at the right, also where it begins with a Latin name', async () => {
    // An I is thin and a dash is wide: which of them is at which end tells the order.
    const endOf = async (locale: 'en' | 'ar') => {
      const ink = inkOf(await setType(['I ت — —'], { ...style, locale }));
      return [ink.indexOf(false), [...ink].reverse().indexOf(false)];
    };
    const [leftInEnglish = 0, rightInEnglish = 0] = await endOf('en');
    const [leftInArabic = 0, rightInArabic = 0] = await endOf('ar');
    expect(leftInEnglish).toBeLessThan(rightInEnglish);
    expect(leftInArabic).toBeGreaterThan(rightInArabic);
  });

  it('sets Arabic on the line also behind a Japanese beginning', async () => {
    // Without care Pango lifts it by a third of its size, which makes the picture taller.
    const behindLatin = await setType(['x 漢 العربية'], style);
    const behindHan = await setType(['漢 x العربية'], style);
    expect(Math.abs(behindHan.height - behindLatin.height)).toBeLessThanOrEqual(2);
  });

  it('sets lines at about the same distance in every script', async () => {
    const { height } = await setType(['E', 'E'], style);
    const mixed = await setType(['E', '漢', 'ب', 'E'], style);
    expect(Math.abs(mixed.height - height - 2 * style.lineHeight)).toBeLessThanOrEqual(0.05 * style.lineHeight);
  });

  it('writes what XML gives a meaning as it is', async () => {
    expect(escapeMarkup(`<b>&'"`)).toBe('&lt;b&gt;&amp;&#39;&quot;');
    const { width } = await setType(['<b>x</b>'], style);
    expect(width).toBeGreaterThan((await setType(['x'], style)).width * 3);
  });

  it.each(LOCALES)('knows the baseline in %s', async (locale) => {
    const own = { ...style, locale };
    const [plain, deep] = [await baselineOf('E', own), await baselineOf('Eg', own)];
    expect(plain).toBe((await setType(['E'], own)).height);
    expect(Math.abs(deep - plain)).toBeLessThanOrEqual(1);
  });
});

describe('measuring', () => {
  it('adds up: a line is as wide as its words and spaces', async () => {
    const widthsIn = measuring();
    for (const [locale, words] of [
      ['en', ['What', 'a', 'brand', 'says']],
      ['ar', ['علامة', 'واحدة', 'وثلاثة']],
    ] as const) {
      const parts = await Promise.all(words.map((word) => widthsIn(locale)(word)));
      const sum = parts.reduce((total, width) => total + width, 0) + (words.length - 1) * (await widthsIn(locale)(' '));
      expect(Math.abs(sum - (await widthsIn(locale)(words.join(' '))))).toBeLessThan(0.05);
    }
  });
});
