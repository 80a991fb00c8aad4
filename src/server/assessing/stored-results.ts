/** Results as stored for ten minutes. */
import { z } from 'zod';
import type { Evidence } from '../../brand/evidence/evidence';
import type { SitePictures } from '../../brand/evidence/site-pictures';
import type { Report } from '../../brand/report/report';
import { isErrorCode, type ErrorCode } from '../../site/errors';
import type { Services } from '../platform/services';
import { hashed } from './host-leases';
import { SPAN_MS, spanName } from './result-spans';
import { leftBehind, type ResultName } from './store';

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

const outcomeSchema = z.discriminatedUnion('ok', [
  // The key names this deploy, so this deploy wrote it and its shape matches the types.
  z.object({
    ok: z.literal(true),
    evidence: z.custom<Evidence>(isRecord),
    report: z.custom<Report>(isRecord),
    pictures: z.custom<SitePictures>(isRecord),
  }),
  z.object({ ok: z.literal(false), code: z.custom<ErrorCode>((code) => isErrorCode(String(code))) }),
]);

const resultSchema = z.object({
  outcome: outcomeSchema,
  /** When the site was asked for the files that it has only once, if that was for another page (ms since 1970). */
  siteAskedAt: z.number().optional(),
});

type StoredResult = z.output<typeof resultSchema>;

const nameIn = ({ at, host }: ResultName, deploy: string) => spanName(at, hashed(`${deploy} ${host}`));

/** @throws StorageError */
export async function storeResult(
  { storage }: Pick<Services, 'storage'>,
  name: ResultName,
  deploy: string,
  result: StoredResult,
): Promise<void> {
  await leftBehind.put(storage, nameIn(name, deploy), result);
}

/** @throws StorageError */
export async function findResult(
  { storage }: Pick<Services, 'storage'>,
  name: ResultName,
  deploy: string,
): Promise<StoredResult | null> {
  return resultSchema.safeParse(await leftBehind.value(storage, nameIn(name, deploy))).data ?? null;
}

/**
 * The newest evidence of other pages, if their site was asked in the last ten minutes for the files that it has only
 * once. None if storage fails.
 */
export async function findNeighbour(
  services: Pick<Services, 'storage' | 'now' | 'report'>,
  names: readonly ResultName[],
  deploy: string,
) {
  const [newest] = names.toSorted((one, other) => other.at - one.at);
  if (newest === undefined) return null;
  const found = await findResult(services, newest, deploy).catch((error: unknown) => {
    services.report(error);
    return null;
  });
  if (found?.outcome.ok !== true) return null;
  const { evidence } = found.outcome;
  const { siteAskedAt = Date.parse(evidence.collectedAt) } = found;
  return siteAskedAt + SPAN_MS > services.now().getTime() ? { evidence, siteAskedAt } : null;
}
