/** The endpoints for saved items, for tests. */
import { accountHandler } from '../account-endpoint';
import { endpoint } from '../../platform/endpoint';
import { TEST_CONTEXT } from '../../platform/testing/services';
import { reportsHandler } from '../../published-reports/reports-endpoint';
import { savedReportHandler } from '../saved-report-endpoint';
import { accountServices, signedIn } from './signed-in';

/** Accept, as browsers have it for pages. */
export const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';
/** An id that no item has. */
export const UNKNOWN = '0'.repeat(32);

/** Two signed-in people, one of them an editor, and the endpoints for their saved items. */
export async function openAccounts() {
  const services = accountServices();
  const people = { ada: await signedIn(services, 'ada', 'editor'), bo: await signedIn(services, 'bo') };
  const reports = endpoint('reports', reportsHandler, () => services);
  const saved = endpoint('saved-report', savedReportHandler, () => services);
  const account = endpoint('account', accountHandler, () => services);
  const handlerOf = (path: string) => (path === '/api/account' ? account : path === '/api/reports' ? reports : saved);
  const send = (
    who: keyof typeof people | null,
    method: string,
    path: string,
    { body, headers = {} }: { body?: BodyInit; headers?: Record<string, string> } = {},
  ) => {
    const cookie = who === null ? '' : people[who].cookie;
    const init = { method, headers: { cookie, ...headers }, ...(body === undefined ? {} : { body }) };
    return handlerOf(path)(new Request(`https://facet.example${path}`, init), TEST_CONTEXT);
  };
  return {
    services,
    people,
    send,
    post: (who: keyof typeof people | null, body: unknown, path = '/api/reports') =>
      send(who, 'POST', path, {
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    form: (who: keyof typeof people, path: string, fields: Record<string, string>) =>
      send(who, 'POST', path, { body: new URLSearchParams(fields), headers: { accept: BROWSER } }),
  };
}

export const json = async (response: Response) => (await response.json()) as Record<string, unknown>;
export const whole = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers],
  body: await response.text(),
});
