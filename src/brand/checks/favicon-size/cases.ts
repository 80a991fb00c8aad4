import { answered, evidence, skipped } from '../../examples/evidence';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence(answered('icon', { type: 'svg', width: null, height: null }))],
  ['small', evidence(answered('icon', { type: 'ico', width: 32, height: 32 }))],
  ['tiny', evidence(answered('icon', { width: 1, height: 1 }))],
  ['not-square', evidence(answered('icon', { width: 64, height: 48 }))],
  ['none', evidence(answered('icon', null, { status: 404 }))],
  ['unread', evidence(skipped('icon', 'deadline'))],
];
