import { evidence, page } from '../../examples/evidence';
import { SHELL } from '../../examples/machines';
import { BLANK, change, cut } from '../../examples/pages';
import type { Case } from '../check';

const document = (words: string) => page(`<!doctype html><title>Tea</title><h1>Tea</h1>${words}`);

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', document(`<p>${'tea '.repeat(99)}`)],
  // Words are separated where elements end.
  ['pass', document('<ul><li>tea</li><li>tea</li></ul>'.repeat(50))],
  ['pass', document(`<p>${'茶'.repeat(198)}</p>`)],
  ['pass', document(`${'<div>'.repeat(400)}${'tea '.repeat(99)}`)],
  ['little', document(`<p>${'tea '.repeat(98)}`)],
  ['little', document(`<p>${'茶'.repeat(196)}</p>`)],
  ['little', document(`<p>${'차를 '.repeat(50)}</p>`)],
  ['no-title', change('<title>Northwind: tea by sea</title>', '')],
  ['no-heading', change('<h1>Tea by sea</h1>', '')],
  ['pass', page(`${SHELL}<noscript><h1>Tea</h1>${'tea '.repeat(120)}</noscript>`)],
  ['none', page(SHELL)],
  ['none', page('<title>Tea</title><frameset><frame src=a></frameset>')],
  [
    'none',
    document(
      ['<script>', '<style>', '<template>', '<div hidden>', '<div style="color: red; display : none">']
        .map((tag) => `${tag}${'tea '.repeat(100)}${tag.replace(/^<(\w+).*$/, '</$1>')}`)
        .join(''),
    ),
  ],
  ['unread', cut(BLANK)],
];
