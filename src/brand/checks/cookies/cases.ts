import { answered, evidence, failed, GOOD_PAGE } from '../../examples/evidence';
import { NO_ANSWER, sends, served } from '../../examples/trust';
import type { Case } from '../check';

/** The good site without HSTS, with these cookies. */
const unprotected = (...cookies: readonly string[]) =>
  evidence(answered('https-home', GOOD_PAGE, { headers: cookies.map((value) => ['set-cookie', value] as const) }));

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', sends('set-cookie', ['tea=oolong; Path=/; secure; HttpOnly', 'a=b;SECURE'])],
  ['pass', sends('set-cookie', ['tea=; Max-Age=0', 'a=; expires=Thu, 01-Jan-1970 00:00:00 GMT'])],
  ['pass', sends('set-cookie', ['tea=; Expires=Fri, 05 Mar 1999 08:09:10 GMT'])],
  ['hsts', sends('set-cookie', ['tea=oolong; Path=/'])],
  [
    'hsts',
    evidence(
      answered('https-home', GOOD_PAGE, {
        headers: [
          ['set-cookie', 'tea=oolong'],
          ['strict-transport-security', 'max-age="31536000"'],
        ],
      }),
    ),
  ],
  ['insecure', unprotected('tea=secure; Path=/', 'a=b; Secure')],
  ['insecure', unprotected('tea')],
  ['hsts', sends('set-cookie', ['tea=oolong; Path=/; Expires=Fri, 05 Mar 2099 08:09:10 GMT'])],
  [
    'insecure',
    evidence(
      answered('https-home', GOOD_PAGE, {
        redirects: [
          {
            url: 'https://northwind.example/',
            status: 302,
            location: '/en/',
            headers: [['set-cookie', 'lang=; Path=/']],
          },
        ],
      }),
    ),
  ],
  ['no-https', evidence(failed('https-home', 'connection-refused'), served)],
  ['unread', NO_ANSWER],
];
