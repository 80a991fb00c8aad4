import { answered, evidence, failed, GOOD_PAGE, page, skipped } from '../../examples/evidence';
import { change } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', evidence(failed('other-host', 'unresolvable'))],
  ['pass', evidence(skipped('other-host', 'same-host'))],
  ['one-elsewhere', change('rel="canonical" href="https://northwind', 'rel="canonical" href="https://elsewhere')],
  [
    'elsewhere',
    page(GOOD_PAGE.replace(/(canonical" href|og:url" content)="https:\/\/northwind/g, '$1="https://elsewhere')),
  ],
  ['two-hosts', evidence(answered('other-host', GOOD_PAGE))],
  // http and https that serve different hosts count as two, too.
  ['two-hosts', evidence(answered('http-home', GOOD_PAGE, { url: 'http://www.northwind.example/' }))],
  ['subdomain', evidence(skipped('other-host', 'not-applicable'))],
  ['unread', evidence(failed('other-host', 'certificate'))],
];
