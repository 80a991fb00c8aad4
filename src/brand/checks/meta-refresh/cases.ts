import { head, plain } from '../../examples/access';
import { evidence, GOOD_PAGE } from '../../examples/evidence';
import { BLANK, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', head('<meta http-equiv="refresh" content="0; url=/en/">')],
  ['pass', head('<meta http-equiv="refresh" content="url=/en/">')],
  ['delayed', head('<meta http-equiv="Refresh" content="5">')],
  ['delayed', head('<meta http-equiv="refresh" content="-1"><meta http-equiv="refresh" content="30,/">')],
  ['delayed', plain(GOOD_PAGE, { headers: [['refresh', '300; url=/en/']] })],
  ['unread', cut(BLANK)],
];
