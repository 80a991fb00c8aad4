import type { ReactNode } from 'react';

interface ErrorSummaryProps {
  readonly title: string;
  /** Each with the URL of its field. */
  readonly errors: readonly { readonly href: string; readonly message: ReactNode }[];
  /** Whether a page that arrives with it begins there, without script (HTML, "the autofocus attribute"). */
  readonly takesFocus?: boolean;
}

/** Id of the summary, for code that moves the focus to it. */
export const ERROR_SUMMARY_ID = 'errors';

interface ErrorBoxProps extends Pick<ErrorSummaryProps, 'title' | 'takesFocus'> {
  readonly children: ReactNode;
}

/** Says why nothing was stored. Takes focus on its own, or when a script or a fragment gives it. */
export function ErrorBox({ title, takesFocus = false, children }: ErrorBoxProps) {
  return (
    <div
      className="error-summary"
      id={ERROR_SUMMARY_ID}
      role="alert"
      tabIndex={-1}
      aria-labelledby="errors-title"
      autoFocus={takesFocus}
    >
      <h2 id="errors-title">{title}</h2>
      {children}
    </div>
  );
}

/** What is wrong with a form, each error a link to its field. Nothing if nothing is. */
export function ErrorSummary({ errors, ...box }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <ErrorBox {...box}>
      <ul>
        {errors.map((error) => (
          <li key={error.href}>
            <a href={error.href}>{error.message}</a>
          </li>
        ))}
      </ul>
    </ErrorBox>
  );
}
