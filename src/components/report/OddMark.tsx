import { useStrings } from '../strings';

/** Marks the statement that deviates: a diamond, in the signal colour, with its word for assistive technology. */
export function OddMark() {
  const t = useStrings('report');
  return (
    <span className="mark mark-odd">
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
        <path d="M8 1.5 14.5 8 8 14.5 1.5 8Z" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <span className="hidden-visually">{t('odd')}</span>
    </span>
  );
}
