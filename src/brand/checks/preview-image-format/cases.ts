import { answered, evidence, page, skipped } from '../../examples/evidence';
import { BLANK } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['other', evidence(answered('preview-image', { type: 'svg' }))],
  ['none', page(BLANK)],
  ['unread', evidence(skipped('preview-image', 'robots'))],
];
