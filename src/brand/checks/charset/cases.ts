import { NO_ANSWER, plain, xml } from '../../examples/access';
import { answered, evidence, GOOD_PAGE } from '../../examples/evidence';
import { edited } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', plain(GOOD_PAGE)],
  ['pass', plain(edited('charset="utf-8"', 'http-equiv="Content-Type" content="text/html; charset=UTF8"'))],
  ['pass', plain(edited('<meta charset="utf-8">', `<meta charset="utf-8"><!--${'-'.repeat(2000)}-->`))],
  ['other', plain(edited('"utf-8"', '"Shift_JIS"'))],
  [
    'other',
    evidence(answered('https-home', GOOD_PAGE, { headers: [['content-type', 'text/html; charset=iso-8859-1']] })),
  ],
  ['other', plain(edited('"utf-8"', '"ISO-8859-16"'))],
  ['pass', plain(edited('"utf-8"', '" UTF-16 "'))],
  ['late', plain(edited('<meta charset="utf-8">', `<!--${'é'.repeat(500)}--><meta charset="utf-8">`))],
  ['none', plain(edited('<meta charset="utf-8">', ''))],
  ['none', plain(edited('"utf-8"', '"utf-7"'))],
  ['pass', plain('\ufeff<!doctype html><title>Tea</title>')],
  ['pass', plain(xml('UTF-8', edited('<meta charset="utf-8">', '')))],
  ['other', plain(xml('Shift_JIS', edited('<meta charset="utf-8">', '')))],
  // A meta element comes first where it comes in time.
  ['pass', plain(xml('Shift_JIS', GOOD_PAGE))],
  ['pass', plain(xml('utf-8', edited('<meta charset="utf-8">', `<!--${'-'.repeat(1100)}--><meta charset="big5">`)))],
  ['none', plain(`<!-- -->${xml('utf-8', edited('<meta charset="utf-8">', ''))}`)],
  ['unread', NO_ANSWER],
];
