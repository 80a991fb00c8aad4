import { useStrings } from '../../../components/strings';
import { columnButtonId, type ColumnButton } from './column-button';

interface ColumnActionsProps {
  /** The column's own number, which its buttons' ids begin with. */
  readonly id: number;
  /** Id of the heading that names the brand. */
  readonly heading: string;
  readonly earlier: boolean;
  readonly later: boolean;
  /** Whether there is a URL to measure. */
  readonly again: boolean;
  readonly running: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onMeasureAgain: () => void;
}

/** What can be done with one column. */
export function ColumnActions(props: ColumnActionsProps) {
  const { id, heading, earlier, later, again, running, onMove, onRemove, onMeasureAgain } = props;
  const t = useStrings('comparison');
  const button = (name: ColumnButton, onClick: () => void, disabled = false) => (
    <button
      type="button"
      className="button-quiet"
      id={columnButtonId(id, name)}
      aria-labelledby={`${columnButtonId(id, name)} ${heading}`}
      disabled={disabled}
      onClick={onClick}
    >
      {name === 'again' ? t('again') : t(`form.${name}`)}
    </button>
  );
  return (
    <p className="keeping-buttons">
      {earlier && button('earlier', () => onMove(-1))}
      {later && button('later', () => onMove(1))}
      {again && button('again', onMeasureAgain, running)}
      {button('remove', onRemove)}
    </p>
  );
}
