/**
 * Scheduled tasks. The platform calls them like endpoints; they read nothing of the request, no matter who sends it.
 */
import { LIMITS } from '../../site/limits';
import { logError } from './error-log';
import type { PlatformContext, Services } from './services';
import { withStorageBudget } from './storage/budget';

/**
 * The function that Netlify calls. It returns nothing, and what it does depends only on storage and the clock. So a
 * request that gets here in another way does no more than the next run of the clock would.
 *
 * @param task throws what should go into the log; the next run tries again
 * @param servicesOf makes what it depends on from the platform's context
 */
export function scheduled(
  task: (services: Services) => Promise<unknown>,
  servicesOf: (context: PlatformContext) => Services,
): (request: Request, context: PlatformContext) => Promise<Response> {
  return async (_request, context) => {
    try {
      const { services } = withStorageBudget(servicesOf(context), LIMITS.storageSecondsPerRun);
      await task(services).catch((error: unknown) => services.report(error));
    } catch (error) {
      logError(error);
    }
    return new Response(null, { status: 204 });
  };
}
