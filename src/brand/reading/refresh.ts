/** Pages that reload or redirect on their own. */
import type { AnsweredRequest } from '../evidence/evidence';
import type { RefreshStatement } from '../facts/access';
import type { Statement } from '../facts/statement';
import { webUrl, withoutFragment } from '../urls/sites';
import { attribute, type HtmlDocument, type HtmlElement } from './html';
import { mayLead } from './refresh-words';
import { headers, openPage, stated, type Reading } from './reading';
import { statement, whereIn } from './statement';

/** A refresh as it is declared. */
export interface DeclaredRefresh {
  /** Delay; a fraction is dropped. */
  readonly seconds: number;
  /** The URL as written; null where the page itself is loaded again. */
  readonly url: string | null;
}

const BLANKS = /^[\t\n\f\r ]*/;

function withoutBlanks(text: string): string {
  return text.slice(BLANKS.exec(text)?.[0].length ?? 0);
}

/** The URL in what follows the delay: with or without `url=`, in quotes or not. */
function urlIn(text: string): string {
  const named = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(text);
  // Words that only begin like it are the URL themselves, quotes included.
  if (named === null && /^u/i.test(text)) return text;
  const rest = text.slice(named?.[0].length ?? 0);
  const quote = rest.charAt(0);
  if (quote !== '"' && quote !== "'") return rest;
  const end = rest.indexOf(quote, 1);
  return end === -1 ? rest.slice(1) : rest.slice(1, end);
}

/**
 * The refresh a text declares, as the HTML standard's shared declarative refresh steps read it; null where they find none,
 * so that nothing happens.
 * https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps
 */
export function declaredRefresh(input: string): DeclaredRefresh | null {
  // Step by step: one expression for all of it could try the digits in every way they divide.
  const start = withoutBlanks(input);
  const [digits = ''] = /^[0-9]*/.exec(start) ?? [];
  const [fraction = ''] = /^[0-9.]*/.exec(start.slice(digits.length)) ?? [];
  if (digits === '' && fraction === '') return null;
  const rest = start.slice(digits.length + fraction.length);
  if (rest !== '' && !/^[;,\t\n\f\r ]/.test(rest)) return null;
  // More than a number can hold is as long as the longest.
  const seconds = Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
  const separated = withoutBlanks(rest);
  const target = withoutBlanks(/^[;,]/.test(separated) ? separated.slice(1) : separated);
  return { seconds, url: target === '' ? null : urlIn(target) };
}

/** A refresh that browsers carry out, and the URL it leads to; null for one that is not of the web. */
interface CarriedOut extends DeclaredRefresh {
  readonly stated: Statement;
  readonly target: Readonly<URL> | null;
}

function isBehindBase({ all, elements }: HtmlDocument, element: HtmlElement): boolean {
  const base = all('base').find((one) => attribute(one, 'href') !== null);
  return base !== undefined && elements.indexOf(base) < elements.indexOf(element);
}

/** The refresh that browsers carry out: the header's, otherwise the first meta element's. It must name a URL. */
function carriedOut(reading: Reading): CarriedOut | null {
  const { home, document, base } = reading;
  const resolved = (content: string, against: string) => {
    const declared = declaredRefresh(content);
    if (declared === null) return null;
    const { url } = declared;
    if (url === null) return { ...declared, target: webUrl(home.finalUrl) };
    return URL.canParse(url, against || undefined) ? { ...declared, target: webUrl(url, against) } : null;
  };
  for (const value of headers(home, 'refresh')) {
    const found = resolved(value, home.finalUrl);
    if (found === null) continue;
    return { ...found, stated: statement(value, whereIn(reading.answer, 'header:refresh', null, value)) };
  }
  for (const meta of document.all('meta')) {
    if (attribute(meta, 'http-equiv')?.toLowerCase() !== 'refresh') continue;
    const content = attribute(meta, 'content') ?? '';
    // A base further down is not there yet.
    const found = resolved(content, isBehindBase(document, meta) ? base : home.finalUrl);
    if (found !== null) return { ...found, stated: stated(reading, meta, 'meta:refresh', content) };
  }
  return null;
}

export function refreshOf(reading: Reading): RefreshStatement | null {
  const found = carriedOut(reading);
  return found === null ? null : { ...found.stated, seconds: found.seconds };
}

/**
 * The URL that an answer leads to at once, by an instant refresh (Google: “meta refresh”: a redirect); null if it stays.
 * What loads itself again stays: whatever lets a browser out of that, a cookie or a script, is not there.
 */
export function instantTarget(answer: AnsweredRequest): string | null {
  if (!mayLead(answer)) return null;
  const text = answer.body?.kind === 'text' ? answer.body.text : '';
  const found = carriedOut(openPage(answer, text, false));
  if (found === null || found.seconds > 0 || found.target === null) return null;
  const target = withoutFragment(found.target);
  const own = webUrl(answer.finalUrl);
  return own !== null && target === withoutFragment(own) ? null : target;
}
