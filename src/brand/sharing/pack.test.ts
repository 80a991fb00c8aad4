import { deflateRawSync } from 'node:zlib';
import { fromBase64url, toBase64url } from './base64url';
import { packedIn } from './fragment';
import { pack, unpack } from './pack';
import { packReports } from './packed-reports';
import { comparisonPayload, linkPayload } from './payload';
import { lacksReceipts, publicKeysIn, withoutReceipts } from './signature';

describe('base64url', () => {
  it('has no padding, and two letters of its own', () => {
    const bytes = Uint8Array.of(0xfb, 0xef, 0xbf, 0xff, 0);
    expect(toBase64url(bytes)).toBe('---__wA');
    expect(fromBase64url('---__wA')).toEqual(bytes);
    expect(toBase64url(Uint8Array.of(0))).toBe('AA');
    expect(fromBase64url('Az09')).toEqual(Uint8Array.of(3, 61, 61));
    expect(fromBase64url('')).toEqual(new Uint8Array(0));
  });

  it.each(['A', 'AAAAA', '+///', '/AAA', 'AA==', 'A A', ' AA', 'AA\n'])('is not %j', (text) => {
    expect(fromBase64url(text)).toBeNull();
  });
});

describe('a packed text', () => {
  const packed = (bytes: Buffer) => toBase64url(deflateRawSync(bytes));

  it('comes back, up to the limit', async () => {
    const text = `${'Tëa 🫖 '.repeat(20_000)}.`;
    const bytes = Buffer.byteLength(text);
    expect(await unpack(await pack(text), bytes)).toEqual({ ok: true, text });
    expect(await unpack(await pack(text), bytes - 1)).toEqual({ ok: false, code: 'link-too-large' });
  });

  it.each([
    ['no base64url', '!'],
    ['nothing', ''],
    ['no DEFLATE', toBase64url(Buffer.from('tea'))],
    ['cut off', packed(Buffer.from('tea')).slice(0, -2)],
    ['no UTF-8', packed(Buffer.of(0xff))],
    ['half a character', packed(Buffer.from('🫖').subarray(0, 2))],
  ])('is malformed where it is %s', async (_, text) => {
    expect(await unpack(text, 100)).toEqual({ ok: false, code: 'link-malformed' });
  });
});

describe('packed reports', () => {
  const received = {
    checks: [
      { id: 'favicon', receipts: Array.from({ length: 9 }, (_, index) => ({ source: `icon-${String(index)}` })) },
    ],
  };
  const one = { received, signature: null };
  const textOf = async (packed: Awaited<ReturnType<typeof packReports>>, kind?: 'report' | 'comparison') => {
    const fragment = packedIn(packed?.fragment ?? '', kind);
    return fragment.ok ? unpack(fragment.packed, 10_000) : fragment;
  };

  it('lack receipts where there is no room for them, and are none where there is no room at all', async () => {
    const whole = await packReports('report', [one], 8000);
    const room = whole?.fragment.length ?? 0;
    expect(await textOf(whole)).toEqual({ ok: true, text: linkPayload(received, null, 'with') });
    expect(await packReports('report', [one], room)).toEqual(whole);
    const short = await packReports('report', [one], room - 1);
    expect([whole?.receipts, short?.receipts]).toEqual(['with', 'without']);
    expect(await textOf(short)).toEqual({ ok: true, text: linkPayload(received, null, 'without') });
    expect(await packReports('report', [one], (short?.fragment.length ?? 0) - 1)).toBeNull();
  });

  it('say that they lack receipts where none has any', async () => {
    const bare = { received: withoutReceipts(received), signature: null };
    expect((await packReports('comparison', [bare, bare], 8000))?.receipts).toBe('without');
    const mixed = await packReports('comparison', [bare, one], 8000);
    expect(mixed?.receipts).toBe('with');
    expect(await textOf(mixed, 'comparison')).toEqual({ ok: true, text: comparisonPayload([bare, one], 'with') });
  });
});

it('receipts were left out where no check has a list of them', () => {
  const [none, empty] = [{ id: 'favicon' }, { id: 'favicon', receipts: [] }];
  expect([[none, none], [none, empty], [empty], []].map((checks) => lacksReceipts({ checks }))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it('keys of a set are those that verify, whatever else there is', () => {
  const key = { kty: 'OKP', crv: 'Ed25519', kid: 'k1', x: 'AAAA' };
  const others = [null, 7, { ...key, kty: 'RSA' }, { ...key, crv: 'X25519' }, { ...key, kid: 1 }, { ...key, x: null }];
  expect(publicKeysIn({ keys: [...others, { ...key, use: 'enc', d: 'secret' }] })).toEqual([
    { ...key, alg: 'EdDSA', use: 'sig' },
  ]);
  expect([null, [key], {}, { keys: key }].map(publicKeysIn)).toEqual([[], [], [], []]);
});
