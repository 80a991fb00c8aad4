/** What sites send that the cases of several checks of this dimension (`trust`) begin with. */
import type { Evidence } from '../evidence/evidence';
import { answered, evidence, failed, GOOD_HEADERS, GOOD_PAGE } from './evidence';
import { change, edited } from './pages';

export const HTTP = 'http://northwind.example/';

export const served = answered('http-home', GOOD_PAGE);

/** The good site with all lines of one field replaced by these values, and another page if given. */
export function sends(name: string, values: readonly string[], html: string = GOOD_PAGE): Evidence {
  const others = GOOD_HEADERS.filter(([key]) => key !== name);
  return evidence(
    answered('https-home', html, { headers: [...others, ...values.map((value) => [name, value] as const)] }),
  );
}

export const NO_ANSWER = evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'));

export const CSP = 'content-security-policy';

export const meta = (value: string) => `<meta http-equiv="Content-Security-Policy" content="${value}">`;

export const policy = (...values: readonly string[]) => sends(CSP, values);

/** The good page with something more in its body, or in its head. */
export const withBody = (html: string) => change('<h2>How', `${html}<h2>How`);

export const withHead = (html: string) => edited('<meta charset="utf-8">', `<meta charset="utf-8">${html}`);

export const html = [['content-type', 'text/html; charset=utf-8']] as const;
