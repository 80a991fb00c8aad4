/** A comparison as a program gets it: the export that people save, and beside it what could not be measured. */
import { MIN_BRANDS } from '../../brand/comparison/compared-brands';
import type { ComparedUrlsProblem } from '../../brand/comparison/compared-urls';
import { comparisonExportText, type ReportExport } from '../../brand/sharing/export';
import { LIMITS } from '../../site/limits';
import type { ErrorCode } from '../../site/errors';
import type { Failure } from '../platform/failure';
import type { Unmeasured } from './comparison-page';

/** A requested brand: its export, or why there isn't one. */
export type Exported =
  | {
      readonly ok: true;
      /** The position of its address in the list, from 0; null for a recorded example. */
      readonly place: number | null;
      readonly content: ReportExport;
    }
  | (Unmeasured & { readonly place: number });

const CODES = {
  'too-few': 'too-few-addresses',
  'too-many': 'too-many-addresses',
} as const satisfies Partial<Record<ComparedUrlsProblem['code'], ErrorCode>>;

/** What is wrong with a single address is called here as there. */
function codeOf({ code }: ComparedUrlsProblem): ErrorCode {
  return code === 'too-few' || code === 'too-many' ? CODES[code] : code;
}

/** Name of a field, or of one item of its list. */
const fieldOf = (place: number | null): string => (place === null ? 'address' : `address.${place}`);

/** Why addresses are not two to four that can be compared: the first problem, and each beside its field. */
export function problemsFailure(problems: readonly ComparedUrlsProblem[]): Failure {
  const [first] = problems;
  const suggested = problems.flatMap((problem): [string, string][] =>
    'suggestion' in problem ? [[fieldOf(problem.place), problem.suggestion]] : [],
  );
  return {
    code: first === undefined ? 'invalid' : codeOf(first),
    fields: Object.fromEntries(problems.map((problem) => [fieldOf(problem.place), codeOf(problem)])),
    ...(suggested.length > 0 && { suggestions: Object.fromEntries(suggested) }),
  };
}

/** As many as fit into the largest answer the platform allows, in their order; for the rest, why they are missing. */
function fitting(brands: readonly Exported[], typed: readonly string[]): readonly Exported[] {
  let room = LIMITS.answerBytes;
  return brands.map((brand) => {
    if (!brand.ok || brand.place === null) return brand;
    const bytes = Buffer.byteLength(comparisonExportText([brand.content]));
    if (bytes > room) return { ok: false, place: brand.place, url: typed[brand.place] ?? '', code: 'site-too-large' };
    room -= bytes;
    return brand;
  });
}

/**
 * `facet-comparison.json`, with a member that readers of files pass over: `failed` names each site that could not be
 * measured. Fewer than two make no comparison: the answer is then why the first one could not be measured.
 *
 * @param typed the addresses as they were sent
 */
export function comparisonExport(asked: readonly Exported[], typed: readonly string[]): Response | Failure {
  const brands = fitting(asked, typed);
  const exports = brands.flatMap((brand) => (brand.ok ? [brand.content] : []));
  const unmeasured = brands.filter((brand) => !brand.ok);
  const [first] = unmeasured;
  if (exports.length >= MIN_BRANDS || first === undefined) {
    const failed = unmeasured.map(({ url, code, retryAfterSeconds, inLine }) => ({
      address: url,
      code,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...inLine,
    }));
    return new Response(comparisonExportText(exports, failed), { headers: { 'Content-Type': 'application/json' } });
  }
  const tickets = unmeasured.flatMap(({ place, inLine }) => (inLine ? [[fieldOf(place), inLine.ticket] as const] : []));
  const waits = unmeasured.flatMap(({ retryAfterSeconds }) => retryAfterSeconds ?? []);
  return {
    code: first.code,
    fields: Object.fromEntries(unmeasured.map(({ place, code }) => [fieldOf(place), code])),
    ...(waits.length > 0 && { retryAfterSeconds: Math.max(...waits) }),
    ...(tickets.length > 0 && { tickets: Object.fromEntries(tickets) }),
  };
}
