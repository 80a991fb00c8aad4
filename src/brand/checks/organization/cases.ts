import { evidence, innerPage } from '../../examples/evidence';
import { BLANK, change, cut, JSON_LD } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['partial', change('"url": "/",', '')],
  ['poor', change(/"url": "\/",\s*"logo".*\n/, '')],
  ['none', change(JSON_LD, '')],
  ['none', change(/"@type": \["Organization", "Brand"\]/, '"@type": "Brand"')],
  ['inner', innerPage(BLANK)],
  ['unread', cut(BLANK)],
];
