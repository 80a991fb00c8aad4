import { fitLines, piecesOf, type Box, type MeasuredPiece } from './line-breaking';

/** Every character is one font size wide: arithmetic a reader can follow. */
function measured(text: string, locale: 'en' | 'ja' = 'en'): MeasuredPiece[] {
  return piecesOf(text, locale).map((piece) => ({ ...piece, width: [...piece.text].length }));
}

const box: Box = { width: 100, height: 40, sizes: [10, 5], lineHeight: 1, space: 1, ellipsis: 1 };

const texts = (text: string, locale: 'en' | 'de' | 'ja' | 'ar') => piecesOf(text, locale).map((piece) => piece.text);

describe('where lines may break', () => {
  it('is at spaces, and not at spaces that hold together', () => {
    expect(texts('Qui lit ? Une\u202fmachine', 'en')).toEqual(['Qui', 'lit', '?', 'Une\u202fmachine']);
  });

  it('is after hyphens, dashes and slashes between letters', () => {
    expect(texts('Marken-Auftritt 2024-11 und/oder', 'de')).toEqual(['Marken-', 'Auftritt', '2024-11', 'und/', 'oder']);
  });

  it('is between Japanese phrases, particles and marks staying with their words', () => {
    expect(texts('ブランドは一つ、名前は三つ：「検索」と7つの観点。', 'ja')).toEqual([
      'ブランドは',
      '一つ、',
      '名前は',
      '三つ：',
      '「検索」と',
      '7つの',
      '観点。',
    ]);
  });

  it.each(['、', '。', '」', 'ー', 'っ', '！'])('is never before %s', (mark) => {
    const pieces = texts(`名前${mark}検索${mark}${mark}構造化データ${mark}`, 'ja');
    expect(pieces.filter((piece) => piece.startsWith(mark))).toEqual([]);
  });

  it('loses nothing', () => {
    for (const text of ['Why 株式会社ノースウィンド is “NW”', 'ما هو Facet؟ 日本語', 'a – b/c-d']) {
      expect(
        piecesOf(text, 'en')
          .map((piece) => (piece.spaced ? ' ' : '') + piece.text)
          .join(''),
      ).toBe(text);
    }
  });
});

describe('fitLines', () => {
  it('takes the largest size that fits', () => {
    expect(fitLines(measured('four word line here'), box)).toEqual({
      lines: ['four word', 'line here'],
      size: 10,
      cut: false,
    });
  });

  it('takes a smaller one where the longest word needs it', () => {
    expect(fitLines(measured('a twelveletter word'), box)).toMatchObject({ size: 5, lines: ['a twelveletter word'] });
  });

  it('makes lines even rather than leaving one word over', () => {
    expect(fitLines(measured('aa bb cc dd'), { ...box, sizes: [10] }).lines).toEqual(['aa bb', 'cc dd']);
  });

  it('breaks within a phrase only for want of a better place', () => {
    const pieces: MeasuredPiece[] = ['ああ', 'いい', 'うう', 'ええ'].map((text, at) => ({
      text,
      spaced: false,
      good: at !== 2,
      width: 3,
    }));
    const { lines } = fitLines(pieces, { ...box, sizes: [10] });
    expect(lines).not.toEqual(['ああいい', 'ううええ']);
    expect(lines.join('')).toBe('ああいいううええ');
  });

  it('leaves no Japanese character alone on a line', () => {
    for (let length = 11; length < 40; length++) {
      const { lines } = fitLines(
        measured(
          '名前は三つ検索の結果と構造化データを機械が読む順に並べて確かめるための手引きと例'.slice(0, length),
          'ja',
        ),
        { ...box, sizes: [10] },
      );
      expect(lines.filter((line) => [...line].length < 2)).toEqual([]);
    }
  });

  it('cuts at a word, with an ellipsis, only what fits at no size', () => {
    const words = Array.from({ length: 60 }, (_, at) => `wo${at},`).join(' ');
    const { lines, size, cut } = fitLines(measured(words), box);
    expect([size, cut]).toEqual([5, true]);
    expect(lines.length * size).toBeLessThanOrEqual(box.height);
    expect(lines.every((line) => [...line].length * size <= box.width)).toBe(true);
    expect(lines.join(' ')).toMatch(/^wo0, .* wo\d+…$/);
    expect(words.startsWith(lines.join(' ').slice(0, -1))).toBe(true);
  });

  it('cuts a word earlier where the ellipsis has no room', () => {
    const line = { ...box, height: 10, sizes: [10] };
    expect(fitLines(measured('four lines so long'), line).lines).toEqual(['four…']);
    expect(fitLines(measured('four lines so long'), { ...line, width: 110 }).lines).toEqual(['four lines…']);
  });
});
