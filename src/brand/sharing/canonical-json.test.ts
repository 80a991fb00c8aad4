import { canonicalJson, NotCanonicalError, wellFormed } from './canonical-json';

describe('canonicalJson', () => {
  it('writes the example of RFC 8785 §3.2.2 as §3.2.3 does', () => {
    const example = JSON.parse(String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`) as unknown;
    expect(canonicalJson(example)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],` +
        String.raw`"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  it('sorts by UTF-16 code units, as the example of §3.2.3 does', () => {
    const example = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    };
    const keys = [...canonicalJson(example).matchAll(/"([^"]+)":/g)].map(([, key]) => key);
    expect(keys).toEqual(['\\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33']);
  });

  // RFC 8785, appendix B.
  it.each([
    ['0000000000000000', '0'],
    ['8000000000000000', '0'],
    ['0000000000000001', '5e-324'],
    ['8000000000000001', '-5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['c340000000000000', '-9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['44b52d02c7e14af7', '1.0000000000000001e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ])('writes the number with the bits %s as %s', (bits, written) => {
    expect(canonicalJson(Buffer.from(bits, 'hex').readDoubleBE(0))).toBe(written);
  });

  it('gives one text for one value, however its members were ordered', () => {
    expect(canonicalJson({ b: [1, { d: 1, c: 2 }], a: undefined })).toBe('{"b":[1,{"c":2,"d":1}]}');
    expect(canonicalJson({ b: [1, { c: 2, d: 1 }] })).toBe('{"b":[1,{"c":2,"d":1}]}');
  });

  it.each([
    ['not a number', Number.NaN],
    ['no finite number', [Number.POSITIVE_INFINITY]],
    ['a lone surrogate', { name: '\udead' }],
    ['a lone surrogate beside a pair', '\ud83d\ude00 \ud83d'],
    ['a lone surrogate in a key', { '\ud800': 1 }],
    ['a function', () => 1],
    ['nothing in a list', [undefined]],
    ['one list too deep', JSON.parse('['.repeat(66) + ']'.repeat(66))],
    ['one object too deep', JSON.parse(`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`)],
    ['a depth without end', JSON.parse('['.repeat(500) + ']'.repeat(500))],
  ])('refuses %s', (_, value) => {
    expect(() => canonicalJson(value)).toThrow(NotCanonicalError);
  });

  it.each(['['.repeat(65) + ']'.repeat(65), `${'{"a":'.repeat(64)}1${'}'.repeat(64)}`])('takes %s', (text) => {
    expect(canonicalJson(JSON.parse(text))).toBe(text);
  });
});

describe('wellFormed', () => {
  it('takes lone surrogates away and leaves pairs', () => {
    expect(wellFormed({ a: ['x\ud800', '\udc00\ud83d\ude00'], '\udfff': 1, n: null })).toEqual({
      a: ['x\ufffd', '\ufffd\ud83d\ude00'],
      '\ufffd': 1,
      n: null,
    });
  });
});
