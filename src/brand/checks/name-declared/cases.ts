import { evidence, failed, innerPage, page } from '../../examples/evidence';
import { BLANK, change, cut, JSON_LD } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['elsewhere', change(JSON_LD, '')],
  ['inferred', page('<title>Northwind: tea by sea</title>')],
  ['none', page(BLANK)],
  ['inner', innerPage(BLANK)],
  ['unread', evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'))],
  ['unread', cut(BLANK)],
];
