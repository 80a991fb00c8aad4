/** Several sites while they are measured: for each how far it has come, as the number of requests that were answered. */
import { useEffect, useRef } from 'react';
import { brandLabel } from '../../../brand/comparison/compared-brands';
import { DIMENSION_IDS } from '../../../brand/report/report';
import { Gem } from '../../../components/Gem';
import { progressFacets } from '../../../components/progress-facets';
import { useStrings } from '../../../components/strings';
import { isFirstRun, isRunning, resultOf, type Column, type State } from '../state';
import { isHomeSettled } from './home-settled';
import { Counted, InLine, Silence } from './Waiting';

/** Of a site that is measured: its scores come with the comparison. */
const FULL = DIMENSION_IDS.map((id) => ({ id, state: 'assessed', value: 1000 }) as const);

interface ComparisonProgressProps {
  readonly state: State;
  readonly onCancel: () => void;
}

/** What is measured, and how far it has come; nothing while nothing is. What is announced is `Status`. */
export function ComparisonProgress({ state, onCancel }: ComparisonProgressProps) {
  return isRunning(state) ? <Sites state={state} onCancel={onCancel} /> : null;
}

function Sites({ state, onCancel }: ComparisonProgressProps) {
  const t = useStrings('comparison');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form has given way, and with it the button that was used.
    if (document.activeElement?.closest('.address-form')) element.current?.focus();
  }, []);
  // Each has a place of its own: the last one's is what the visitor waits for.
  const wait = state.columns
    .flatMap(({ run }) => (run?.wait && run.requests.length === 0 ? [run.wait] : []))
    .sort((one, other) => other.seconds - one.seconds)[0];
  const isSilent = state.columns.some(({ run }) => run !== null && !isHomeSettled(run.requests));
  return (
    <div className={isFirstRun(state) ? 'measuring' : 'measuring again'}>
      <div ref={element} tabIndex={-1}>
        <Counted onCancel={onCancel} />
        <ul className="sites" aria-label={t('progress.label')}>
          {state.columns.map((column) => (
            <Site key={column.id} column={column} />
          ))}
        </ul>
        <InLine wait={wait} />
        {wait === undefined && isSilent && <Silence />}
      </div>
    </div>
  );
}

function Site({ column }: { readonly column: Column }) {
  const t = useStrings('comparison');
  const { name, outcome, run } = column;
  const result = resultOf(column);
  const answered = run?.requests.filter(({ state }) => state === 'answered').length ?? 0;
  const settled = outcome?.state === 'done' ? 'done' : 'failed';
  const state = run === null ? settled : run.requests.length > 0 ? 'reading' : 'waiting';
  return (
    <li className={state === 'waiting' ? 'started' : state}>
      <Gem facets={result ? FULL : progressFacets(run?.requests ?? [])} size={88} />
      <bdi dir="ltr">{name || (result && brandLabel(result.report))}</bdi>{' '}
      <span>{state === 'reading' ? t('progress.reading', { count: answered }) : t(`progress.${state}`)}</span>
    </li>
  );
}
