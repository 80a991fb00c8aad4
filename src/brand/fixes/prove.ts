/**
 * Proofs of fixes: their texts are put in place, what a brand would fill in included, and the site is assessed again. A
 * text is offered for what passes then, as long as nothing else falls.
 */
import type { Judgement } from '../score/assess';
import { hasLostPoints, type CheckResult, type Proof, type Report } from '../report/report';
import { applied, type Site } from './apply';
import { FIX_IDS, type FixBlock } from './block';
import { fixes } from './fixes';
import { byId, filledIn } from './stand-ins';

/** Judges a site as the report did that is to be mended. */
export type Judge = (site: Site) => Judgement;

/** Times a site is assessed again; what has not been shown to do no harm by then is left out. */
const TRIALS = 16;

/** Whether a check is worse than before: it scores less, or fails where it did not apply or was not known. */
function fell(before: CheckResult | undefined, after: CheckResult): boolean {
  if (typeof after.score !== 'number') return typeof before?.score === 'number' && before.score > 0;
  return after.score < (typeof before?.score === 'number' ? before.score : 1000);
}

/** Whether a judgement is worse than before anywhere. */
function isWorse(before: Judgement, after: Judgement): boolean {
  const known = new Map(before.checks.map((check) => [check.id, check]));
  return (
    after.checks.some((check) => check.weight > 0 && fell(known.get(check.id), check)) ||
    (after.overall?.value ?? 0) < (before.overall?.value ?? 0)
  );
}

function without(proofs: readonly Proof[], drop: (fix: string, check: string) => boolean): readonly Proof[] {
  return proofs
    .map(({ fix, checks }) => ({ fix, checks: checks.filter((check) => !drop(fix, check)) }))
    .filter(({ checks }) => checks.length > 0);
}

class Trial {
  private left = TRIALS;

  constructor(
    private readonly site: Site,
    private readonly report: Report,
    private readonly judge: Judge,
  ) {}

  /** The judgement once texts are in place; null if there is nothing to try, or no trial is left. */
  private after(texts: readonly FixBlock[]): Judgement | null {
    const blocks = texts.map((block) => filledIn(block, this.report));
    const after = blocks.length === 0 || this.left-- <= 0 ? null : applied(this.site, blocks);
    return after === null ? null : this.judge(after);
  }

  /** Without the checks that do not pass. */
  private passing(
    proofs: readonly Proof[],
    texts = this.textsFor(proofs),
  ): { readonly proofs: readonly Proof[]; readonly after: Judgement | null } {
    let kept = proofs;
    for (;;) {
      const after = this.after(kept === proofs ? texts : this.textsFor(kept));
      if (after === null) return { proofs: [], after };
      const failing = new Set(after.checks.filter(hasLostPoints).map(({ id }) => id));
      const rest = without(kept, (_, check) => failing.has(check));
      if (rest.flatMap(({ checks }) => checks).length === kept.flatMap(({ checks }) => checks).length) {
        return { proofs: kept, after };
      }
      kept = rest;
    }
  }

  private textsFor(proofs: readonly Proof[]): readonly FixBlock[] {
    return fixes({ ...this.report, proofs }, byId);
  }

  /** What all texts together repair. Where something falls, what does it is left out, piece by piece. */
  run(): readonly Proof[] {
    // The same texts as for proofs of all they answer.
    const texts = fixes(this.report, byId);
    const all = texts.map(({ id, checks }): Proof => ({ fix: id, checks }));
    const together = this.passing(all, texts);
    if (together.after === null || !isWorse(this.report, together.after)) return together.proofs;
    return together.proofs.reduce<readonly Proof[]>((kept, { fix, checks }) => this.added(kept, fix, checks), []);
  }

  /** The proofs, together with those of the checks that make nothing worse. */
  private added(kept: readonly Proof[], fix: string, checks: readonly string[]): readonly Proof[] {
    const own = kept.find((proof) => proof.fix === fix)?.checks ?? [];
    const others = kept.filter((proof) => proof.fix !== fix);
    const more = this.tried([...others, { fix, checks: [...own, ...checks] }]);
    if (more !== null || checks.length < 2) return more ?? kept;
    const half = checks.length >> 1;
    return this.added(this.added(kept, fix, checks.slice(0, half)), fix, checks.slice(half));
  }

  /** The proofs that work, if they make no other check fail; otherwise null. */
  private tried(proofs: readonly Proof[]): readonly Proof[] | null {
    const { proofs: holding, after } = this.passing(proofs);
    return after === null || isWorse(this.report, after) ? null : holding;
  }
}

/** What each text ready to paste is shown to repair, in the order of `FIX_IDS`. */
export function prove(site: Site, report: Report, judge: Judge): readonly Proof[] {
  const proofs = new Trial(site, report, judge).run();
  return proofs.toSorted((a, b) => FIX_IDS.findIndex((id) => id === a.fix) - FIX_IDS.findIndex((id) => id === b.fix));
}
