/** The functions for signing in and out, over a provider of the test's choice, and browsers that keep cookies. */
import type { SignInError } from '../../../site/accounts';
import type { Environment } from '../../../site/environment';
import { authCallbackHandlerWith } from '../auth-callback-endpoint';
import { authSessionHandler } from '../auth-session-endpoint';
import { authSignOutHandlerWith } from '../auth-sign-out-endpoint';
import { authSignedOutHandler } from '../auth-signed-out-endpoint';
import { authStartHandlerWith } from '../auth-start-endpoint';
import { endpoint } from '../../platform/endpoint';
import { TEST_CONTEXT, TEST_ENVIRONMENT, type TestServices } from '../../platform/testing/services';
import { memoryStorage } from '../../platform/testing/memory-storage';
import type { PlatformContext } from '../../platform/services';
import type { Storage } from '../../platform/storage/raw';
import { createProviders } from '../provider';
import type { LyingProvider } from './lying-provider';
import { accountServices } from './signed-in';

export const ORIGIN = 'http://localhost:8888';

type Send = (request: Request, context: PlatformContext) => Promise<Response>;

export interface Browser {
  /** Name → value, as a browser keeps them. */
  readonly cookies: Map<string, string>;
  /** @param address below the site's origin, or with its own origin */
  send(address: string, init?: RequestInit): Promise<Response>;
}

export interface SignInSite {
  readonly services: TestServices;
  readonly storage: Storage;
  /** The reported errors, in order. */
  readonly reported: readonly unknown[];
  /** Moves the site's clock. @param seconds from now */
  later(seconds: number): void;
  browser(): Browser;
  /** Keys of sessions in storage. */
  sessions(): Promise<readonly string[]>;
}

export interface SiteOptions {
  readonly provider: LyingProvider;
  readonly storage?: Storage;
  readonly environment?: Partial<Environment>;
  /** Time limit of one response from the provider. */
  readonly seconds?: number;
  readonly fetcher?: typeof fetch;
}

function keep(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    if (attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, pair.slice(name.length + 1));
  }
}

export function signInSite(options: SiteOptions): SignInSite {
  const { provider, storage = memoryStorage(), environment, seconds, fetcher } = options;
  const reported: unknown[] = [];
  let ahead = 0;
  const services = accountServices({
    storage,
    environment: {
      ...TEST_ENVIRONMENT,
      ...{ context: 'dev', siteUrl: ORIGIN, identity: provider.identity },
      ...environment,
    },
    now: () => new Date(Date.now() + ahead * 1000),
    report: (error) => `digest${reported.push(error)}`,
  });
  const providers = createProviders({ ...(seconds === undefined ? {} : { seconds }), ...(fetcher ? { fetcher } : {}) });
  const functions: Readonly<Record<string, Send>> = {
    '/api/auth/start': endpoint('auth-start', authStartHandlerWith(providers), () => services),
    '/api/auth/callback': endpoint('auth-callback', authCallbackHandlerWith(providers), () => services),
    '/api/auth/sign-out': endpoint('auth-sign-out', authSignOutHandlerWith(providers), () => services),
    '/api/auth/signed-out': endpoint('auth-signed-out', authSignedOutHandler, () => services),
    '/api/auth/session': endpoint('auth-session', authSessionHandler, () => services),
  };
  return {
    services,
    storage,
    reported,
    later: (seconds) => (ahead = seconds),
    browser() {
      const cookies = new Map<string, string>();
      return {
        cookies,
        async send(address, init = {}) {
          const url = new URL(address, services.environment.siteUrl);
          const headers = new Headers(init.headers);
          if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
          const response = await functions[url.pathname]?.(new Request(url, { ...init, headers }), TEST_CONTEXT);
          if (response === undefined) throw new Error(`${url.pathname} is none of the functions`);
          keep(cookies, response);
          return response;
        },
      };
    },
    sessions: async () => (await storage.list('sessions/')).keys,
  };
}

/** Where a response redirects to. */
export function locationOf(response: Response): string {
  return response.headers.get('location') ?? '';
}

/** Begins a sign-in on a German page. */
export const START = '/api/auth/start?returnTo=/de/about/';

/** Signs in as far as the provider. @returns where it redirects back to */
export async function atProvider(
  provider: LyingProvider,
  browser: Browser,
  start = START,
  subject?: string,
): Promise<URL> {
  return provider.signIn(locationOf(await browser.send(start)), subject);
}

/** Signs in. @returns the last response */
export async function signIn(
  provider: LyingProvider,
  browser: Browser,
  start = START,
  subject?: string,
): Promise<Response> {
  return browser.send((await atProvider(provider, browser, start, subject)).href);
}

/** No session here or in storage, one of our own pages with the reason, and the transaction is over. */
export async function expectRefused(site: SignInSite, browser: Browser, response: Response, reason: SignInError) {
  expect([response.status, locationOf(response)]).toEqual([303, `/de/auth/error/?reason=${reason}`]);
  expect([...browser.cookies.keys()]).toEqual([]);
  expect(await site.sessions()).toEqual([]);
}
