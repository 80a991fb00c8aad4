/** Pages that differ from the good one in one thing. */
import { answered, evidence, GOOD_HEADERS, GOOD_PAGE, page } from './evidence';

/** A page that states next to nothing. */
export const BLANK = '<!doctype html><html lang=en><title>Tea</title><p>Tea</p>';

/** The good page with one part replaced; fails where the part is not there. */
export function edited(part: string | RegExp, by: string): string {
  const html = GOOD_PAGE.replace(part, by);
  if (html === GOOD_PAGE) throw new Error(`the page has no ${String(part)}`);
  return html;
}

export const change = (part: string | RegExp, by: string) => page(edited(part, by));
export const cut = (html: string) => {
  const home = answered('https-home', html, { headers: GOOD_HEADERS });
  if (home.body?.kind !== 'text') throw new Error('a page has text');
  return evidence({ ...home, body: { ...home.body, truncated: true } });
};
export const JSON_LD = /<script type="application\/ld\+json">[^]*?<\/script>/;
