/** The origin that an identity provider knows this site by. */
import { ENDPOINTS } from '../../site/endpoints';
import type { Environment } from '../../site/environment';

/**
 * In production the site's own, whatever other host leads there, since only its addresses are registered with the
 * provider; elsewhere the one that was asked, a preview's or a developer's.
 *
 * @param url address of the request that is answered
 */
export function ownOrigin({ context, siteUrl }: Pick<Environment, 'context' | 'siteUrl'>, url: URL): string {
  return context === 'production' ? siteUrl : url.origin;
}

/** Where the provider leads back to after signing in: `redirect_uri`. */
export function callbackAddress(environment: Pick<Environment, 'context' | 'siteUrl'>, url: URL): string {
  return ownOrigin(environment, url) + ENDPOINTS['auth-callback'].paths[0];
}

/** Where the provider leads back to after signing out: `post_logout_redirect_uri`. */
export function signedOutAddress(environment: Pick<Environment, 'context' | 'siteUrl'>, url: URL): string {
  return ownOrigin(environment, url) + ENDPOINTS['auth-signed-out'].paths[0];
}
