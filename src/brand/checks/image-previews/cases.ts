import { evidence } from '../../examples/evidence';
import { head, header } from '../../examples/findability';
import { BLANK, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', head('<meta name=robots content="index, max-image-preview:large">')],
  ['pass', header('otherbot: max-image-preview: none')],
  ['none', head('<meta name=robots content="max-image-preview: none">')],
  ['none', header('Max-Image-Preview:NONE')],
  ['unread', cut(BLANK)],
];
