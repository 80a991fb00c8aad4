/** Where in a URL a report or a comparison is: the fragment, apart from what is packed into it. */

/** What a fragment may hold, and the name it has there. */
const NAMES = { report: 'r', comparison: 'c' } as const;
const VERSION = '1';

export type Shared = keyof typeof NAMES;

/** Longest URL we give out, in characters: mail programs and messengers keep it whole. */
export const LINK_LIMIT = 8_000;

/** Most bytes a payload is inflated to. */
export const PAYLOAD_LIMIT = 1_000_000;

export type LinkProblem = 'link-malformed' | 'link-version' | 'link-too-large';

export type FragmentResult =
  | { readonly ok: true; readonly packed: string }
  | { readonly ok: false; readonly code: LinkProblem };

/** Whether a fragment is meant to hold a report. */
export function isReportFragment(fragment: string): boolean {
  return fragment.startsWith(`#${NAMES.report}=`);
}

/** Whether a fragment is meant to hold a comparison. */
export function isComparisonFragment(fragment: string): boolean {
  return fragment.startsWith(`#${NAMES.comparison}=`);
}

/** @param packed compressed payload in base64url */
export function sharedFragment(kind: Shared, packed: string): string {
  return `#${NAMES[kind]}=${VERSION}.${packed}`;
}

/** Takes the packed payload out of a fragment, or says why it cannot be read. */
export function packedIn(fragment: string, kind: Shared = 'report'): FragmentResult {
  const [, name, version, packed] = /^#([rc])=(\d{1,6})\.(.*)$/s.exec(fragment) ?? [];
  if (name !== NAMES[kind] || version === undefined || packed === undefined)
    return { ok: false, code: 'link-malformed' };
  if (version !== VERSION) return { ok: false, code: 'link-version' };
  return { ok: true, packed };
}

/** The fragment of a pasted link, with any text around it; null if it holds none. */
export function fragmentOf(link: string, kind: Shared = 'report'): string | null {
  const found = /#([rc])=[\w.-]*/.exec(link);
  return found?.[1] === NAMES[kind] ? found[0] : null;
}
