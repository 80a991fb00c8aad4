import { HandOn } from '../../../components/report/hand-on/HandOn';
import type { PanelProps } from './use-actions';

/** One text for each person who has something to do. */
export function LiveHandOn({ report, copy }: PanelProps) {
  return <HandOn report={report} copy={copy} />;
}
