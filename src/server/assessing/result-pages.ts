/** For which pages a result answers: what is found there must be nobody's doing but its owner's. */
import type { Evidence, EvidenceRequest } from '../../brand/evidence/evidence';
import { webUrl, withoutWww } from '../../brand/urls/sites';
import { asTyped, isRoot, isSamePage, measuredPage, type Target } from '../../brand/urls/target';
import { siteOf } from '../fetching/vetting';

/** Reasons of our own why something is missing. They depend on who leads to a host, which costs time and requests. */
const OURS: readonly string[] = ['deadline', 'too-slow', 'rate-limit', 'request-limit'];

function isWhole({ requests }: Evidence): boolean {
  return requests.every((request) => request.state === 'answered' || !OURS.includes(request.reason));
}

function finalOf(request: EvidenceRequest | undefined): URL | null {
  return request?.state === 'answered' ? webUrl(request.finalUrl) : null;
}

/** The counterpart of a domain or its `www.`, if one of the two leads exactly to the other's root; else null. */
function twinOf({ target, requests }: Evidence, measured: URL): URL | null {
  const twin = new URL(measured);
  twin.hostname = measured.hostname.startsWith('www.') ? withoutWww(measured.hostname) : `www.${measured.hostname}`;
  const home = target.final === undefined ? null : webUrl(target.final);
  if (home === null || !isRoot(home) || siteOf(twin) !== siteOf(measured)) return null;
  if (home.host === twin.host) return twin;
  const other = finalOf(requests.find(({ id }) => id === 'other-host'));
  return home.host === measured.host && other?.href === home.href ? twin : null;
}

interface ResultPages {
  /** Under which it is filed. */
  readonly filed: URL;
  /** For which it answers, `filed` among them. */
  readonly pages: readonly URL[];
}

/**
 * The pages that a result is about: the page that was typed; the root that was measured instead, if the typed page
 * leads there and the result is as complete as if that root had been typed; and, for a root, the domain or its `www.`,
 * if one of the two leads to the other.
 *
 * @param evidence null if there is no report
 */
export function resultPages(evidence: Evidence | null, typed: URL): ResultPages {
  const alone = { filed: typed, pages: [typed] };
  if (evidence === null) return alone;
  const measured = new URL(measuredPage(evidence.target));
  const isTyped = isSamePage(measured.href, typed.href);
  if (!isRoot(measured) || (!isTyped && !isWhole(evidence))) return alone;
  const twin = twinOf(evidence, measured);
  return { filed: measured, pages: [typed, ...(isTyped ? [] : [measured]), ...(twin ? [twin] : [])] };
}

interface Targeted {
  readonly target: Target;
}

/** A stored result, returned for what another visitor typed. @param typed page */
export function resultAsTyped<T extends { readonly evidence: Targeted; readonly report: Targeted }>(
  result: T,
  typed: string,
): T {
  const { evidence, report } = result;
  return {
    ...result,
    evidence: { ...evidence, target: asTyped(evidence.target, typed) },
    report: { ...report, target: asTyped(report.target, typed) },
  };
}
