import { evidence, innerPage, page } from '../../examples/evidence';
import { BLANK, change, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['absent', change('<title>Northwind: tea', '<title>Tea')],
  ['misspelt', change('<title>Northwind:', '<title>Northwnid:')],
  ['unnamed', page(BLANK)],
  ['inner', innerPage(BLANK)],
  ['unread', cut('<meta property="og:site_name" content="N">')],
];
