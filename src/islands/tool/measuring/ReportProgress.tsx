/** The report before it is there: the drawing that will be the report's, in its place, with all that is still to come. */
import type { ReactNode } from 'react';
import { DIMENSION_IDS } from '../../../brand/report';
import { Host } from '../../../components/comparison/Brand';
import { Gem } from '../../../components/Gem';
import { FacetName, NAMED_VIEW_BOX, NAMED_WIDTH } from '../../../components/report/NamedGem';
import { useLocale, useStrings } from '../../../components/strings';
import { localeFacts } from '../../../site/locales';
import type { Column, Run, State } from '../state';
import { progressFacets } from './progress-facets';
import type { Progress as RequestProgress } from './stream-line';
import { Counted, Silence } from './Waiting';

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
  return (
    <Expected>
      <p className="expected">
        {t(state.openings.some(({ part }) => part === 'html') ? 'status.working' : 'status.opening')}
      </p>
    </Expected>
  );
}

/**
 * What is shown, until script takes the page up, where its URL asks for something: that it is about to be measured or
 * opened (see `asked.ts`). Nothing else where it asks for nothing.
 */
export function Awaited() {
  const t = useStrings('assessment');
  return (
    <Expected className="awaited">
      <p className="expected to-measure">{t('progress.about')}</p>
      <p className="expected to-open">{t('status.opening')}</p>
    </Expected>
  );
}

function Expected({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <div className={`measuring ${className}`.trim()}>
      <div>{children}</div>
      <Gem facets={progressFacets([])} size={NAMED_WIDTH} viewBox={NAMED_VIEW_BOX} />
    </div>
  );
}

interface MeasuredProps extends Omit<ReportProgressProps, 'state'> {
  readonly column: Column;
  readonly run: Run;
}

function Measured({ column, run: { requests }, isNamed, onCancel }: MeasuredProps) {
  const facets = progressFacets(requests);
  return (
    <div className="measuring">
      <div>
        <h1>
          <Host text={column.name} />
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
        {!isHomeSettled(requests) && <Silence />}
      </div>
    </div>
  );
}

/** Whether the home page was answered, or asked for in vain: until then nothing can be said of the site. */
export function isHomeSettled(requests: readonly RequestProgress[]): boolean {
  return requests.some(({ id, state }) => id === 'https-home' && state !== 'started');
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
  if (made.length === 0) return null;
  return (
    <ul aria-label={t('progress.label')}>
      {made.map(({ id, state, ms }) => (
        <li key={id} className={state}>
          {t(`request.${id}`)}{' '}
          <span>
            {t(`progress.${state}`)} {state !== 'started' && ms !== null && seconds.format(ms / 1000)}
          </span>
        </li>
      ))}
    </ul>
  );
}
