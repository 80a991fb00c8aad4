/**
 * Asks the identity provider for its description, as each sign-in does: nobody else would see that it is down before
 * somebody wants to sign in, and when people sign in is nobody's concern. Other parts are seen at their work.
 */
import { createProviders, type Providers } from '../accounts/provider';
import { deleteSeenAgain, watched } from '../platform/seen';
import type { Services } from '../platform/services';

/** @throws what is wrong with the provider, and StorageError */
export async function observeTask(
  services: Pick<Services, 'storage' | 'environment' | 'now' | 'seen'>,
  // Asked anew in each run.
  providers: Providers = createProviders(),
): Promise<void> {
  const { environment, now, seen } = services;
  await deleteSeenAgain(services);
  if (environment.identity !== null) {
    await watched(seen, 'identity-provider', providers.find(environment, now()));
  }
}
