import { GOOD_PAGE } from '../../examples/evidence';
import { change, cut } from '../../examples/pages';
import { failed, evidence, page } from '../../examples/evidence';
import { withBody, withHead } from '../../examples/trust';
import type { Case } from '../check';

const CANONICAL = '<link rel="canonical" href="https://northwind.example/">';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['placed', withBody('<link rel="canonical" href="https://northwind.example/">')],
  ['pushed', page(withHead('<div id="banner">Sale</div>'))],
  ['unread', evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'))],

  // Texts, pictures and frames end a head, too.
  ['pushed', page(withHead('Tea'))],
  ['pushed', page(withHead('<img src="/pixel.gif" alt="">'))],
  ['pushed', page(withHead('<iframe src="/tags"></iframe>'))],
  ['pushed', page(`<!doctype html><title>Tea</title><p>Tea</p>${CANONICAL}`)],
  // Between head and body the parser puts them back.
  ['pass', change('</head>\n<body>', '</head><meta name="author" content="Northwind"><body>')],
  // What is allowed in a body.
  ['pass', withBody('<script type="application/ld+json">{"@type": "Thing"}</script>')],
  ['pass', withBody('<link rel="stylesheet" href="/a.css"><link rel="preload" href="/a.woff2" as="font">')],
  ['pass', withBody('<p itemscope><meta itemprop="name" content="Tea"><link itemprop="url" href="/tea"></p>')],
  ['pass', withBody('<svg><title>Ship</title></svg><template><title>x</title></template>')],
  ['pass', page(withHead('<noscript><img src="/pixel.gif" alt=""></noscript>'))],
  ['pass', withBody('<meta name="unheard-of" content="x">')],
  ['placed', withBody('<base href="/en/">')],
  ['placed', withBody('<title>Tea</title>')],
  ['placed', withBody('<meta http-equiv="refresh" content="300">')],
  ['unread', cut(GOOD_PAGE)],
  ['pushed', cut(`<!doctype html><title>Tea</title><div>${CANONICAL}`)],
];
