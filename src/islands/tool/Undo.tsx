import { useEffect, useState } from 'react';
import { brandLabel } from '../../brand/compared-brands';
import { Isolated, isolate } from '../../components/report/isolate';
import { useStrings } from '../../components/strings';
import { resultOf, type TakenAway } from './state';
import type { Tool } from './use-tool';

/** How long what was taken away may be put back, in ms. */
export const UNDO_MS = 10_000;

interface UndoProps {
  readonly takenAway: TakenAway | null;
  readonly onUndo: () => void;
  readonly onOver: Tool['endUndo'];
}

/**
 * Says what was taken away, with a button that puts it back for a while. The time stands still while the button has the
 * focus or the pointer; then the words stay, so that nothing moves. Always in the page, so that changes are heard.
 */
export function Undo({ takenAway, onUndo, onOver }: UndoProps) {
  const t = useStrings('assessment');
  const [isHeld, setHeld] = useState(false);
  const isOpen = takenAway !== null && !takenAway.isOver;
  useEffect(() => {
    if (!isOpen || isHeld) return;
    const timer = setTimeout(onOver, UNDO_MS);
    return () => clearTimeout(timer);
  }, [takenAway, isOpen, isHeld, onOver]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const undo = () => {
    release();
    onUndo();
  };
  return (
    <div className="undo" role="status">
      {takenAway !== null && (
        <p>
          <Isolated
            text={
              takenAway.what === 'cleared'
                ? t('undo.cleared')
                : t('undo.removed', { brand: isolate(nameOf(takenAway)) })
            }
          />{' '}
          {isOpen && (
            <button
              type="button"
              className="button-quiet"
              onClick={undo}
              onFocus={hold}
              onBlur={release}
              onPointerEnter={hold}
              onPointerLeave={release}
            >
              {t('undo.undo')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function nameOf({ columns: [first] }: TakenAway): string {
  const result = first && resultOf(first.column);
  return result ? brandLabel(result.report) : (first?.column.name ?? '');
}
