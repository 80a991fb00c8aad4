import type { ReactNode } from 'react';
import { useStrings } from './strings';

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

/** A shape for an outcome, with its word for assistive technology: the shape tells, colour only repeats it. */
export function OutcomeMark({ outcome }: { readonly outcome: OutcomeKind }) {
  const t = useStrings('site');
  return (
    <span className={outcome === 'fail' ? 'mark mark-fail' : 'mark'}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
        {SHAPES[outcome]}
      </svg>
      <span className="hidden-visually">{t(`outcome.${outcome}`)}</span>
    </span>
  );
}
