/** The origin by which an identity provider knows this site. */
import { ENDPOINTS } from '../../site/endpoints';
import type { Environment } from '../../site/environment';

/**
 * In production the site's own origin, even if the request came by another host, since only its URLs are registered
 * with the provider; elsewhere the origin requested: a preview's or a developer's.
 *
 * @param url URL of the request
 */
export function ownOrigin({ context, siteUrl }: Pick<Environment, 'context' | 'siteUrl'>, url: URL): string {
  return context === 'production' ? siteUrl : url.origin;
}

/** Where the provider redirects to after sign-in: `redirect_uri`. */
export function callbackAddress(environment: Pick<Environment, 'context' | 'siteUrl'>, url: URL): string {
  return ownOrigin(environment, url) + ENDPOINTS['auth-callback'].paths[0];
}

/** Where the provider redirects to after sign-out: `post_logout_redirect_uri`. */
export function signedOutAddress(environment: Pick<Environment, 'context' | 'siteUrl'>, url: URL): string {
  return ownOrigin(environment, url) + ENDPOINTS['auth-signed-out'].paths[0];
}
