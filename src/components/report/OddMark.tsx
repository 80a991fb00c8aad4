import { useStrings } from '../strings';

/**
 * Marks what deviates, from other statements or from what a rule expects: a diamond, in the signal colour, with its
 * words for assistive technology.
 */
export function OddMark({ from = 'others' }: { readonly from?: 'others' | 'rule' }) {
  const t = useStrings('report');
  return (
    <span className="mark mark-odd">
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
        <path d="M8 1.5 14.5 8 8 14.5 1.5 8Z" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <span className="hidden-visually">{t(from === 'rule' ? 'receipt.odd' : 'odd')}</span>
    </span>
  );
}
