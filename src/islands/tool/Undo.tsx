import { useEffect, useState, type ComponentType } from 'react';
import { chunk } from './chunk';
import type { TakenAway } from './state';
import type { UndoLineProps } from './UndoLine';

interface UndoProps extends Omit<UndoLineProps, 'takenAway'> {
  /** Null if there is nothing to put back. */
  readonly takenAway: TakenAway | null;
}

/** Says what was taken away, and puts it back for a while. Always in the page, so that changes are heard. */
export function Undo({ takenAway, ...rest }: UndoProps) {
  const [Line, setLine] = useState<ComponentType<UndoLineProps> | null>(null);
  const isWanted = takenAway !== null && Line === null;
  useEffect(() => {
    if (!isWanted) return;
    void chunk(import('./UndoLine')).then(
      ({ UndoLine }) => setLine(() => UndoLine),
      () => undefined,
    );
  }, [isWanted]);
  const shown = takenAway?.isOver === true ? 'undo' : 'undo open';
  return (
    <div className={takenAway === null ? 'hidden-visually' : shown} role="status">
      {takenAway !== null && Line !== null && <Line {...rest} takenAway={takenAway} />}
    </div>
  );
}
