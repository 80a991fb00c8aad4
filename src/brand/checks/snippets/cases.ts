import { answered, evidence, GOOD_HEADERS, GOOD_PAGE } from '../../examples/evidence';
import { BLANK, change, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', change('</head>', '<meta name=robots content="max-snippet:-1"></head>')],
  ['pass', change('<h1>', '<h1 data-nosnippet>')],
  ['nosnippet', change('</head>', '<meta name=robots content="index, NOSNIPPET"></head>')],
  [
    'nosnippet',
    evidence(answered('https-home', GOOD_PAGE, { headers: [...GOOD_HEADERS, ['x-robots-tag', 'nosnippet']] })),
  ],
  ['no-length', change('</head>', '<meta name=googlebot content="max-snippet: 0"></head>')],
  ['unread', cut(BLANK)],
];
