import { answered, evidence, failed, GOOD_PAGE } from '../../examples/evidence';
import { sends, served } from '../../examples/trust';
import type { Case } from '../check';

const sts = (...values: readonly string[]) => sends('strict-transport-security', values);

const APEX = 'https://northwind.example/';
const WWW = 'https://www.northwind.example/';

/** A site that is typed as `from`, and answers at `to`; each says what it says of HSTS. */
function led(from: string, atFrom: readonly string[], to: string, atTo: readonly string[]) {
  const said = (values: readonly string[]) => values.map((value) => ['strict-transport-security', value] as const);
  const redirects = [{ url: from, status: 301, location: to, headers: [['location', to], ...said(atFrom)] as const }];
  return evidence(answered('https-home', GOOD_PAGE, { url: from, finalUrl: to, redirects, headers: said(atTo) }));
}

const YEAR = 'max-age=31536000';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['way-bare', led(APEX, [], WWW, [YEAR])],
  ['way-bare', led(APEX, ['max-age=0'], WWW, [YEAR])],
  // A policy for `www.` doesn't cover the domain above it.
  ['way-bare', led(APEX, [], WWW, [`${YEAR}; includeSubDomains`])],
  ['pass', led(APEX, [YEAR], WWW, [YEAR])],
  ['pass', led(WWW, [], APEX, [`${YEAR}; includeSubDomains`])],
  ['pass', led(APEX, [`${YEAR}; includeSubDomains`], WWW, [])],
  ['none', led(APEX, [YEAR], WWW, [])],
  // Over http it says nothing.
  ['none', led('http://northwind.example/', [`${YEAR}; includeSubDomains`], WWW, [])],
  ['pass', led('http://northwind.example/', [], WWW, [YEAR])],
  ['half-year', sts('max-age=15768000')],
  ['short', sts('max-age=300; includeSubDomains')],
  ['off', sts('max-age=0', 'max-age=63072000')],
  ['invalid', sts('31536000')],
  ['none', sts()],
  ['no-https', evidence(failed('https-home', 'certificate'), served)],
  ['unread', evidence(failed('https-home', 'too-slow'), served)],
];
