/**
 * Watches for errors, before any other script of a page with islands. It holds what happened and loads the client that
 * reports it with the first error, never before. Small, and a file that needs no other, so that it works where those fail.
 */
import { DIGEST_SLOT, FAILURE_ATTRIBUTE, HOST_SLOT } from '../marks';
import { trustOwnScripts } from '../own-scripts';
import type { ErrorReport, ErrorWatch } from './error-report';

/** How many different uncaught errors are reported at most: an error in a loop says nothing new. */
const LIMIT = 10;

/** Errors of browser extensions and of other origins are not ours: they happen outside our scripts. */
const OURS = `${location.origin}/assets/`;

/** Where in scripts an error happened, as text; errors with the same text count as one. */
const stackOf = (error: unknown): string => (Object(error) as Error).stack || String(error);

/** Hears what nothing caught. */
function listen(reachTop: (error: unknown, script?: string) => void): void {
  // Scripts that fail to load fire an event only on themselves, which only capturing listeners hear.
  addEventListener(
    'error',
    ({ target, error, filename }) => {
      if (target === window) reachTop(error, filename);
      // A page's own scripts run in order. One that comes later is missed by the code that asked for it, which says what to do.
      else if (target instanceof HTMLScriptElement && !target.async && target.src.includes(OURS)) {
        reachTop(new Error(`did not load: ${target.src}`));
      }
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => reachTop(reason));
}

function watch(template: HTMLTemplateElement): void {
  const digests = new Map<string, string>();
  const reports: ErrorReport[] = [];
  let told = false;

  const loadClient = () => {
    const script = document.createElement('script');
    script.src = template.getAttribute(FAILURE_ATTRIBUTE) || '';
    script.onerror = () => addEventListener('online', loadClient, { once: true });
    document.head.append(script);
  };

  const report: ErrorWatch['report'] = (error, origin) => {
    const stack = stackOf(error);
    let digest = digests.get(stack) || '';
    if (!digest) {
      crypto.getRandomValues(new Uint8Array(16)).forEach((byte) => (digest += (byte + 256).toString(16).slice(1)));
      if (!digests.size) loadClient();
      digests.set(stack, digest);
      reports.push({ ...origin, error, digest });
    }
    return digest;
  };

  const tell: ErrorWatch['tell'] = (error, origin) => {
    // The build put one element there.
    const notice = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    const digest = report(error, origin);
    notice.querySelectorAll('p').forEach((paragraph) => {
      // The one with the button and the link is as the build made it.
      if (paragraph.children[0]) return;
      paragraph.innerText = paragraph.innerText.replace(HOST_SLOT, location.host).replace(DIGEST_SLOT, digest);
    });
    notice.querySelectorAll('button').forEach((button) => (button.onclick = () => location.reload()));
    template.before(notice);
    return notice;
  };

  /** Uncaught errors, reported once each. @param script where it happened, as far as the browser says */
  const reachTop = (error: unknown, script?: string) => {
    if (digests.size === LIMIT || !`${stackOf(error)} ${script}`.includes(OURS)) return;
    if (told) report(error, {});
    else tell(error, {}).scrollIntoView({ block: 'nearest' });
    told = true;
  };

  listen(reachTop);
  window.errorWatch = { reports, report, tell };
}

trustOwnScripts();
const template = document.querySelector<HTMLTemplateElement>(`template[${FAILURE_ATTRIBUTE}]`);
if (template) watch(template);
