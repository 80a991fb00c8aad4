import { evidence, HOME, page } from '../../examples/evidence';
import { alternates, HEADER, linked } from '../../examples/languages';
import { BLANK, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['no-default', linked(HEADER)],
  ['pass', alternates(['de', `${HOME}de/`], ['x-default', HOME])],
  ['no-self', alternates(['de', `${HOME}de/`], ['x-default', `${HOME}start/`])],
  ['none', page(BLANK)],
  ['unread', cut(BLANK)],
];
