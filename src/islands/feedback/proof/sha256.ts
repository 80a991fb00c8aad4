/**
 * SHA-256 (FIPS 180-4) for one purpose: to hash one text with many numbers appended. `crypto.subtle` answers each
 * hash by way of a promise, ten times slower (bench/README.md), and a spammer is not held to it: the same work would
 * cost visitors so much more. And what is before the number is hashed once here, at any length.
 */

/** First 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const K = Uint32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
);

/** The same of the square roots of the first eight (FIPS 180-4, 5.3.3). */
const INITIAL = Uint32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);

const BLOCK_BYTES = 64;

/** The message schedule, rewritten for each block. */
const W = new Uint32Array(64);

const at = (words: Uint32Array, index: number): number => words[index] ?? 0;

/** One block into the state (FIPS 180-4, 6.2.2). */
function compress(state: Uint32Array, bytes: DataView, offset: number): void {
  for (let t = 0; t < 16; t++) W[t] = bytes.getUint32(offset + 4 * t);
  for (let t = 16; t < 64; t++) {
    const x = at(W, t - 15);
    const y = at(W, t - 2);
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    W[t] = s1 + at(W, t - 7) + s0 + at(W, t - 16);
  }
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let t = 0; t < 64; t++) {
    const S1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const T1 = (h + S1 + ((e & f) ^ (~e & g)) + at(K, t) + at(W, t)) | 0;
    const S0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const T2 = (S0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + T1) | 0;
    d = c;
    c = b;
    b = a;
    a = (T1 + T2) | 0;
  }
  state[0] = at(state, 0) + a;
  state[1] = at(state, 1) + b;
  state[2] = at(state, 2) + c;
  state[3] = at(state, 3) + d;
  state[4] = at(state, 4) + e;
  state[5] = at(state, 5) + f;
  state[6] = at(state, 6) + g;
  state[7] = at(state, 7) + h;
}

/** Eight words, as the digest is in hexadecimal. */
export type Digest = Uint32Array;

/**
 * @param start what every text begins with
 * @returns gives the digest of `start` followed by a text of ASCII only, at most 32 characters long; the array is the
 *   same each time
 */
export function hashesAfter(start: string): (ending: string) => Digest {
  const bytes = new TextEncoder().encode(start);
  const whole = bytes.length - (bytes.length % BLOCK_BYTES);
  const before = INITIAL.slice();
  const view = new DataView(bytes.buffer);
  for (let offset = 0; offset < whole; offset += BLOCK_BYTES) compress(before, view, offset);

  const rest = bytes.subarray(whole);
  const end = new Uint8Array(2 * BLOCK_BYTES);
  const endView = new DataView(end.buffer);
  const state = new Uint32Array(8);
  return (ending) => {
    end.fill(0);
    end.set(rest);
    for (let n = 0; n < ending.length; n++) end[rest.length + n] = ending.charCodeAt(n);
    const length = rest.length + ending.length;
    end[length] = 0x80;
    // Behind the text: one bit, and its length in bits in the last eight bytes (FIPS 180-4, 5.1.1).
    const blocks = length + 9 > BLOCK_BYTES ? 2 : 1;
    endView.setUint32(blocks * BLOCK_BYTES - 4, (whole + length) * 8);
    state.set(before);
    for (let block = 0; block < blocks; block++) compress(state, endView, block * BLOCK_BYTES);
    return state;
  };
}
