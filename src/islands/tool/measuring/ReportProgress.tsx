/** The report before it is there: the drawing that will be the report's, in its place, with all that is still to come. */
import { DIMENSION_IDS } from '../../../brand/report/report';
import { Host } from '../../../components/Host';
import { Gem } from '../../../components/Gem';
import { FacetName, NAMED_VIEW_BOX, NAMED_WIDTH } from '../../../components/report/FacetName';
import { useLocale, useStrings } from '../../../components/strings';
import { localeFacts } from '../../../site/locales';
import { shownAddress } from '../asked-names';
import type { Column, Run, State } from '../state';
import { About, Expected } from './Expected';
import { progressFacets } from '../../../components/progress-facets';
import type { Progress as RequestProgress } from './stream-line';
import { isHomeSettled } from './home-settled';
import { Counted, InLine, Silence } from './Waiting';

interface ReportProgressProps {
  readonly state: State;
  /** Whether the words of a report are here, the names of its facets among them. */
  readonly isNamed: boolean;
  readonly onCancel: () => void;
}

/** What is measured or opened, and how far it has come; nothing while nothing is. What is announced is `Status`. */
export function ReportProgress({ state, isNamed, onCancel }: ReportProgressProps) {
  const t = useStrings('assessment');
  const [column] = state.columns;
  if (column?.run) {
    return <Measured key={column.run.id} column={column} run={column.run} isNamed={isNamed} onCancel={onCancel} />;
  }
  if (state.openings.length === 0) return null;
  const isMade = state.openings.some(({ part }) => part === 'html');
  return <Expected kind="report" status={t(isMade ? 'status.working' : 'status.opening')} />;
}

interface MeasuredProps extends Omit<ReportProgressProps, 'state'> {
  readonly column: Column;
  readonly run: Run;
}

function Measured({ column, run: { requests, wait }, isNamed, onCancel }: MeasuredProps) {
  const facets = progressFacets(requests);
  return (
    <div className="measuring">
      <div>
        <h1>
          <Host text={shownAddress(column.name)} />
        </h1>
        <Counted onCancel={onCancel} />
      </div>
      <Gem facets={facets} size={NAMED_WIDTH} viewBox={NAMED_VIEW_BOX}>
        {isNamed &&
          DIMENSION_IDS.map(
            (id, index) => (facets[index]?.value ?? 0) > 0 && <FacetName key={id} id={id} index={index} />,
          )}
      </Gem>
      <div>
        <Requests requests={requests} />
        {requests.length === 0 && <InLine wait={wait} />}
        {wait === undefined && !isHomeSettled(requests) && <Silence />}
      </div>
    </div>
  );
}

interface RequestMade extends RequestProgress {
  readonly state: Exclude<RequestProgress['state'], 'skipped'>;
}

/** In the order they were asked, so that none moves; without what was not asked for: there is nothing to wait for. */
function Requests({ requests }: { readonly requests: readonly RequestProgress[] }) {
  const t = useStrings('assessment');
  const locale = useLocale();
  const seconds = new Intl.NumberFormat(localeFacts(locale).intl, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const made = requests.filter((request): request is RequestMade => request.state !== 'skipped');
  if (made.length === 0) return <About />;
  return (
    <ul aria-label={t('progress.label')}>
      {made.map(({ id, state, ms }) => (
        <li key={id} className={state}>
          {t(`request.${id}`)}{' '}
          <span>
            {/* One text, so that no part of it moves as it grows. */}
            {[t(`progress.${state}`), state !== 'started' && ms !== null && seconds.format(ms / 1000)]
              .filter(Boolean)
              .join(' ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
