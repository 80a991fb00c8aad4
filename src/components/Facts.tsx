import { Fragment, type ReactNode } from 'react';

/** A name with its value. */
export type Fact = readonly [name: string, value: ReactNode];

interface FactsProps {
  /** What is false, as where nothing is known, is left out. */
  readonly facts: readonly (Fact | false)[];
  readonly className?: string;
  /** Leaves out the element around each fact, for styles that set names and values as columns of a grid. */
  readonly flat?: boolean;
}

/** What is known about something, each under its name. */
export function Facts({ facts, flat = false, className = flat ? 'report-facts' : 'facts' }: FactsProps) {
  const Row = flat ? Fragment : 'div';
  return (
    <dl className={className}>
      {facts.map(
        (fact, index) =>
          fact && (
            <Row key={index}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </Row>
          ),
      )}
    </dl>
  );
}
