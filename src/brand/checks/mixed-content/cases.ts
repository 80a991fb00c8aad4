import { evidence, failed, page } from '../../examples/evidence';
import { BLANK, cut, edited } from '../../examples/pages';
import { CSP, sends, served, withBody, withHead } from '../../examples/trust';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  // Links, forms, data that scripts read, and this computer's own addresses are not fetched from elsewhere.
  [
    'pass',
    withBody(
      '<a href="http://a.example/">a</a><form action="http://a.example/"></form><link rel=dns-prefetch href="http://a.example/">' +
        '<script type="text/template" src="http://a.example/a"></script><img src="http://127.0.0.1/a.png">' +
        '<template><img src="http://a.example/a.png"></template><img srcset="a.png,http://a.example/">',
    ),
  ],
  ['upgraded', sends(CSP, ['upgrade-insecure-requests'], edited('src="/logo', 'src="http://a.example/logo'))],
  ['media', withBody('<img srcset="/a.png 1x, http://a.example/a,b.png 2x">')],
  ['pass', withBody('<img src="http://[::1]/a.png">')],
  ['media', withBody('<input type="image" src="http://a.example/a.png" alt="Go">')],
  ['media', page(withHead('<link rel="preload" as="video" href="http://a.example/a.mp4">'))],
  ['media', page(withHead('<link rel="icon" href="http://a.example/a.ico">'))],
  ['scripts', withBody('<object data="http://a.example/a"></object>')],
  ['media', withBody('<video poster="http://a.example/a.jpg"></video>')],
  ['media', withBody('<picture><source srcset="a.png 1x,http://a.example/b.png 2x"></picture>')],
  ['scripts', page(withHead('<base href="http://northwind.example/">'))],
  ['scripts', withBody('<script src=" HTTP://a.example/a.js"></script>')],
  ['scripts', withBody('<iframe src="http://a.example/"></iframe>')],
  ['scripts', page(withHead('<link rel="preload stylesheet" href="http://a.example/a.css">'))],
  ['scripts', cut('<script src="http://a.example/a.js"></script>')],
  ['no-https', evidence(failed('https-home', 'connection-refused'), served)],
  ['unread', cut(BLANK)],
];
