import { answered, evidence, failed } from '../../examples/evidence';
import { block, robots } from '../../examples/machines';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', robots('User-agent: GPTBot\nDisallow: /')],
  ['two', robots(block(['oai-searchbot']))],
  ['one', robots(block(['OAI-SearchBot', 'Claude-SearchBot']))],
  ['none', robots('User-agent: *\nDisallow: /')],
  ['unread', evidence(failed('robots', 'too-slow'))],
  ['unread', evidence(answered('robots', null, { status: 429 }))],
];
