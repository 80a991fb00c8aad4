/** Where in an address a report stands: the fragment, apart from what is packed into it. */

const NAME = 'r';
const VERSION = '1';

/** Longest address that is handed out, in characters: what mail programs and messengers leave whole. */
export const LINK_LIMIT = 8_000;

/** Most bytes a payload is inflated to. */
export const PAYLOAD_LIMIT = 1_000_000;

export type LinkProblem = 'link-malformed' | 'link-version' | 'link-too-large';

export type FragmentResult =
  { readonly ok: true; readonly packed: string } | { readonly ok: false; readonly code: LinkProblem };

/** Whether a fragment is meant to hold a report. */
export function isReportFragment(fragment: string): boolean {
  return fragment.startsWith(`#${NAME}=`);
}

/** @param packed compressed payload in base64url */
export function reportFragment(packed: string): string {
  return `#${NAME}=${VERSION}.${packed}`;
}

/** Takes the packed payload out of a fragment, or says why it cannot be read. */
export function packedIn(fragment: string): FragmentResult {
  const [, version, packed] = /^#r=(\d{1,6})\.(.*)$/s.exec(fragment) ?? [];
  if (version === undefined || packed === undefined) return { ok: false, code: 'link-malformed' };
  if (version !== VERSION) return { ok: false, code: 'link-version' };
  return { ok: true, packed };
}

/** The fragment of a link somebody pasted, whatever stands around it; null where it holds no report. */
export function fragmentOf(link: string): string | null {
  return /#r=[\w.-]*/.exec(link.trim())?.[0] ?? null;
}
