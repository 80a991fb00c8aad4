import { useEffect, useRef } from 'react';
import { brandLabel } from '../../brand/comparison/compared-brands';
import { Isolated, isolate } from '../../components/report/isolate';
import { useStrings } from '../../components/strings';
import { undoTime } from '../undo-time';
import { resultOf, type TakenAway } from './state';

export interface UndoLineProps {
  readonly takenAway: TakenAway;
  readonly onUndo: () => void;
  /** Told when it is too late. */
  readonly onOver: () => void;
}

/** Says what was taken away, with a button that puts it back for a while. Then the words stay, so that nothing moves. */
export function UndoLine({ takenAway, onUndo, onOver }: UndoLineProps) {
  const t = useStrings('assessment');
  const button = useRef<HTMLButtonElement>(null);
  const { what, isOver } = takenAway;
  useEffect(() => (button.current === null ? undefined : undoTime(button.current, onOver)), [takenAway, onOver]);
  return (
    <p>
      <Isolated
        text={what === 'cleared' ? t('undo.cleared') : t('undo.removed', { brand: isolate(nameOf(takenAway)) })}
      />{' '}
      {!isOver && (
        <button ref={button} type="button" className="button-quiet" onClick={onUndo}>
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
