/**
 * Reports errors through the tunnel, with Sentry's client put together from what that takes: no breadcrumbs, no sessions,
 * no traces, and nothing that listens on its own. A page loads it with its first error.
 */
import { BrowserClient, defaultStackParser, linkedErrorsIntegration, makeFetchTransport } from '@sentry/browser';
import { Scope } from '@sentry/core';
import { ERROR_REPORT_PATH } from '../../site/error-reports';
import type { ErrorReport } from './error-report';
import { withoutPersonalData } from './without-personal-data';

function makeClient({ dsn, release, environment }: NonNullable<typeof ERROR_REPORTS>): BrowserClient {
  const client = new BrowserClient({
    dsn,
    release,
    environment,
    tunnel: ERROR_REPORT_PATH,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    sendClientReports: false,
    // All of it is on by default.
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: { request: false, response: false },
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
      frameContextLines: 0,
    },
    beforeSend: (event) => withoutPersonalData(event, location.href),
  });
  client.init();
  return client;
}

function send(client: BrowserClient, { error, digest, island, componentStack }: ErrorReport): void {
  const scope = new Scope();
  scope.setTags({ locale: document.documentElement.lang, ...(island !== undefined && { island }) });
  if (componentStack) scope.setContext('react', { componentStack });
  // What else may be thrown could say something about a person.
  const exception =
    error instanceof Error ? error : new Error(`something that is no error was thrown: ${typeof error}`);
  const mechanism = { type: island === undefined ? 'top' : 'island', handled: island !== undefined };
  client.captureException(exception, { event_id: digest, mechanism }, scope);
}

/** What happens to reports; if no service receives them, an envelope that says nothing goes out, to be counted. */
function sender(): (report: ErrorReport) => unknown {
  if (ERROR_REPORTS === null) return () => navigator.sendBeacon(ERROR_REPORT_PATH, '{}');
  const client = makeClient(ERROR_REPORTS);
  return (report) => send(client, report);
}

const reports = window.errorWatch?.reports;
if (reports) {
  const waiting = reports.splice(0);
  reports.push = sender();
  waiting.forEach((report) => reports.push(report));
}
