import { evidence } from '../../examples/evidence';
import { BLANK, change, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['escaped', change('"Tea, shipped slowly."', '"Tea &amp;amp; biscuits, shipped slowly."')],
  ['pass', change('"Tea, shipped slowly."', '"Tea &amp; biscuits; AT&amp;T sells none."')],
  ['title', change('"Tea, shipped slowly."', '"Northwind – Tea by Sea"')],
  ['none', change('"Tea, shipped slowly."', '" "')],
  ['unread', cut(BLANK)],
];
