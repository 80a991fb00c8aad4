import type { ReactNode } from 'react';

/** What is known of something, each under its name. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

/** One of a list's facts. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
