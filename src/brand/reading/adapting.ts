/** Whether a page's own markup shows that its layout adapts to the width of the screen. */
import { collapse } from '../basics/text';
import type { Statement } from '../facts/statement';
import { attribute, scriptText, tokens, type HtmlElement } from './html';
import { stated, type Reading } from './reading';
import { lineAt, statement, whereIn } from './statement';

const mediaOf = (element: HtmlElement) => attribute(element, 'media') ?? '';

/** The widest screens that styles for phones are for, and the narrowest: others are for large screens, or a trick. */
const PHONES = { px: [300, 800], em: [18, 50] } as const;

/** Whether a media query is for narrow screens of any device, and not for paper. */
function isForPhones(query: string): boolean {
  const text = query.replace(/\s/g, '').toLowerCase();
  const [, size = '', unit] = /(?:max-(?:device-)?width:|\(width<=?)(\d{1,5}(?:\.\d{1,5})?)(px|r?em)/.exec(text) ?? [];
  const [least, most] = PHONES[unit === 'px' ? 'px' : 'em'];
  return Number(size) >= least && Number(size) <= most && !/print|min-device-width/.test(text);
}

/** A page of its own for narrow screens (Google: separate URLs). */
function hasPhonePage({ document }: Reading): boolean {
  return document
    .all('link')
    .some((link) => tokens(link, 'rel').includes('alternate') && /\bwidth\b|\bhandheld\b/i.test(mediaOf(link)));
}

/** The first media query for phones in a style element. */
function queryIn(reading: Reading, style: HtmlElement): Statement | null {
  const { text, line } = scriptText(style);
  for (const { 0: rule, index } of text.matchAll(/@media\b[^{};]{1,300}/gi)) {
    if (!isForPhones(rule)) continue;
    const start = line ?? reading.document.lineOf(style);
    const at = start === null ? null : start + lineAt(text, index) - 1;
    return statement(collapse(rule), whereIn(reading.answer, 'style', at, collapse(rule)));
  }
  return null;
}

export function adaptsToWidth(reading: Reading): Statement | null {
  if (hasPhonePage(reading)) return null;
  const { document } = reading;
  for (const name of ['link', 'style', 'source']) {
    const found = document.all(name).find((element) => isForPhones(mediaOf(element)));
    if (found !== undefined) return stated(reading, found, `${name}:media`, mediaOf(found));
  }
  for (const style of document.all('style')) {
    const found = queryIn(reading, style);
    if (found !== null) return found;
  }
  return null;
}
