import type { Score } from '../../brand/report';

/** A score on its scale from 0 to 100, its interval as a soft band. Beside a figure that says the same. */
export function ScoreScale({ score }: { readonly score: Score }) {
  return (
    <svg className="scale" viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden>
      <path className="scale-line" d="M0 11.5H1000" />
      {score.high > score.low && (
        <rect className="scale-band" x={score.low} width={score.high - score.low} height="12" />
      )}
      <rect className="scale-value" width={score.value} y="5" height="7" />
    </svg>
  );
}
