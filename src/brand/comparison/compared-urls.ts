/** Whether what a user typed are two to four brands, before any request. */
import type { TypedAddress, TypedAddressProblem } from '../urls/typed-address';
import { isForFunction, parseTypedUrl } from '../urls/typed-url';
import { MAX_BRANDS, MIN_BRANDS } from './compared-brands';
import { hostOf, webUrl } from '../urls/sites';

/** `place` is the field's, from 0; null if the issue concerns the brands as a whole. */
export type ComparedUrlsProblem =
  | {
      readonly code: TypedAddressProblem;
      readonly place: number;
      /** What was probably meant, where something is near. */
      readonly suggestion?: string;
    }
  | { readonly code: 'too-few' | 'too-many'; readonly place: null }
  | { readonly code: 'same-address'; readonly place: number; readonly url: string }
  /** Two URLs that lead to one registrable domain. */
  | { readonly code: 'same-site'; readonly place: number; readonly url: string; readonly other: string };

export interface ComparedUrlsOptions {
  /** Reads what is in a field; judged only by its form if this is left out. */
  readonly read?: (text: string) => TypedAddress;
  /** Pages that are compared already, each as `TypedUrl` has it. */
  readonly held?: readonly string[];
  /** The registrable domain of a host by the public suffix list, which the engine leaves to its callers. */
  readonly siteOf: (hostname: string) => string | null;
}

interface Found {
  readonly url: string;
  readonly host: string;
  readonly path: string;
}

/** The last two labels of a host: two hosts of one registrable domain have them in common, with or without the list. */
export function lastLabels(hostname: string): string {
  return hostname.split('.').slice(-2).join('.');
}

/** Host and path of a URL by its form alone, whether or not it may be assessed. */
function foundAt(url: string, shown = url): Found {
  const parsed = webUrl(url) ?? webUrl(`https://${url}`);
  return { url: shown, host: (parsed?.hostname ?? '').replace(/\.$/, ''), path: parsed?.pathname ?? '' };
}

function readForm(text: string): TypedAddress {
  const parsed = parseTypedUrl(text);
  return parsed.ok ? parsed : { ...parsed, suggestion: null };
}

function collision(
  { url, host, path }: Found,
  place: number,
  before: readonly Found[],
  siteOf: ComparedUrlsOptions['siteOf'],
): ComparedUrlsProblem | null {
  if (host === '') return null;
  // Several pages of one site are compared as several sites are.
  const alike = before.filter((other) => other.path === path);
  if (alike.some((other) => other.host === host)) return { code: 'same-address', place, url };
  const site = siteOf(host);
  const other = site === null ? undefined : alike.find((each) => siteOf(each.host) === site);
  return other === undefined ? null : { code: 'same-site', place, url, other: other.url };
}

/**
 * @param typed what is in the fields, empty ones too
 * @returns at most one problem for each field, in their order; those of the brands as a whole last
 */
export function comparedUrlsProblems(
  typed: readonly string[],
  { held = [], siteOf, read = readForm }: ComparedUrlsOptions,
): readonly ComparedUrlsProblem[] {
  const before: Found[] = held.map((page) => foundAt(page, hostOf(page)));
  const problems: ComparedUrlsProblem[] = [];
  for (const [place, text] of typed.entries()) {
    const url = text.trim();
    if (url === '') continue;
    const parsed = read(url);
    const found = foundAt(parsed.ok ? parsed.page : url, url);
    const problem = parsed.ok || isForFunction(parsed.code) ? collision(found, place, before, siteOf) : null;
    if (problem !== null) problems.push(problem);
    else if (!parsed.ok) {
      const { code, suggestion } = parsed;
      problems.push({ code, place, ...(suggestion !== null && { suggestion }) });
    }
    before.push(found);
  }
  if (before.length < MIN_BRANDS) problems.push({ code: 'too-few', place: null });
  if (before.length > MAX_BRANDS) problems.push({ code: 'too-many', place: null });
  return problems;
}
