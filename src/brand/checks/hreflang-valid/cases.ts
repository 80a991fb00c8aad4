import { evidence, HOME, page } from '../../examples/evidence';
import { alternates, HEADER, linked } from '../../examples/languages';
import { BLANK, change, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', change('<title>', '<link rel=alternate type=application/rss+xml hreflang=en-us href=/feed><title>')],
  ['pass', evidence()],
  ['pass', linked(HEADER)],
  [
    'most',
    alternates(['en', HOME], ['de', `${HOME}de/`], ['fr', `${HOME}fr/`], ['es', `${HOME}es/`], ['jp', `${HOME}ja/`]),
  ],
  [
    'pass',
    alternates(['en', HOME], ['x-default', HOME], ['en', 'android-app://shop.northwind/https/northwind.example/']),
  ],
  ['many', alternates(['en', HOME], ['de', '/de/'])],
  ['many', alternates(['en', HOME], ['de', ''])],
  ['many', alternates(['en', HOME], ['de', '//northwind.example/de/'])],
  ['conflict', alternates(['en', HOME], ['de', `${HOME}de/`], ['DE', `${HOME}german/`])],
  ['pass', alternates(['en', HOME], ['de', `${HOME}de/`], ['de', `${HOME}de/`])],
  ['misplaced', page(`${BLANK}<div></div><link rel=alternate hreflang=de href="${HOME}de/">`)],
  ['none', page(BLANK)],
  ['unread', cut(BLANK)],
];
