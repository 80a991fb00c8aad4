import type { Report } from '../../../brand/report/report';
import type { Copy } from '../../../components/report/fixes/FixText';
import { Send } from '../../../components/report/fixes/Send';
import { useLoaded } from '../use-loaded';

interface LiveSendProps {
  readonly report: Report;
  readonly copy: Copy;
}

/** The plan as a text for a developer, written when a reader opens it. */
export function LiveSend({ report, copy }: LiveSendProps) {
  const [loaded, load] = useLoaded(() => import('../../../components/report/fixes/SendText'));
  return <Send onToggle={load}>{loaded && <loaded.SendText report={report} copy={copy} />}</Send>;
}
