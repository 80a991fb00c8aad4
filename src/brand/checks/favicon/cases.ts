import { answered, evidence, failed, page, skipped } from '../../examples/evidence';
import { change, edited } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['default-only', change(/<link rel="icon"[^>]*>/, '')],
  ['broken', evidence(answered('icon', null, { status: 404 }))],
  ['broken', evidence(answered('icon', null))],
  ['broken', evidence(failed('icon', 'wrong-type'))],
  ['none', page(edited(/<link rel="icon"[^>]*>/, ''), answered('icon', null, { status: 404 }))],
  ['unread', evidence(failed('icon', 'too-slow'))],
  ['unread', evidence(answered('icon', null, { status: 403 }))],
  ['unread', evidence(answered('icon', null, { status: 503 }))],
  ['unread', evidence(skipped('icon', 'robots'))],
];
