import type { AlternateStatement } from '../../facts/languages';
import { hreflangCode } from '../../languages/tags';
import { normalisedUrl } from '../../urls/sites';
import { definePageCheck, missing, receipt, receiptsOf, shown, verdict } from '../check';
import { withCodes } from '../shared/hreflang';
import { SOURCES } from '../sources';

const EXAMPLES = 3;

/** Alternates that lead into an application, which are no versions in other languages. */
const APP = /^(?:android|ios)-app:/i;

/** Complete with its scheme, and one that can be asked for. */
function isAbsolute({ value, url }: AlternateStatement): boolean {
  return url !== null && /^https?:\/\//i.test(value);
}

/** An alternate and what is wrong with it: the code with what was probably meant, or the code with the URL. */
function problem(alternate: AlternateStatement): string {
  const { valid, better } = hreflangCode(alternate.code);
  if (valid) return `${alternate.code}: ${alternate.value}`;
  return better === '' ? alternate.code : `${alternate.code} → ${better}`;
}

/** The first two links that send one language to two addresses; null if none do. */
function conflictIn(alternates: readonly AlternateStatement[]): readonly AlternateStatement[] | null {
  const byCode = new Map<string, AlternateStatement>();
  for (const alternate of alternates) {
    const code = alternate.code.toLowerCase();
    const known = byCode.get(code);
    if (known !== undefined && normalisedUrl(known.url ?? '') !== normalisedUrl(alternate.url ?? ''))
      return [known, alternate];
    if (known === undefined) byCode.set(code, alternate);
  }
  return null;
}

/** Whether versions in other languages are named with codes and URLs that search engines understand. */
export const check = definePageCheck({
  id: 'hreflang-valid',
  dimension: 'languages',
  order: 10,
  weight: 3,
  standing: 'required',
  remedy: 'template',
  sources: [SOURCES.localizedVersions],
  outcomes: { pass: 1000, most: 500, many: 0, conflict: 500, misplaced: 500, none: 1000 },
  run: (facts) => {
    const { misplacedAlternates } = facts;
    const alternates = facts.alternates.filter(({ value }) => !APP.test(value));
    if (alternates.length === 0 && misplacedAlternates.length > 0) {
      const receipts = receiptsOf(withCodes(misplacedAlternates), true);
      return verdict('misplaced', { count: misplacedAlternates.length }, receipts);
    }
    if (alternates.length === 0) return missing(facts, 'none', 'link:alternate');
    const wrong = alternates.filter((one) => !hreflangCode(one.code).valid || !isAbsolute(one));
    const [one, other] = conflictIn(alternates) ?? [];
    if (wrong.length === 0 && one !== undefined && other !== undefined) {
      const params = { code: shown(one.code), url: shown(one.value), other: shown(other.value) };
      return verdict('conflict', params, receiptsOf(withCodes([one, other]), true));
    }
    if (wrong.length === 0) {
      return verdict('pass', { count: alternates.length }, receiptsOf(withCodes(alternates)));
    }
    const problems = [...new Set(wrong.map(problem))];
    const params = {
      count: wrong.length,
      total: alternates.length,
      examples: shown(problems.slice(0, EXAMPLES).join(', ')),
    };
    const receipts = wrong.map((one) => receipt({ ...one, value: problem(one) }, true));
    return verdict(wrong.length * 5 <= alternates.length ? 'most' : 'many', params, receipts);
  },
});
