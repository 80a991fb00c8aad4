import { evidence, page } from '../../examples/evidence';
import { BLANK, change, cut } from '../../examples/pages';
import type { Case } from '../check';

const body = (markup: string) => change('<h1>', `${markup}<h1>`);

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', page(BLANK)],
  // Menus and dialogs are not pages, and a page that another link leads to is found.
  ['pass', body('<a href="javascript:void(0)">Menu</a><a onclick="print()">Print</a>')],
  ['pass', body('<a href="javascript:share(\'tea\')">Share</a>')],
  [
    'pass',
    body('<a href="#" onclick="location.reload()">Refresh</a><a onclick="track(\'/a\', location.href)">Send</a>'),
  ],
  ['pass', body('<a href="#" onclick="location.href=\'whatsapp://send?text=Tea\'">Share</a>')],
  ['pass', body('<a href="#" onclick="location=\'/privacy/\'">Privacy</a>')],
  ['pass', body('<a href="javascript:goTo(\'https://social.example/nw\')">Social</a>')],
  ['most', body(`<a routerLink="/teas/">Teas</a>${'<a href="/shop/">Shop</a>'.repeat(9)}`)],
  ['many', body('<a href="javascript:goTo(\'teas\')">Teas</a>')],
  ['many', body('<a href="javascript:void(0)" onclick="window.location.href=\'/teas/\'">Teas</a>')],
  ['many', body('<a href="javascript:show(\'/teas.html\')">Teas</a>')],
  ['many', body('<a onclick="location.assign(&quot;/teas/&quot;)">Teas</a>')],
  ['many', page('<a href="javascript:open(1)">Teas</a>')],
  ['unread', cut(BLANK)],
];
