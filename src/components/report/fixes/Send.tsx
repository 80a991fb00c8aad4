import type { ReactNode } from 'react';
import { SEND_ID } from '../../anchors';
import { useStrings } from '../../strings';

interface SendProps {
  readonly onToggle?: () => void;
  readonly children: ReactNode;
}

/** Opens the plan as a text for a developer. */
export function Send({ onToggle, children }: SendProps) {
  const t = useStrings('plan');
  return (
    <details className="send" onToggle={onToggle}>
      <summary>{t('send.title')}</summary>
      <div id={SEND_ID}>
        <p>{t('send.what')}</p>
        {children}
      </div>
    </details>
  );
}
