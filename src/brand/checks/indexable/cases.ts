import { answered, evidence, failed } from '../../examples/evidence';
import { head, header, robots } from '../../examples/findability';
import { BLANK, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', evidence(answered('robots', null, { status: 404 }))],
  ['pass', head('<meta name=robots content="index, unavailable_after: 25 Jun 2099 15:00:00 PST">')],
  ['pass', header('unavailable_after: Saturday, 25-Jun-99 15:00:00 GMT')],
  ['expired', head('<meta name=googlebot content="unavailable_after: 25-Aug-2007 15:00:00 EST">')],
  ['expired', head('<meta name=robots content="all, unavailable_after: Sunday, 06-Nov-2011 08:49:37 GMT">')],
  ['expired', head('<meta name=robots content="unavailable_after: 2025-12-30T00:00:00Z">')],
  ['expired', header('nofollow, unavailable_after: Sat, 25 June 2010 15:00:00 PST, otherbot: noindex')],
  // A day ends later elsewhere.
  ['pass', head('<meta name=robots content="unavailable_after: 2026-01-01">')],
  ['pass', head('<meta name=robots content="unavailable_after: soon, nosnippet 2010-01-01">')],
  ['pass', head('<meta name=bingbot content="unavailable_after: 2010-01-01">')],
  ['pass', header('otherbot: unavailable_after: 25 Jun 2010 15:00:00 PST')],
  ['pass', header('otherbot: noindex')],
  ['pass', header('googlebot: nofollow, otherbot: noindex')],
  // No page that is read contains a rule that only scripts reveal.
  ['pass', head('<noscript><meta name=robots content=noindex></noscript>')],
  ['some', header('bingbot: noindex')],
  ['some', robots('User-agent: Yandex\nDisallow: /')],
  ['noindex', head('<META NAME=ROBOTS CONTENT="NoIndex,nofollow">')],
  ['noindex', head('<meta name=googlebot content="none">')],
  ['noindex', header('noindex')],
  ['noindex', header('unavailable_after: 25 Jun 2099 15:00:00 GMT, noindex')],
  ['noindex', header('googlebot: nofollow, noindex')],
  ['noindex', header('otherbot: nofollow, googlebot: none')],
  ['noindex', cut('<meta name=robots content=noindex>')],
  ['blocked', robots('User-agent: *\nDisallow: /')],
  ['blocked', robots('User-agent: *\nAllow: /\n\nUser-agent: googlebot\nDisallow: /')],
  ['page', { ...evidence(), scope: 'page' }],
  ['unread', evidence(failed('robots', 'too-slow'))],
  ['unread', evidence(answered('robots', null, { status: 503 }))],
  ['unread', evidence(answered('robots', null, { status: 429 }))],
  ['unread', cut(BLANK)],
];
