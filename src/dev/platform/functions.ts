/** Which function answers a path, as read by Netlify's bundler from the functions' exports. */
import type { ExtendedRoute, Route } from '@netlify/zip-it-and-ship-it';

export interface PlatformFunction {
  readonly name: string;
  /** Empty if it answers only under its own name. */
  readonly routes: readonly ExtendedRoute[];
  readonly excludedRoutes: readonly Route[];
  /** Runs it for one request. @param address the client's IP address */
  readonly answer: (request: Request, address: string) => Promise<Response>;
}

const OWN_PATH = /^\/\.netlify\/functions\/([^/]+)/;

function matches(route: Route, path: string): boolean {
  return 'literal' in route ? path === route.literal : new RegExp(route.expression).test(path);
}

function answers({ routes, excludedRoutes }: PlatformFunction, path: string, method: string): boolean {
  const found = routes.some(({ methods = [], ...route }) => {
    return (methods.length === 0 || methods.includes(method)) && matches(route, path);
  });
  return found && !excludedRoutes.some((route) => matches(route, path));
}

/**
 * @param pathname as requested, still encoded
 * @returns null if no function answers; `missing` below the functions' own path, which no file or redirect serves
 * @throws Error if two functions answer: it is undocumented which of them would
 */
export function functionAt(
  functions: readonly PlatformFunction[],
  pathname: string,
  method: string,
): PlatformFunction | 'missing' | null {
  const name = OWN_PATH.exec(pathname)?.[1];
  if (name !== undefined) {
    const named = functions.find((each) => each.name === name);
    if (named === undefined) return 'missing';
    // A function with its own path answers only there.
    return named.routes.length === 0 ? named : null;
  }
  const path = (pathname === '/' ? pathname : pathname.replace(/\/$/, '')).toLowerCase();
  const [found, another] = functions.filter((each) => answers(each, path, method));
  if (another !== undefined) throw new Error(`${found?.name ?? ''} and ${another.name} both answer ${path}.`);
  return found ?? null;
}
