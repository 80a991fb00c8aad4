/** Publishing with the services of a function. */
import { privateSecrets } from '../platform/private-secrets';
import type { Services } from '../platform/services';
import { publicKeys } from '../platform/signing-keys';
import { publishedIdsOf } from '../reports/member-entries';
import { readRecord } from '../reports/record';
import { formerOf, linkFormer } from './link-previous';
import { isHiddenByNow, isUnwanted } from './owners';
import { overTotal } from './publication-limits';
import type { Publishing } from './publish';
import { store } from './store';

type PublishingServices = Pick<
  Services,
  'storage' | 'environment' | 'now' | 'sleep' | 'report' | 'purge' | 'instance' | 'afterwards'
>;

export function publishingWith(services: PublishingServices): Publishing {
  const { storage, environment, now, report } = services;
  return {
    now,
    report,
    keys: publicKeys(environment.signingKeys),
    secrets: () => privateSecrets(storage, environment),
    isUnwanted: (origins) => isUnwanted(services, origins),
    isHiddenByNow: (origins) => isHiddenByNow(services, origins),
    overTotal: (...publication) => overTotal(services, ...publication),
    publications: {
      find: async (id) => (await readRecord(storage, id))?.record ?? null,
      countOf: async (member) => (await publishedIdsOf(storage, member)).length,
      formerOf: (...asked) => formerOf(services, ...asked),
      store: (...publication) => store(services, ...publication),
      linkFormer: (record) => linkFormer(services, record),
    },
  };
}
