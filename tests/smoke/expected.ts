/** The headers an answer must have, made by the module that made them for the deploy. */
import type { Endpoint } from '../../src/site/endpoint';
import { ENDPOINTS, type EndpointName } from '../../src/site/endpoints';
import { pageHeaders, staticHeaders } from '../../src/site/headers';
import type { Deploy } from './deploy';
import type { RawAnswer } from './exchange';
import type { Expected, Visit } from './probe';

type Headers = Readonly<Record<string, Expected>>;

/** What the platform sends with files that no rule names. */
const REVALIDATED = 'max-age=0, must-revalidate, public';

/** Directives in one order: the platform writes them without spaces, and in its own. */
function sortedDirectives(value: string): string {
  return value
    .split(',')
    .map((directive) => directive.trim())
    .sort()
    .join(', ');
}

/** How the platform may write a value. */
function formOf(name: string, value: string): Expected {
  // How far it reaches is the operator's choice.
  if (name === 'Strict-Transport-Security') {
    return new RegExp(`^${value.split(';')[0] ?? ''}(; includeSubDomains(; preload)?)?$`);
  }
  // Netlify adds its own to deploy previews.
  if (name === 'X-Robots-Tag') return /^noindex(, noindex)*$/;
  return name === 'Cache-Control' ? sortedDirectives(value) : value;
}

function formsOf(headers: Readonly<Record<string, string>>): Headers {
  return {
    'X-Robots-Tag': null,
    // What is for other sites' scripts says so.
    'Access-Control-Allow-Origin': null,
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, formOf(name, value)])),
  };
}

function policyOf({ context, styleHashes, formTargets }: Deploy) {
  return { context, styleHashes, formTargets };
}

/** @param published the file's name among those served, or its folder with a slash: `en/` */
export function fileHeaders(deploy: Deploy, published: string): Headers {
  const text = staticHeaders({ ...policyOf(deploy), immutable: [], published: [published] });
  const own = [`/*`, published.endsWith('/') ? `/${published}*` : `/${published}`];
  const rules = text.split('\n\n').filter((rule) => own.includes(rule.split('\n')[0] ?? ''));
  const lines = rules.flatMap((rule) => rule.trim().split('\n').slice(1));
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.trim().split(': ');
    return [name, value.join(': ')];
  });
  return {
    ...formsOf(Object.fromEntries(headers)),
    ...(deploy.sendsOwnFileHeaders ? {} : { 'Cache-Control': REVALIDATED }),
  };
}

/** @param status one that says what went wrong is stored nowhere */
export function endpointHeaders(deploy: Deploy, name: EndpointName, status: number): Headers {
  const { cache, vary, referrer, crossOrigin }: Endpoint = ENDPOINTS[name];
  const stored = status >= 400 && cache.startsWith('public') ? 'no-store' : cache;
  return formsOf(pageHeaders({ ...policyOf(deploy), cache: stored, vary, referrer, crossOrigin }));
}

export function header(answer: RawAnswer, name: string): string | null {
  const value = answer.headers[name.toLowerCase()];
  return value === undefined ? null : String(value);
}

/** Compares the headers of a response. @param of which response */
export function expectHeaders(visit: Visit, of: string, answer: RawAnswer, expected: Headers): void {
  for (const [name, value] of Object.entries(expected)) {
    const came = header(answer, name);
    if (name === 'Vary') {
      // The platform may add what it varies by.
      const names = (came ?? '').toLowerCase().split(/, */);
      for (const each of String(value).split(', '))
        visit.expect(`${of}: Vary: ${each}`, names.includes(each.toLowerCase()), true);
    } else {
      visit.expect(`${of}: ${name}`, name === 'Cache-Control' && came !== null ? sortedDirectives(came) : came, value);
    }
  }
}

/** Compares what makes an answer a page in a language. */
export function expectPage(visit: Visit, of: string, answer: RawAnswer, locale: string): void {
  visit.expect(`${of}: Content-Type`, header(answer, 'Content-Type'), /^text\/html; ?charset=utf-8$/i);
  visit.expect(`${of}: lang`, /<html[^>]* lang="([^"]*)"/.exec(answer.body)?.[1], locale);
  visit.expect(`${of}: headings of first rank`, [...answer.body.matchAll(/<h1[ >]/g)].length, 1);
}
