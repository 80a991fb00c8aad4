import type { ReactNode } from 'react';

export interface ErrorSummaryProps {
  readonly title: string;
  /** Each with the address of its field. */
  readonly errors: readonly { readonly href: string; readonly message: ReactNode }[];
}

/** What is wrong with a form, each error a link to its field. Takes focus where a script or a fragment gives it. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div className="error-summary" id="errors" role="alert" tabIndex={-1} aria-labelledby="errors-title">
      <h2 id="errors-title">{title}</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.href}>
            <a href={error.href}>{error.message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
