/** Links to the feedback form that say which page they come from: every page's footer, a published report. */
import type { Locale } from './locales';
import { pathTo } from './routes';
import { SHELL_ORIGIN, SHELL_PATH } from './shell-tokens';

/** The field of the form's address that names the page a message is about. */
export const PAGE_PARAMETER = 'page';

/** The field that names what a message is about. */
export const KIND_PARAMETER = 'kind';

/** Below these paths the rest is a secret that its holder alone knows: one message's status, one report's keeping. */
const SECRET_BELOW =
  /^((?:\/[^/]+)?\/?(?:feedback\/status\/|brand-(?:assessment|comparison)\/[0-9a-hjkmnp-tv-z]{13,26}\/)).+$/;

/** A path that may be written down and sent along: without the secret that an address of ours may hold. */
export function pathWithoutSecret(path: string): string {
  return path.replace(SECRET_BELOW, '$1');
}

/** Ids of reports in their current form. Some are known only to people who were given the address. */
const REPORT_IDS = /\/[0-9a-hjkmnp-tv-z]{26}(?![0-9a-z])/g;

/** The same for error reports, which go to a third party: without ids of reports, too. */
export function pathForErrors(path: string): string {
  return pathWithoutSecret(path).replace(REPORT_IDS, '/…');
}

/**
 * A path as the link may contain it: without secrets. What a path may contain, a query may contain (RFC 3986, 3.4)
 * except what a form's reader takes for something else.
 */
export function originInLink(path: string): string {
  return pathWithoutSecret(path).replace(/[&+;#?]/g, encodeURIComponent);
}

/** @param path of the page the link is on, percent-encoded as `pathTo` makes it, or with the token of a shell */
export function feedbackLink(locale: Locale, path: string): string {
  const form = pathTo(locale, 'feedback');
  return path === form ? form : `${form}?${PAGE_PARAMETER}=${originInLink(path).replace(SHELL_PATH, SHELL_ORIGIN)}`;
}

/** The link by which everyone can object to a published report. @param path of the report */
export function noticeLink(locale: Locale, path: string): string {
  return `${pathTo(locale, 'feedback')}?${KIND_PARAMETER}=notice&${PAGE_PARAMETER}=${originInLink(path)}`;
}
