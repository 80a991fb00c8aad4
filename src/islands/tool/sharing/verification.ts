/** Whether this site measured a report that was opened. */
import { publicKeysIn, type PublicKey } from '../../../brand/sharing/signature';
import { UNSIGNED } from '../../../brand/sharing/unsigned';
import { verifyReport, type Cryptography, type Verdict } from '../../../brand/sharing/verify';
import { ASKED_PATHS } from '../../../site/tool-addresses';
import type { AssessmentResult, Verification } from '../result';

/**
 * Loads the site's public keys.
 *
 * @param cache `reload`: the ones stored are not enough
 * @returns null if they cannot be had
 */
async function loadKeys(cache: 'default' | 'reload'): Promise<readonly PublicKey[] | null> {
  try {
    const response = await fetch(ASKED_PATHS.signingKeys, { cache });
    return response.ok ? publicKeysIn(await response.json()) : null;
  } catch {
    // Offline, or an answer of something between the site and us.
    return null;
  }
}

async function signatureVerdict(
  { received, signature, report }: AssessmentResult,
  cryptography: Cryptography | null,
): Promise<Verification> {
  if (signature === null) return UNSIGNED[report.scope];
  let verdict: Verdict = 'unknown-key';
  // A key made since the stored answer is not in it.
  for (const cache of ['default', 'reload'] as const) {
    const keys = await loadKeys(cache);
    if (keys === null) return 'unreachable';
    verdict = await verifyReport(received, signature, keys, cryptography);
    if (verdict !== 'unknown-key') break;
  }
  return verdict;
}

/** @param cryptography `crypto.subtle`; null if the page has none */
export async function verifyResult(result: AssessmentResult, cryptography: Cryptography | null): Promise<Verification> {
  const verdict = await signatureVerdict(result, cryptography);
  if (verdict === 'verified') return verdict;
  // With the checks themselves, which nothing else here needs. Without them the verdict is as it is.
  const consistency = await import('../../../brand/sharing/consistency').catch(() => null);
  return consistency?.isConsistent(result.report) === false ? 'inconsistent' : verdict;
}

/** How long opening a report waits for verification, in ms; after that the report is shown without it. */
const VERIFICATION_MS = 1500;

/** The cryptography of this page; null outside of secure contexts, where there is no such property despite its type. */
export const pageCryptography = (): Cryptography | null => (crypto as Partial<Crypto>).subtle ?? null;

/** Reports that were opened, with what is known about them, so that nothing moves when more is found out. */
export function verified(results: readonly AssessmentResult[]): Promise<readonly AssessmentResult[]> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), VERIFICATION_MS));
  return Promise.all(
    results.map(async (result) => {
      const verification = await Promise.race([verifyResult(result, pageCryptography()), late]);
      return verification === null ? result : { ...result, verification };
    }),
  );
}
