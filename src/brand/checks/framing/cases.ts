import { answered, evidence, failed, GOOD_PAGE } from '../../examples/evidence';
import { CSP, meta, policy, sends, withHead } from '../../examples/trust';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', sends('x-frame-options', ['SAMEORIGIN'])],
  ['open', policy('frame-ancestors http: https:')],
  ['open', policy('frame-ancestors https://*')],
  ['open', policy("frame-ancestors 'self' *:*")],
  ['pass', policy('frame-ancestors https://*.northwind.example')],
  ['invalid', evidence(answered('https-home', GOOD_PAGE, { headers: [['x-frame-options', 'none']] }))],
  ['none', sends(CSP, [], withHead(meta("frame-ancestors 'none'")))],
  ['unread', evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'))],
];
