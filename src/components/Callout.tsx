import type { ReactNode } from 'react';

export interface CalloutProps {
  readonly kind: 'note' | 'caution';
  /** Says what the callout is about; it alone names it, so it is not optional. */
  readonly title: string;
  readonly children: ReactNode;
}

/** For writers: an aside within a text. Needs no strings, its words are the writer's. */
export function Callout({ kind, title, children }: CalloutProps) {
  return (
    <aside className={kind === 'caution' ? 'notice notice-caution' : 'notice'} aria-label={title}>
      <p className="notice-title">{title}</p>
      {children}
    </aside>
  );
}
