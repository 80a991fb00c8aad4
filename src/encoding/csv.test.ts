import { csvRows } from './csv';

const field = (text: string) => csvRows([[text]]).slice(0, -2);

describe('csvRows', () => {
  it('ends every row with CR LF, quotes all text and leaves numbers as they are', () => {
    expect(csvRows([['a', 1, ' b '], [-5]])).toBe('"a",1," b "\r\n-5\r\n');
    expect(csvRows([])).toBe('');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['', '""'],
    ['a=1', '"a=1"'],
    ['a; b -1', '"a; b -1"'],
  ])('keeps %j as it is', (text, expected) => {
    expect(field(text)).toBe(expected);
  });

  it.each([
    ['=1+1', `"'=1+1"`],
    ['+1', `"'+1"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['＝1', `"'＝1"`],
    ['＠SUM(A1)', `"'＠SUM(A1)"`],
    ['=a,"b"', `"'=a,""b"""`],
    ['\t=1', `"'\t'=1"`],
    ['\r=1', `"'\n'=1"`],
    ['\n=1', `"'\n'=1"`],
    ['=1\n=2', `"'=1\n'=2"`],
    ['a"; =1', `"a""; '=1"`],
    ['a\t@SUM(A1)', `"a\t'@SUM(A1)"`],
  ])('makes text of %j, which a spreadsheet would run', (text, expected) => {
    expect(field(text)).toBe(expected);
  });
});
