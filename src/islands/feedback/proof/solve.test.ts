import { createHash } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { hashesAfter } from './sha256';
import { proofOf, readChallenge, solve } from './solve';

const hex = (words: Uint32Array): string => [...words].map((word) => word.toString(16).padStart(8, '0')).join('');

it('hashes as Node does, whatever the length of what stands before the number', () => {
  for (let length = 0; length <= 200; length++) {
    const start = 'aé漢😀?expires=1&'.repeat(20).slice(0, length);
    const hash = hashesAfter(start);
    for (const ending of ['', '0', '99', '1234567890', '9'.repeat(32)]) {
      // A half of a pair becomes U+FFFD in both.
      const expected = createHash('sha256')
        .update(Buffer.from(`${start}${ending}`))
        .digest('hex');
      expect(hex(hash(ending))).toBe(expected);
    }
  }
});

it.each([0, 1, 999, 4000])('solves what the library asks, at %d, so that the library agrees', async (number) => {
  const options = { hmacKey: 'key', maxnumber: 4000, number, expires: new Date('2999-01-01') };
  const challenge = readChallenge(await createChallenge(options));
  if (challenge === null) throw new Error('the challenge was not read');
  expect(solve(challenge)).toBe(number);
  const proof = proofOf(challenge, { number, took: 7 });
  expect(await verifySolution(proof, 'key')).toBe(true);
  expect(await verifySolution(proof, 'another key')).toBe(false);
});

it('gives up where there is no solution', async () => {
  const challenge = readChallenge(await createChallenge({ hmacKey: 'key', maxnumber: 50, number: 51 }));
  if (challenge === null) throw new Error('the challenge was not read');
  expect(solve(challenge)).toBeNull();
});

const GOOD = { algorithm: 'SHA-256', challenge: 'a'.repeat(64), maxnumber: 10, salt: 's', signature: 'f' };

it.each([
  null,
  'text',
  {},
  { ...GOOD, algorithm: 'SHA-1' },
  { ...GOOD, challenge: 'zz' },
  { ...GOOD, maxnumber: 1e12 },
  { ...GOOD, maxnumber: 1.5 },
  { ...GOOD, salt: 3 },
])('takes on no work that is not ours: %j', (value) => {
  expect(readChallenge(GOOD)).toEqual(GOOD);
  expect(readChallenge(value)).toBeNull();
});
