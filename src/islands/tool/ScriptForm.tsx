import type { ReactNode } from 'react';
import type { LiveForm } from '../../components/Form';

interface ScriptFormProps {
  readonly title: string;
  /** Stands in for the form where no script runs. */
  readonly needsScript: string;
  readonly live: LiveForm | undefined;
  readonly children: ReactNode;
}

/** A form behind a disclosure that no function answers: what it takes never leaves the browser. */
export function ScriptForm({ title, needsScript, live, children }: ScriptFormProps) {
  return (
    <details className="paste">
      <summary>{title}</summary>
      {live === undefined ? (
        <p>{needsScript}</p>
      ) : (
        <form
          className="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            live.onSubmit(event);
          }}
        >
          {children}
        </form>
      )}
    </details>
  );
}
