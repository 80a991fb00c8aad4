/** The report before it is there: the drawing that will be the report's, in its place, with all that is still to come. */
import { DIMENSION_IDS } from '../../../brand/report/report';
import { Host } from '../../../components/Host';
import { Gem } from '../../../components/Gem';
import { FacetName, NAMED_VIEW_BOX, NAMED_WIDTH } from '../../../components/report/FacetName';
import { useStrings } from '../../../components/strings';
import { shownAddress } from '../asked-names';
import type { Column, Run, State } from '../state';
import { Expected, Told } from './Expected';
import { progressFacets } from '../../../components/progress-facets';
import { isHomeSettled } from './home-settled';
import { Steps } from './Steps';
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
        <h1 className="names">
          <Host text={shownAddress(column.name)} />
        </h1>
        <Counted onCancel={onCancel} />
        <Told>
          {requests.length === 0 && <InLine wait={wait} />}
          {wait === undefined && !isHomeSettled(requests) && <Silence />}
        </Told>
      </div>
      <Gem facets={facets} size={NAMED_WIDTH} viewBox={NAMED_VIEW_BOX}>
        {isNamed &&
          DIMENSION_IDS.map(
            (id, index) => (facets[index]?.value ?? 0) > 0 && <FacetName key={id} id={id} index={index} />,
          )}
      </Gem>
      <Steps requests={requests} />
    </div>
  );
}
