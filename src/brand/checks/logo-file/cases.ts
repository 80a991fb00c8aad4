import { answered, evidence, failed } from '../../examples/evidence';
import { change } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['small', evidence(answered('logo', { width: 100, height: 100 }))],
  ['blocked', evidence(answered('robots', 'User-agent: Googlebot\nDisallow: /logo'))],
  ['pass', evidence(answered('robots', 'User-agent: Googlebot-Image\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /'))],
  ['broken', evidence(answered('logo', null, { status: 410 }))],
  ['none', change(/"logo".*\n/, '"slogan": "Slowly",')],
  ['unread', evidence(failed('logo', 'connection-reset'))],
  ['unread', evidence(failed('robots', 'too-slow'))],
  // Google goes on with the last copy of a robots.txt whose server fails, for images as for pages.
  ['unread', evidence(answered('robots', null, { status: 500 }))],
];
