/** Facts that the checks of Trust read. */
import type { AnsweredRequest, Evidence, RequestId } from '../evidence/evidence';
import type { Statement } from '../facts/statement';
import type { TrustFacts } from '../facts/trust';
import { withoutCookieValue } from '../basics/http-fields';
import { contactLinks } from './contact-links';
import { foreignFiles } from './foreign-files';
import { attribute, isInHead } from './html';
import { insecureResources } from './insecure-resources';
import { stated, type Reading } from './reading';
import type { Requests } from './responses';
import { securityTxtFacts } from './security-txt';
import { httpFacts, httpsFacts } from './serving';
import { whereIn } from './statement';

/** Old evidence still holds cookies' values, which are now left out. */
function withoutCookieValues(headers: AnsweredRequest['headers']): AnsweredRequest['headers'] {
  return headers.map(([name, value]) => [name, name === 'set-cookie' ? withoutCookieValue(value) : value] as const);
}

/** Policies are long; a header holds no more than this. */
const POLICY_LIMIT = 16 * 1024;
const META_LIMIT = 20;

/** Policies in meta elements; browsers read them in the head alone. */
function metaPolicies(reading: Reading): readonly Statement[] {
  return reading.document
    .all('meta')
    .filter((meta) => attribute(meta, 'http-equiv')?.toLowerCase() === 'content-security-policy' && isInHead(meta))
    .slice(0, META_LIMIT)
    .map((meta) => {
      const { where } = stated(reading, meta, 'meta:content-security-policy', '');
      return { value: (attribute(meta, 'content') ?? '').slice(0, POLICY_LIMIT), where };
    });
}

function metaReferrers(reading: Reading): readonly Statement[] {
  return reading.document
    .all('meta')
    .filter((meta) => attribute(meta, 'name')?.toLowerCase() === 'referrer')
    .slice(-META_LIMIT)
    .map((meta) => stated(reading, meta, 'meta:referrer', attribute(meta, 'content') ?? ''))
    .filter(({ value }) => value !== '');
}

type StatedTrust = Pick<TrustFacts, 'metaPolicies' | 'metaReferrers' | 'insecure' | 'foreignFiles' | 'contactLinks'>;

/** What the page itself states. */
export function statedTrust(reading: Reading): StatedTrust {
  return {
    metaPolicies: metaPolicies(reading),
    metaReferrers: metaReferrers(reading),
    insecure: insecureResources(reading),
    foreignFiles: foreignFiles(reading),
    contactLinks: contactLinks(reading),
  };
}

/** `home` is the answer that holds the page, null if none does. What structured data says is read with the page. */
export function trustFacts(
  requests: Requests,
  home: AnsweredRequest | null,
  { metaPolicies, metaReferrers, insecure, foreignFiles, contactLinks }: StatedTrust,
  { scope, target }: Pick<Evidence, 'scope' | 'target'>,
): Omit<TrustFacts, 'organizationContact'> {
  const stated = (id: RequestId, url: string, fields: AnsweredRequest['headers']) =>
    withoutCookieValues(fields).map(([name, value]) => ({
      name,
      value: value.trim(),
      where: whereIn({ request: id, url }, `header:${name}`, null, value),
    }));
  const known = home === null || scope === 'page' ? null : home;
  return {
    headers: known && stated(known.id, known.finalUrl, known.headers),
    hops: (known?.redirects ?? []).flatMap(({ url, headers }) =>
      known === null || headers === undefined ? [] : [{ url, headers: stated(known.id, url, headers) }],
    ),
    https: httpsFacts(requests, target.origin),
    http: httpFacts(requests),
    metaPolicies,
    metaReferrers,
    insecure,
    foreignFiles,
    securityTxt: securityTxtFacts(requests),
    contactLinks,
  };
}
