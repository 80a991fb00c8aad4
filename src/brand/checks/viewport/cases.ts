import { viewport } from '../../examples/access';
import { evidence, page } from '../../examples/evidence';
import { BLANK, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', viewport('INITIAL-SCALE=1')],
  ['desktop', viewport('width=1024')],
  ['desktop', viewport('width=980, initial-scale=1')],
  ['pass', viewport('width=360')],
  ['fixed', viewport('user-scalable=yes')],
  ['none', page(BLANK)],
  ['none', page(`<style>@media (max-width: 600px) { nav { display: none } }</style>${BLANK}`)],
  ['unread', cut(BLANK)],
  ['unread', cut('<meta name="viewport" content="user-scalable=no">')],
];
