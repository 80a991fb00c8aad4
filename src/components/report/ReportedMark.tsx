import { useStrings } from '../strings';

/** Marks what is told and not judged: lines of a list, with its word for assistive technology. */
export function ReportedMark() {
  const t = useStrings('report');
  return (
    <span className="mark">
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
        <path d="M3 4h10M3 8h10M3 12h6" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span className="hidden-visually">{t('check.reported')}</span>
    </span>
  );
}
