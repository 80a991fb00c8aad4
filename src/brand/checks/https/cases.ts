import type { AnsweredRequest } from '../../evidence/evidence';
import { answered, evidence, failed, GOOD_PAGE, HOME, skipped } from '../../examples/evidence';
import { HTTP, served } from '../../examples/trust';
import type { Case } from '../check';

/** http answers with redirects along these URLs. */
function http(...route: readonly [string, ...string[]]): AnsweredRequest {
  const redirects = route.map((location, index) => ({ url: route[index - 1] ?? HTTP, status: 301, location }));
  return answered('http-home', null, { redirects, finalUrl: route.at(-1) ?? HTTP });
}

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', evidence(http(HOME, 'https://www.northwind.example/'))],
  ['pass', evidence(skipped('https-home', 'deadline'))],
  ['https-only', evidence(failed('http-home', 'connection-refused'))],
  ['other-host', evidence(http('https://www.northwind.example/', HOME))],
  ['http-first', evidence(http('http://www.northwind.example/', HOME))],
  ['http-first', evidence(http('/en/', `${HOME}en/`))],
  ['no-redirect', evidence(served)],
  ['bad-certificate', evidence(failed('https-home', 'certificate'), served)],
  ['bad-certificate', evidence(failed('https-home', 'certificate'), failed('http-home', 'too-slow'))],
  ['no-https', evidence(failed('https-home', 'connection-refused'), served)],
  ['no-https', evidence(failed('https-home', 'protocol'), served)],
  [
    'downgrade',
    evidence(
      served,
      answered('https-home', GOOD_PAGE, { redirects: [{ url: HOME, status: 302, location: HTTP }], finalUrl: HTTP }),
    ),
  ],
  ['unread', evidence(failed('https-home', 'too-slow'), served)],
  ['unread', evidence(failed('https-home', 'tls'), served)],
  ['unread', evidence(failed('https-home', 'connection-reset'), served)],
  ['unread', evidence(failed('https-home', 'connection-refused'), failed('http-home', 'connection-refused'))],
  ['unread', evidence(failed('http-home', 'too-slow'))],
  ['unread', evidence(answered('http-home', null, { status: 403 }))],
];
