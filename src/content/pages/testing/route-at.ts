import { ROUTES, type RouteId } from '../../../site/routes';

const PATTERNS = (Object.keys(ROUTES) as RouteId[]).map((id): [id: RouteId, pattern: RegExp] => [
  id,
  new RegExp(`^/[^/]+${ROUTES[id].pattern.replace(/:[a-z]+/g, '[^/]+')}$`),
]);

/** The route that a path is an instance of; null for shells and status pages. */
export function routeAt(path: string): RouteId | null {
  return PATTERNS.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
}
