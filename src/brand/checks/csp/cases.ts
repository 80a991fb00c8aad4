import { answered, evidence, failed, GOOD_PAGE } from '../../examples/evidence';
import { BLANK, edited } from '../../examples/pages';
import { CSP, meta, policy, sends, withHead } from '../../examples/trust';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', sends(CSP, [], withHead(meta("default-src 'self'")))],
  ['pass', policy(`sandbox ${'allow-scripts '.repeat(300)}; default-src 'self'`)],
  ['eval', policy("default-src 'self'; script-src 'self' 'unsafe-eval'")],
  ['unsafe', policy("default-src 'self' 'unsafe-inline'")],
  ['open', policy("img-src 'self'")],
  [
    'report-only',
    evidence(answered('https-home', GOOD_PAGE, { headers: [[`${CSP}-report-only`, "default-src 'self'"]] })),
  ],
  ['none', policy()],
  ['none', sends(CSP, [], edited('<h2>How', `${meta("default-src 'self'")}<h2>How`))],
  ['unread', evidence(answered('https-home', BLANK, { status: 403 }), failed('http-home', 'too-slow'))],
];
