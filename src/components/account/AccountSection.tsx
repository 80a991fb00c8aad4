import type { ReactNode } from 'react';

interface AccountSectionProps {
  /** Fragment that leads here. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of the account: its heading in the margin where there is one. */
export function AccountSection({ id, title, children }: AccountSectionProps) {
  return (
    <section className="account-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
