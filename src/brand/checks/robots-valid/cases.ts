import { answered, evidence, failed, skipped } from '../../examples/evidence';
import { robots, SHELL, truncated } from '../../examples/findability';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', robots('')],
  ['pass', robots('\ufeffUser-agent: *\nCrawl-delay: 5\nNonsense\nDisallow: /a')],
  ['orphans', robots('Disallow: /a\nUser-agent: *\nDisallow:')],
  ['tolerated', robots('Useragent: *\nDissallow: /a')],
  ['tolerated', robots('User-agent: *\nDisallow /a')],
  // Words without a colon are no rules to anybody.
  ['pass', robots('Tea by sea\nUser-agent: *\nHello world\nDisallow:')],
  ['too-long', evidence(truncated('robots', `User-agent: *\n${'Disallow: /a\n'.repeat(47_000)}`))],
  ['markup', robots('<!doctype html><p>Robots')],
  ['markup', robots('\ufeff  <?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>')],
  ['failing', evidence(answered('robots', null, { status: 503 }))],
  ['absent', evidence(answered('robots', null, { status: 404 }))],
  ['absent', evidence(answered('robots', null, { status: 403 }))],
  ['absent', robots(SHELL, answered('not-found-control', SHELL))],
  // If a page is cut off, it is unknown whether it is the one that every URL gets.
  ['unread', robots(SHELL, truncated('not-found-control', SHELL.slice(0, 30)))],
  ['unread', robots(SHELL, skipped('not-found-control', 'deadline'))],
  ['unread', evidence(answered('robots', null, { status: 429 }))],
  ['unread', evidence(failed('robots', 'wrong-type'))],
];
