/** What sites send that the cases of several checks of this dimension (`languages`) begin with. */
import { answered, evidence, GOOD_HEADERS, HOME } from './evidence';
import { change, edited } from './pages';

const ALTERNATES = /(<link rel="alternate"[^>]*>\s*)+/;

export const alternates = (...links: readonly (readonly [code: string, href: string])[]) =>
  change(ALTERNATES, links.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`).join(''));

/** The good page without its links, and with a Link header. */
export const linked = (value: string) =>
  evidence(answered('https-home', edited(ALTERNATES, ''), { headers: [...GOOD_HEADERS, ['link', value]] }));

export const HEADER = `<${HOME}>; rel="alternate"; hreflang="en", <${HOME}de/>; hreflang=de; rel=alternate`;
