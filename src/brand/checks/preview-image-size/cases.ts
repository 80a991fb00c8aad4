import { answered, evidence, failed, page } from '../../examples/evidence';
import { BLANK } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass-ratio', evidence(answered('preview-image', { width: 1200, height: 1200 }))],
  ['medium', evidence(answered('preview-image', { width: 800, height: 418 }))],
  ['medium-ratio', evidence(answered('preview-image', { width: 800, height: 800 }))],
  ['small', evidence(answered('preview-image', { width: 400, height: 210 }))],
  ['small-ratio', evidence(answered('preview-image', { width: 400, height: 400 }))],
  ['tiny', evidence(answered('preview-image', { width: 64, height: 64 }))],
  ['none', page(BLANK)],
  ['unread', evidence(failed('preview-image', 'too-slow'))],
];
