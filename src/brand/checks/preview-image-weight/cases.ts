import { answered, evidence, page } from '../../examples/evidence';
import { BLANK } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['large', evidence(answered('preview-image', { bytes: 2_000_000 }))],
  ['heavy', evidence(answered('preview-image', { bytes: 6_000_000 }))],
  ['too-heavy', evidence(answered('preview-image', { bytes: 9_000_000 }))],
  ['none', page(BLANK)],
  ['unread', evidence(answered('preview-image', { bytes: null }))],
];
