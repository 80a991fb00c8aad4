import { decoded, savedText } from './decoding';

/** Characters that Node's own decoder gets wrong, as the Encoding Standard's indexes have them. */
it.each([
  ['big5', [0x87, 0x40], '\u43f0'],
  ['big5', [0x88, 0x62], '\u00ca\u0304'],
  ['euc-kr', [0x81, 0x41], '갂'],
  ['windows-1252', [0x81, 0x80], '\u0081€'],
  ['iso-8859-16', [0xa4, 0xaa], '€Ș'],
  ['shift_jis', [0x93, 0xfa], '日'],
  ['gbk', [0x80], '€'],
  ['utf-16le', [0x41, 0x00, 0x3d, 0xd8], 'A\ufffd'],
  ['utf-8', [0xef, 0xbb, 0xbf, 0x41], 'A'],
  ['replacement', [0x41, 0x42], '\ufffd'],
  ['replacement', [], ''],
])('%s %j is %j', (encoding, bytes, text) => {
  expect(decoded(Uint8Array.from(bytes), encoding)).toBe(text);
});

it('reads a saved page as it says', () => {
  expect(savedText(Uint8Array.from([...Buffer.from('<meta charset=euc-kr>'), 0x81, 0x41]))).toBe(
    '<meta charset=euc-kr>갂',
  );
});
