import type { ReactNode } from 'react';
import { useStrings } from './strings';

export type NoticeKind = 'note' | 'caution' | 'fallback';

export interface NoticeProps {
  readonly kind: NoticeKind;
  /** Stands in for the kind's own word. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Something the reader should know about the page itself, in the reader's language. */
export function Notice({ kind, title, children }: NoticeProps) {
  const t = useStrings('site');
  return (
    <div className={kind === 'caution' ? 'notice notice-caution' : 'notice'} role="note">
      <p className="notice-title">{title ?? t(`notice.${kind}`)}</p>
      {children}
    </div>
  );
}
