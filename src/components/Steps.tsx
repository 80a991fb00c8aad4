import type { ReactNode } from 'react';

/** For writers: an ordered list of things to do, its numbers set in the margin. */
export function Steps({ children }: { readonly children: ReactNode }) {
  return <div className="steps">{children}</div>;
}
