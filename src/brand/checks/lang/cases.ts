import { xhtml } from '../../examples/access';
import { evidence } from '../../examples/evidence';
import { change, cut, edited } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', change('lang="en"', 'LANG="zh-hant"')],
  ['invalid', change('lang="en"', 'lang="en_US"')],
  ['invalid', change('lang="en"', 'lang="english"')],
  ['missing', change('lang="en"', 'lang=" "')],
  ['missing', change('lang="en"', 'xml:lang="en"')],
  // In XHTML it is xml:lang that counts.
  ['pass', xhtml(edited('lang="en"', 'xml:lang="en"'))],
  ['invalid', xhtml(edited('lang="en"', 'lang="en" xml:lang="english"'))],
  ['unread', cut('<!doctype html><title>Tea</title>')],
];
