import { answered, evidence, failed } from '../../examples/evidence';
import { block, robots } from '../../examples/machines';
import type { Case } from '../check';

const SIGNAL = 'Content-Signal: search=yes, ai-train=no\n';

const TRAINING = ['GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot'];

export const cases: readonly Case[] = [
  ['open', evidence()],
  ['open', evidence(answered('robots', null, { status: 404 }))],
  ['some', robots(block(['GPTBot', 'CCBot']))],
  ['closed', robots(block(TRAINING))],
  ['open-signal', robots(`User-agent: *\n${SIGNAL}Allow: /`)],
  ['some-signal', robots(SIGNAL + block(['CCBot']))],
  ['closed-signal', robots(SIGNAL.toUpperCase() + block(TRAINING))],
  ['unread', evidence(failed('robots', 'too-slow'))],
  // A server error is not a policy.
  ['unread', evidence(answered('robots', null, { status: 500 }))],
];
