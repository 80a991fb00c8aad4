import type { ReactNode } from 'react';

interface AccountSectionProps {
  /** Fragment that leads here. */
  readonly id: string;
  readonly title: string;
  /** Of its heading; 3 among the settings. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** One part of the account: its heading in the margin where there is one. */
export function AccountSection({ id, title, level = 2, children }: AccountSectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className="account-section" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <div>{children}</div>
    </section>
  );
}
