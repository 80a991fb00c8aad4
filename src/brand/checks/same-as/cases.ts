import { evidence, innerPage } from '../../examples/evidence';
import { BLANK, change, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', change(', "https://video.example/northwind"', ', "https://northwind.example/about"')],
  ['none', change(/,\s*"sameAs".*\n/, '\n')],
  ['inner', innerPage(BLANK)],
  ['unread', cut(BLANK)],
];
