import type { ReactNode } from 'react';
import type { CheckResult } from '../../brand/report/report';
import { useStrings } from '../strings';

/** What a check came to, as far as its mark tells. */
export type OutcomeKind = 'pass' | 'partial' | 'fail' | 'na' | 'unknown';

const SHAPES: Readonly<Record<OutcomeKind, ReactNode>> = {
  pass: <circle cx="8" cy="8" r="6.5" fill="currentColor" />,
  partial: (
    <>
      <circle cx="8" cy="8" r="5.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 2.5a5.5 5.5 0 0 0 0 11Z" fill="currentColor" />
    </>
  ),
  fail: <circle cx="8" cy="8" r="5.25" fill="none" stroke="currentColor" strokeWidth="2.5" />,
  na: <path d="M3 8h10" stroke="currentColor" strokeWidth="2" />,
  unknown: (
    <circle
      cx="8"
      cy="8"
      r="5.75"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeDasharray="0.01 4.516"
    />
  ),
};

interface MarkProps {
  /** Sets the colour. */
  readonly className?: string;
  /** For assistive technology. */
  readonly words?: string;
  /** The shape, in a box of 16 × 16. */
  readonly children: ReactNode;
}

/** A shape with its words: the shape tells, colour only repeats it. */
export function Mark({ className = 'mark', words, children }: MarkProps) {
  return (
    <span className={className}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
        {children}
      </svg>
      {words !== undefined && <span className="hidden-visually">{words}</span>}
    </span>
  );
}

/** A shape for an outcome. */
export function OutcomeMark({ outcome }: { readonly outcome: OutcomeKind }) {
  const t = useStrings('site');
  return (
    <Mark className={outcome === 'fail' ? 'mark mark-fail' : 'mark'} words={t(`outcome.${outcome}`)}>
      {SHAPES[outcome]}
    </Mark>
  );
}

/** The mark of a check's result. What a scope does not ask for has none: it is only listed. */
export function outcomeKind(score: Exclude<CheckResult['score'], 'out-of-scope'>): OutcomeKind {
  if (typeof score === 'string') return score;
  if (score >= 1000) return 'pass';
  return score > 0 ? 'partial' : 'fail';
}

/** Marks what deviates, from other statements or from what a rule expects: a diamond, in the signal colour. */
export function OddMark({ from = 'others' }: { readonly from?: 'others' | 'rule' }) {
  const t = useStrings('report');
  return (
    <Mark className="mark mark-odd" words={t(from === 'rule' ? 'receipt.odd' : 'odd')}>
      <path d="M8 1.5 14.5 8 8 14.5 1.5 8Z" fill="none" stroke="currentColor" strokeWidth="2" />
    </Mark>
  );
}

/** Marks what is reported and not judged: lines of a list. */
export function ReportedMark() {
  const t = useStrings('report');
  return (
    <Mark words={t('check.reported')}>
      <path d="M3 4h10M3 8h10M3 12h6" stroke="currentColor" strokeWidth="1.5" />
    </Mark>
  );
}
