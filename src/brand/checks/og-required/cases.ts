import { evidence, page } from '../../examples/evidence';
import { BLANK, change, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['relative', change('og:image" content="https://northwind.example', 'og:image" content="')],
  ['blank', change('example/card.png', 'example/images/blank.jpg')],
  ['svg', change('example/card.png', 'example/card.svg?v=2')],
  ['pass', change('example/card.png', 'example/default-harbour.png')],
  ['three', change(/<meta property="og:type"[^>]*>/, '')],
  ['three', change('og:type" content="website"', 'og:type" content=" "')],
  ['imageless', change(/<meta property="og:image"[^>]*>/, '')],
  ['two', change(/<meta property="og:t[^]*?"og:site/, '<meta property="og:site')],
  ['few', page(BLANK)],
  ['unread', cut(BLANK)],
];
