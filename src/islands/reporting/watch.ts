/**
 * Watches for errors, before any other script of a page with islands. It holds what happened and loads the client that
 * reports it with the first error, never before. Small, and without webpack's runtime, so that it works where that fails.
 */
import { DIGEST_SLOT, FAILURE_ATTRIBUTE, HOST_SLOT, NOT_ATTRIBUTE } from '../marks';
import { ERROR_REPORT_PATH } from '../../site/headers';
import type { ErrorReport, ErrorWatch } from './error-report';

/** So many different errors of a page are reported: what goes wrong in a loop says nothing new. */
const LIMIT = 10;

const template = document.querySelector(`template[${FAILURE_ATTRIBUTE}]`);
const client = template?.getAttribute(FAILURE_ATTRIBUTE);
const digests = new Map<unknown, string>();
const reports: ErrorReport[] = [];

function loadClient(): void {
  const script = document.createElement('script');
  script.src = client ?? '';
  script.onerror = () => window.addEventListener('online', loadClient, { once: true });
  document.head.append(script);
}

/** Where in scripts an error happened, as text; errors that say so alike are one. */
const stackOf = (error: unknown): unknown => (error as Error | null | undefined)?.stack ?? error;

const report: ErrorWatch['report'] = (error, origin) => {
  const stack = stackOf(error);
  const known = digests.get(stack);
  if (known !== undefined || digests.size === LIMIT) return known ?? '';
  let digest = '';
  if (client) {
    crypto.getRandomValues(new Uint8Array(16)).forEach((byte) => (digest += (byte + 256).toString(16).slice(1)));
    if (digests.size === 0) loadClient();
    reports.push({ ...origin, error, digest });
  } else {
    // Nobody receives reports: an envelope that says nothing, to be counted.
    navigator.sendBeacon(ERROR_REPORT_PATH, '{}');
  }
  digests.set(stack, digest);
  return digest;
};

const notice: ErrorWatch['notice'] = (kind, digest) => {
  if (template === null) return null;
  const element = document.createElement('div');
  element.setAttribute('role', 'alert');
  element.tabIndex = -1;
  // Ours, as the build made it; neither a host nor a digest holds markup.
  element.innerHTML = template.innerHTML.replace(HOST_SLOT, location.host).replace(DIGEST_SLOT, digest);
  element
    .querySelectorAll(`[${NOT_ATTRIBUTE}="${kind}"],[${NOT_ATTRIBUTE}="${digest}"]`)
    .forEach((unfit) => unfit.remove());
  element.querySelector('button')?.addEventListener('click', () => location.reload());
  return element;
};

window.errorWatch = { reports, report, notice };

/** Errors of browser extensions and of other origins are none of ours: they happen outside of our scripts. */
const ours = `${location.origin}/assets/`;
let told = false;

/** What nothing caught. @param script where it happened, as far as the browser says */
function reachTop(error: unknown, script: string): void {
  if (!`${String(stackOf(error))} ${script}`.includes(ours)) return;
  const digest = report(error, {});
  const element = told ? null : notice('page', digest);
  if (element === null) return;
  told = true;
  template?.before(element);
  element.scrollIntoView({ block: 'nearest' });
}

// Scripts that fail to load say so to themselves alone, which only capturing hears.
window.addEventListener(
  'error',
  ({ target, error, filename }) => {
    if (target === window) reachTop(error, filename);
    // A page's own scripts run in order. One that comes later is missed by whoever asked for it, who says what to do.
    else if (target instanceof HTMLScriptElement && !target.async) {
      reachTop(new Error(`a script did not load: ${target.src}`), target.src);
    }
  },
  true,
);
window.addEventListener('unhandledrejection', ({ reason }) => reachTop(reason, ''));
