/** Visits to the account pages, for tests of what each shows to whom. */
import type { SavedItem } from '../../../components/account/account-facts';
import type { Role } from '../../../site/accounts';
import { authPagesHandlerWith } from '../auth-pages-endpoint';
import { endpoint } from '../../platform/endpoint';
import { TEST_CONTEXT } from '../../platform/testing/services';
import type { Services } from '../../platform/services';
import { accountServices, signedIn } from './signed-in';

export interface Visit {
  readonly services?: Services;
  readonly cookie?: string;
  readonly saved?: readonly SavedItem[];
  readonly method?: string;
  readonly accept?: string;
}

/** Requests a path as a visitor who has saved these items. */
export async function ask(
  path: string,
  { services = accountServices(), cookie, saved = [], method, accept }: Visit = {},
) {
  const send = endpoint(
    'auth-pages',
    authPagesHandlerWith(() => Promise.resolve(saved)),
    () => services,
  );
  const headers = { ...(cookie && { cookie }), ...(accept && { accept }) };
  const response = await send(
    new Request(`https://facet.example${path}`, { headers, method: method ?? 'GET' }),
    TEST_CONTEXT,
  );
  return { response, status: response.status, html: await response.text() };
}

/** A signed-in visitor. */
export async function member(...roles: readonly Role[]) {
  const services = accountServices();
  return { services, ...(await signedIn(services, 'ada', ...roles)) };
}

/** The title shown in the browser's tab. */
export const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
/** The targets of a page's links. */
export const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
