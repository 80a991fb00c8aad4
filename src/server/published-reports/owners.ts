/** Whether the owners of sites want reports of them published. */
import { isExcluded } from '../fetching/vetting';
import type { Services } from '../platform/services';
import { askSite } from './ask-site';
import { readSiteAnswer } from './store';

/** Whether the owner of one of the sites does not want reports of it: said to the operator, or by the site itself. */
export async function isUnwanted(
  { storage, environment: { excludedSites } }: Pick<Services, 'storage' | 'environment'>,
  origins: readonly string[],
): Promise<boolean> {
  if (origins.some((origin) => isExcluded(new URL(origin).hostname, excludedSites))) return true;
  const answers = await Promise.all(origins.map((origin) => readSiteAnswer(storage, origin)));
  return answers.some((known) => known?.answer.isHidden === true);
}

/** Asks the sites themselves. @throws StorageError */
export async function isHiddenByNow(
  services: Parameters<typeof askSite>[0],
  origins: readonly string[],
): Promise<boolean> {
  const asked = await Promise.all(origins.map((origin) => askSite(services, origin)));
  return asked.some(({ answer }) => answer.isHidden);
}
