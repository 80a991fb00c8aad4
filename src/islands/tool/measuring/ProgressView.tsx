import { REQUEST_IDS } from '../../../brand/evidence';
import { Gem } from '../../../components/Gem';
import { useLocale, useStrings } from '../../../components/strings';
import { localeFacts } from '../../../site/locales';
import { progressFacets } from './progress-facets';
import type { Progress } from './stream-line';

interface ProgressViewProps {
  readonly requests: readonly Progress[];
  readonly onCancel: () => void;
}

/** What has been asked and answered so far. The list is read at will; what is announced is in the island. */
export function ProgressView({ requests, onCancel }: ProgressViewProps) {
  const t = useStrings('assessment');
  const locale = useLocale();
  const seconds = new Intl.NumberFormat(localeFacts(locale).intl, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const asked = requestsMade(requests);
  return (
    <div className="progress">
      <Gem facets={progressFacets(requests)} size={120} />
      <div>
        {asked.length > 0 && (
          <ul aria-label={t('progress.label')}>
            {asked.map(({ id, state, ms }) => (
              <li key={id} className={state}>
                {t(`request.${id}`)}{' '}
                <span>
                  {t(`progress.${state}`)} {state !== 'started' && ms !== null && seconds.format(ms / 1000)}
                </span>
              </li>
            ))}
          </ul>
        )}
        <button type="button" className="button-quiet" onClick={onCancel}>
          {t('progress.cancel')}
        </button>
      </div>
    </div>
  );
}

interface RequestMade extends Progress {
  readonly state: Exclude<Progress['state'], 'skipped'>;
}

/** In the order of an assessment, without what was not asked for: there is nothing to wait for. */
function requestsMade(requests: readonly Progress[]): readonly RequestMade[] {
  return REQUEST_IDS.flatMap((id) => requests.find((request) => request.id === id) ?? []).filter(
    (request): request is RequestMade => request.state !== 'skipped',
  );
}
