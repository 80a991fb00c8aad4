import { head, viewport } from '../../examples/access';
import { evidence, page } from '../../examples/evidence';
import { BLANK, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['absent', page(BLANK)],
  ['absent', viewport('')],
  ['forbidden', viewport('width=device-width, User-Scalable=No')],
  ['limited', viewport('width=device-width; maximum-scale=1')],
  ['pass', head('<meta name="viewport" content="user-scalable=no">')],
  ['unread', cut(BLANK)],
  // The last of several counts.
  ['unread', cut('<meta name="viewport" content="user-scalable=no">')],
  ['pass', cut('<meta name="viewport" content="width=device-width">')],
];
