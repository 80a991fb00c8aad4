import { formatNumber } from '../format';
import { useLocale, useStrings } from '../strings';

/** How far one brand's measurement has come. */
export interface BrandProgress {
  /** As it was typed. */
  readonly address: string;
  readonly state: 'waiting' | 'reading' | 'done' | 'failed';
  /** Requests that the site has answered so far. */
  readonly answered: number;
}

interface ComparisonProgressProps {
  readonly brands: readonly BrandProgress[];
  readonly onCancel: () => void;
}

/** The sites that are being read. The list is read at will; what is announced is `ComparisonStatus`. */
export function ComparisonProgress({ brands, onCancel }: ComparisonProgressProps) {
  const t = useStrings('comparison');
  const locale = useLocale();
  return (
    <div className="progress">
      <div>
        <ul aria-label={t('progress.label')}>
          {brands.map(({ address, state, answered }, index) => (
            <li key={index} className={state === 'waiting' ? 'started' : state}>
              <bdi dir="ltr">{address}</bdi>{' '}
              <span>
                {state === 'reading'
                  ? t('progress.reading', { number: formatNumber(locale, answered) })
                  : t(`progress.${state}`)}
              </span>
            </li>
          ))}
        </ul>
        <button type="button" className="button-quiet" onClick={onCancel}>
          {t('progress.cancel')}
        </button>
      </div>
    </div>
  );
}

/** What is announced: once at the start and for each site that is through, not every request. Always in the page. */
export function ComparisonStatus({ brands, cancelled = false, opening = false }: ComparisonStatusProps) {
  const t = useStrings('comparison');
  const locale = useLocale();
  const through = brands.filter(({ state }) => state === 'done' || state === 'failed').length;
  const text = opening
    ? t('status.opening')
    : cancelled
      ? t('status.cancelled')
      : t('status.progress', { done: formatNumber(locale, through), total: formatNumber(locale, brands.length) });
  return (
    <p className="status" role="status">
      {(opening || cancelled || brands.length > 0) && text}
    </p>
  );
}

interface ComparisonStatusProps {
  /** Those being measured; none when nothing is. */
  readonly brands: readonly BrandProgress[];
  readonly cancelled?: boolean;
  /** Something kept is being opened. */
  readonly opening?: boolean;
}
