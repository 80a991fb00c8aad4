import { answered, evidence, failed, page } from '../../examples/evidence';
import { BLANK, change, cut, edited } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['small-card', change('summary_large_image', 'summary')],
  ['small-image', evidence(answered('preview-image', { width: 250, height: 250 }))],
  ['pass', change(/<meta name="twitter:card"[^>]*>/, '<meta name="twitter:card" value="summary_large_image">')],
  ['no-image', evidence(answered('preview-image', null, { status: 404 }))],
  ['imageless', change(/<meta property="og:image"[^>]*>/, '')],
  ['absent', change(/<meta name="twitter:card"[^>]*>/, '')],
  ['invalid', change('summary_large_image', 'gallery')],
  [
    'handle',
    change(
      '<meta name="twitter:card"',
      '<meta name="twitter:site" content="https://x.com/northwind"><meta name="twitter:card"',
    ),
  ],
  [
    'pass',
    change('<meta name="twitter:card"', '<meta name="twitter:site" content="@northwind"><meta name="twitter:card"'),
  ],
  ['none', page(BLANK)],
  ['pass', page(edited('summary_large_image', 'summary'), failed('preview-image', 'too-slow'))],
  ['unread', cut('<!doctype html><meta property="og:title" content="Tea">')],
];
