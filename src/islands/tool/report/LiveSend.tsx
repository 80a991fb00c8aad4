import { useState } from 'react';
import type { Report } from '../../../brand/report';
import type { Copy } from '../../../components/report/fixes/FixText';
import { Send } from '../../../components/report/fixes/Send';
import type { SendText } from '../../../components/report/fixes/SendText';
import { chunk } from '../chunk';

interface LiveSendProps {
  readonly report: Report;
  readonly copy: Copy;
}

/** The plan as a text for a developer, written when a reader opens it. */
export function LiveSend({ report, copy }: LiveSendProps) {
  const [Text, setText] = useState<typeof SendText | null>(null);
  const load = () => {
    void chunk(import('../../../components/report/fixes/SendText')).then(
      ({ SendText }) => setText(() => SendText),
      // Opening it again tries again.
      () => undefined,
    );
  };
  return <Send onToggle={load}>{Text && <Text report={report} copy={copy} />}</Send>;
}
