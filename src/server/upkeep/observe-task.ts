/**
 * Requests the identity provider's description, as each sign-in does. Otherwise no one would notice that it is down
 * until someone wants to sign in, and we don't record when people sign in. Other parts are observed as they work.
 */
import { createProviders, type Providers } from '../accounts/provider';
import { deleteSeenAgain, watched } from '../platform/seen';
import type { Services } from '../platform/services';

/** @throws what is wrong with the provider, and StorageError */
export async function observeTask(
  services: Pick<Services, 'storage' | 'environment' | 'now' | 'seen'>,
  // Requested again in each run.
  providers: Providers = createProviders(),
): Promise<void> {
  const { environment, now, seen } = services;
  await deleteSeenAgain(services);
  if (environment.identity !== null) {
    await watched(seen, 'identity-provider', providers.find(environment, now()));
  }
}
