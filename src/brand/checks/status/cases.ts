import { answered, evidence, failed, HOME } from '../../examples/evidence';
import { BLANK } from '../../examples/pages';
import type { Case } from '../check';

/** If https responds, we request http only to see where it leads. */
const answers = (status: number) =>
  evidence(answered('https-home', BLANK, { status }), answered('http-home', null, { status, finalUrl: HOME }));

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['error', answers(404)],
  ['error', answers(500)],
  ['unread', answers(403)],
  ['pass', evidence(failed('https-home', 'connection-refused'), answered('http-home', BLANK, { redirects: [] }))],
  ['unread', evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'))],
];
