import { answered, evidence, failed, GOOD_HEADERS, GOOD_PAGE, HOME } from '../../examples/evidence';
import { HTTP, NO_ANSWER, sends, served } from '../../examples/trust';
import type { Case } from '../check';

const hsts = (value: string) => sends('strict-transport-security', [value]);
const WWW = 'https://www.northwind.example/';

export const cases: readonly Case[] = [
  ['ready', evidence()],
  ['unasked', hsts('max-age=31536000; includeSubDomains')],
  ['lacking', hsts('max-age=31536000; preload')],
  ['redirect', evidence(served)],
  ['none', sends('strict-transport-security', [])],
  ['other-host', evidence(answered('https-home', GOOD_PAGE, { finalUrl: WWW, headers: GOOD_HEADERS }))],
  ['unread', NO_ANSWER],

  ['ready', hsts('MAX-AGE="31536000"; INCLUDESUBDOMAINS; Preload')],
  ['ready', evidence(failed('http-home', 'connection-refused'))],
  ['lacking', hsts('max-age=31535999; includeSubDomains; preload')],
  ['none', hsts('includeSubDomains; preload')],
  ['none', hsts('max-age=0; includeSubDomains; preload')],
  ['none', evidence(failed('https-home', 'certificate'))],
  [
    'redirect',
    evidence(
      answered('http-home', GOOD_PAGE, { finalUrl: HOME, redirects: [{ url: HTTP, status: 301, location: WWW }] }),
    ),
  ],
  ['unread', evidence(failed('http-home', 'too-slow'))],
];
