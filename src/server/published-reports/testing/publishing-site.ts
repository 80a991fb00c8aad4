/** A site that signs reports and publishes them, for tests. */
import { randomBytes } from 'node:crypto';
import type { Report } from '../../../brand/report/report';
import { accountServices, signedIn, TEST_IDENTITY } from '../../accounts/testing/signed-in';
import { exampleReport } from '../../assessing/example-reports';
import { endpoint } from '../../platform/endpoint';
import type { Services } from '../../platform/services';
import { memoryStorage } from '../../platform/testing/memory-storage';
import { TEST_CONTEXT, TEST_ENVIRONMENT } from '../../platform/testing/services';
import { TEST_KEYS } from '../../platform/testing/signing-keys';
import type { Storage } from '../../platform/storage/raw';
import { REPORT_KEY_BYTES, type ReportState } from '../../../site/published-reports';
import { forgetPublishedTask } from '../forget-published-task';
import { memberPublicationHandler } from '../member-publication-endpoint';
import type { PublicationForm } from '../publication-change';
import { ownReportHandler } from '../own-report-endpoint';
import { publishReportHandler } from '../publish-report-endpoint';
import { publishedDataHandler } from '../published-data-endpoint';
import { publisherHandler } from '../publisher-endpoint';
import { reportsHandler } from '../reports-endpoint';
import { signedTestReport } from './published';

export const DAY_MS = 24 * 60 * 60 * 1000;
export const BROWSER = 'text/html,*/*;q=0.8';

/** The example's report, as one of another site. */
export function reportOf(host: string, changes: Partial<Report> = {}): Report {
  const report = exampleReport('harbour');
  return { ...report, target: { address: host, origin: `https://${host}` }, ...changes };
}

type Action = PublicationForm['action'];

export interface Receipt {
  readonly id: string;
  readonly path: string;
  readonly deleteKey: string;
  readonly state: ReportState;
  readonly expiresAt: string;
}

/** What a browser makes for one report. */
export const newKey = () => randomBytes(REPORT_KEY_BYTES).toString('hex');

/** A body that publishes one report, or shares it. */
export function publication(report: Report = exampleReport('harbour'), more: Readonly<Record<string, unknown>> = {}) {
  return { key: newKey(), kind: 'assessment', ...signedTestReport(report), ...more } as const;
}

/** A body that publishes a comparison. */
export function publishedComparison(reports: readonly Report[], more: Readonly<Record<string, unknown>> = {}) {
  return { key: newKey(), kind: 'comparison', reports: reports.map(signedTestReport), ...more } as const;
}

/** The endpoints on a storage, and a clock that is set by the test. */
export function publishingSite(storage: Storage = memoryStorage(), changes: Partial<Services> = {}) {
  let time = Date.parse('2026-06-01T12:00:00Z');
  const purged: string[] = [];
  const reported: unknown[] = [];
  const environment = { ...TEST_ENVIRONMENT, identity: TEST_IDENTITY, signingKeys: TEST_KEYS };
  const services = accountServices({
    storage,
    environment,
    now: () => new Date(time),
    purge: (tags) => {
      purged.push(...tags);
      return Promise.resolve();
    },
    report: (error) => String(reported.push(error)),
    ...changes,
  });
  const ask = (path: string, init: RequestInit = {}) => new Request(`https://facet.example${path}`, init);
  const publishing = endpoint('publish-report', publishReportHandler, () => services);
  const publisher = endpoint('publisher', publisherHandler, () => services);
  const data = endpoint('published-data', publishedDataHandler, () => services);
  const own = endpoint('member-publication', memberPublicationHandler, () => services);
  const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { accept: BROWSER, ...headers } });
  const reports = endpoint('reports', reportsHandler, () => services);
  const owning = endpoint('own-report', ownReportHandler, () => services);
  const sent = (body: unknown, cookie?: string, method = 'POST') => ({
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
  });
  const json = (body: unknown, cookie?: string) =>
    publishing(ask('/api/reports/publish', sent(body, cookie)), TEST_CONTEXT);
  return {
    ...{ storage, services, purged, reported, environment },
    json,
    form: (fields: Record<string, string>) => publishing(form('/api/reports/publish', fields), TEST_CONTEXT),
    /** Publishes. @throws Error if it is refused */
    publish: async (body: unknown = publication(), cookie?: string): Promise<Receipt> => {
      const response = await json(body, cookie);
      if (response.status !== 201) throw new Error(`${String(response.status)} ${await response.text()}`);
      return (await response.json()) as Receipt;
    },
    /** Gives a link. */
    shareJson: (body: unknown, cookie?: string) => reports(ask('/api/reports', sent(body, cookie)), TEST_CONTEXT),
    shareForm: (fields: Record<string, string>) => reports(form('/api/reports', fields), TEST_CONTEXT),
    /** Gives a link. @throws Error if it is refused */
    share: async (body: unknown = publication(), cookie?: string): Promise<Receipt> => {
      const response = await reports(ask('/api/reports', sent(body, cookie)), TEST_CONTEXT);
      if (response.status !== 201) throw new Error(`${String(response.status)} ${await response.text()}`);
      return (await response.json()) as Receipt;
    },
    /** Does something with one's own report. */
    own: (method: 'PATCH' | 'DELETE' | 'POST', id: string, body: unknown, cookie?: string) =>
      owning(ask(`/api/reports/${id}`, sent(body, cookie, method)), TEST_CONTEXT),
    look: (path: string) => publisher(ask(path, { headers: { accept: BROWSER } }), TEST_CONTEXT),
    change: (path: string, action: Action, more: Record<string, string> = {}) =>
      publisher(form(path, { action, ...more }), TEST_CONTEXT),
    changeOwn: (id: string, action: Action, cookie: string, more: Record<string, string> = {}) =>
      own(form(`/api/account/published/${id}`, { action, locale: 'de', ...more }, { cookie }), TEST_CONTEXT),
    data: (id: string) => data(ask(`/api/reports/published/${id}`), TEST_CONTEXT),
    forget: () => forgetPublishedTask(services),
    signIn: (name: string) => signedIn(services, name),
    after: (milliseconds: number) => (time += milliseconds),
    now: () => new Date(time),
  };
}

/** Path of the page that a receipt opens. */
export const privatePath = ({ path, deleteKey }: Receipt) => `${path}${deleteKey}/`;
