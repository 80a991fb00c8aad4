import { evidence, page } from '../../examples/evidence';
import { BLANK, change, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['long', change('A sailing ship', 'A ship '.repeat(70))],
  ['missing', change(/<meta property="og:image:alt"[^>]*>/, '')],
  ['none', page(BLANK)],
  ['unread', cut(BLANK)],
];
