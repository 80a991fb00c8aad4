/** Keeping reports with the services of a function. */
import { privateSecrets } from '../platform/private-secrets';
import type { Services } from '../platform/services';
import { publicKeys } from '../platform/signing-keys';
import { idsOf, readRecord } from '../reports/store';
import type { Publishing } from './keep-report';
import { formerOf, linkFormer } from './link-previous';
import { publishFor, storeFor } from './members-reports';
import { isHiddenByNow, isUnwanted } from './owners';
import { overTotal } from './publication-limits';

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
    overTotal: (...report) => overTotal(services, ...report),
    publications: {
      find: async (id) => (await readRecord(storage, id))?.record ?? null,
      countOf: async (member) => (await idsOf(storage, member)).length,
      formerOf: (...asked) => formerOf(services, ...asked),
      store: (...stored) => storeFor(services, ...stored),
      publish: (...asked) => publishFor(services, ...asked),
      linkFormer: (record) => linkFormer(services, record),
    },
  };
}
