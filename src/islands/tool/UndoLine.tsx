import { useEffect, useState } from 'react';
import { brandLabel } from '../../brand/compared-brands';
import { Isolated, isolate } from '../../components/report/isolate';
import { useStrings } from '../../components/strings';
import { resultOf, type TakenAway } from './state';

export interface UndoLineProps {
  readonly takenAway: TakenAway;
  readonly onUndo: () => void;
  /** Told when it is too late. */
  readonly onOver: () => void;
}

/** How long what was taken away may be put back, in ms. */
const UNDO_MS = 10_000;

/**
 * Says what was taken away, with a button that puts it back for a while. The time stands still while the button has the
 * focus or the pointer; then the words stay, so that nothing moves.
 */
export function UndoLine({ takenAway, onUndo, onOver }: UndoLineProps) {
  const t = useStrings('assessment');
  const [isHeld, setHeld] = useState(false);
  const { what, isOver } = takenAway;
  useEffect(() => {
    if (isOver || isHeld) return;
    const timer = setTimeout(onOver, UNDO_MS);
    return () => clearTimeout(timer);
  }, [takenAway, isOver, isHeld, onOver]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <p>
      <Isolated
        text={what === 'cleared' ? t('undo.cleared') : t('undo.removed', { brand: isolate(nameOf(takenAway)) })}
      />{' '}
      {!isOver && (
        <button
          type="button"
          className="button-quiet"
          onClick={onUndo}
          onFocus={hold}
          onBlur={release}
          onPointerEnter={hold}
          onPointerLeave={release}
        >
          {t('undo.undo')}
        </button>
      )}
    </p>
  );
}

function nameOf({ columns: [first] }: TakenAway): string {
  const result = first && resultOf(first.column);
  return result ? brandLabel(result.report) : (first?.column.name ?? '');
}
