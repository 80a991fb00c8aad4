import { evidence, page } from '../../examples/evidence';
import { BLANK, change, cut } from '../../examples/pages';
import type { Case } from '../check';

/** More than X shows. */
const LONG = 'tea '.repeat(60);

export const cases: readonly Case[] = [
  ['pass', evidence()],
  [
    'long',
    change('<meta name="twitter:card"', `<meta name="twitter:description" content="${LONG}"><meta name="twitter:card"`),
  ],
  [
    'both-long',
    change(
      /<meta property="og:description"[^>]*>/,
      `<meta property="og:description" content="${LONG}"><meta name="twitter:description" content="${LONG}">`,
    ),
  ],
  ['meta-only', change(/<meta property="og:description"[^>]*>/, '')],
  ['none', page(BLANK)],
  ['unread', cut(BLANK)],
];
