import { evidence, failed, page } from '../../examples/evidence';
import { sends, withHead } from '../../examples/trust';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', sends('referrer-policy', [], withHead('<meta name=Referrer content=same-origin>'))],
  ['absent', sends('referrer-policy', [])],
  ['invalid', sends('referrer-policy', ['private'])],
  ['unsafe', sends('referrer-policy', ['no-referrer, unsafe-url'])],
  ['unsafe', page(withHead('<meta name=referrer content=origin>'))],
  ['unread', evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'))],
];
