import { formatNumber } from '../../../components/format';
import { useLocale, useStrings } from '../../../components/strings';
import type { SavedKind } from '../../../site/accounts';
import { isRunning, type State } from '../state';

interface StatusProps {
  readonly kind: SavedKind;
  readonly state: State;
  /** Whether it is only heard, where the page shows what it says. */
  readonly isHidden: boolean;
}

/**
 * What is announced of the tool's work: a few sentences, not every request. Always in the page, so that changes are
 * heard.
 */
export function Status({ kind, state, isHidden }: StatusProps) {
  return (
    <p className={isHidden ? 'hidden-visually' : 'status'} role="status">
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
