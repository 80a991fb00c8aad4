import { brandLabel } from '../../../brand/compared-brands';
import { REQUEST_IDS } from '../../../brand/evidence';
import { formatNumber } from '../../../components/format';
import { Gem } from '../../../components/Gem';
import { useLocale, useStrings } from '../../../components/strings';
import type { SavedKind } from '../../../site/accounts';
import { localeFacts } from '../../../site/locales';
import { isRunning, resultOf, type Column, type State } from '../state';
import { progressFacets } from './progress-facets';
import type { Progress as RequestProgress } from './stream-line';

interface ProgressProps {
  readonly kind: SavedKind;
  readonly state: State;
  readonly onCancel: () => void;
}

/**
 * What is measured, and how far it has come; nothing while nothing is. Read at will: what is announced is `Status`. One
 * brand shows each request, several only how many were answered.
 */
export function Progress({ kind, state, onCancel }: ProgressProps) {
  const t = useStrings('assessment');
  if (!isRunning(state)) return null;
  const requests = kind === 'report' ? (state.columns[0]?.run?.requests ?? []) : null;
  return (
    <div className="progress">
      {requests !== null && <Gem facets={progressFacets(requests)} size={120} />}
      <div>
        {requests === null ? <Sites columns={state.columns} /> : <Requests requests={requests} />}
        <button type="button" className="button-quiet" onClick={onCancel}>
          {t('progress.cancel')}
        </button>
      </div>
    </div>
  );
}

interface RequestMade extends RequestProgress {
  readonly state: Exclude<RequestProgress['state'], 'skipped'>;
}

/** In the order of an assessment, without what was not asked for: there is nothing to wait for. */
function requestsMade(requests: readonly RequestProgress[]): readonly RequestMade[] {
  return REQUEST_IDS.flatMap((id) => requests.find((request) => request.id === id) ?? []).filter(
    (request): request is RequestMade => request.state !== 'skipped',
  );
}

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
  const made = requestsMade(requests);
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

function Sites({ columns }: Pick<State, 'columns'>) {
  const t = useStrings('comparison');
  return (
    <ul aria-label={t('progress.label')}>
      {columns.map((column) => (
        <Site key={column.id} column={column} />
      ))}
    </ul>
  );
}

function Site({ column }: { readonly column: Column }) {
  const t = useStrings('comparison');
  const locale = useLocale();
  const { name, outcome, run } = column;
  const result = resultOf(column);
  const answered = run?.requests.filter(({ state }) => state === 'answered').length ?? 0;
  const settled = outcome?.state === 'done' ? 'done' : 'failed';
  const state = run === null ? settled : run.requests.length > 0 ? 'reading' : 'waiting';
  return (
    <li className={state === 'waiting' ? 'started' : state}>
      <bdi dir="ltr">{name || (result && brandLabel(result.report))}</bdi>{' '}
      <span>
        {state === 'reading'
          ? t('progress.reading', { number: formatNumber(locale, answered) })
          : t(`progress.${state}`)}
      </span>
    </li>
  );
}

/**
 * What is announced of the tool's work: a few sentences, not every request. Always in the page, so that changes are
 * heard.
 */
export function Status({ kind, state }: Omit<ProgressProps, 'onCancel'>) {
  return (
    <p className="status" role="status">
      {useStatusText(kind, state)}
    </p>
  );
}

function useStatusText(kind: SavedKind, state: State): string | null {
  const one = useStrings('assessment');
  const several = useStrings('comparison');
  const locale = useLocale();
  const { columns, openings, cancelled } = state;
  const isOne = kind === 'report';
  if (openings.some(({ part }) => part === 'html')) return one('status.working');
  if (openings.length > 0) return isOne ? one('status.opening') : several('status.opening');
  if (cancelled) return isOne ? one('status.cancelled') : several('status.cancelled');
  if (!isRunning(state)) return null;
  if (isOne) {
    const requests = columns[0]?.run?.requests ?? [];
    const isHomeHere = requests.some(({ id, state: progress }) => id === 'https-home' && progress === 'answered');
    return one(isHomeHere ? 'status.reading' : 'status.asking');
  }
  const through = columns.filter(({ run }) => run === null).length;
  return several('status.progress', {
    done: formatNumber(locale, through),
    total: formatNumber(locale, columns.length),
  });
}
