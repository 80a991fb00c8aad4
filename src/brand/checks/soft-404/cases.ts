import { answered, evidence, failed, GOOD_PAGE, HOME } from '../../examples/evidence';
import { SHELL } from '../../examples/findability';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', evidence(answered('not-found-control', null, { status: 410 }))],
  [
    'home',
    evidence(
      answered('not-found-control', GOOD_PAGE, {
        finalUrl: HOME,
        redirects: [{ url: `${HOME}4f8a`, status: 302, location: '/' }],
      }),
    ),
  ],
  ['success', evidence(answered('not-found-control', SHELL))],
  [
    'success',
    evidence(
      answered('not-found-control', SHELL, {
        finalUrl: `${HOME}404.html`,
        redirects: [{ url: `${HOME}4f8a`, status: 302, location: '/404.html' }],
      }),
    ),
  ],
  ['unread', evidence(answered('not-found-control', null, { status: 500 }))],
  ['unread', evidence(failed('not-found-control', 'too-slow'))],
];
