import { evidence, failed } from '../../examples/evidence';
import { sends } from '../../examples/trust';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['invalid', sends('x-content-type-options', ['no-sniff'])],
  ['none', sends('x-content-type-options', [])],
  ['unread', evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'))],
];
