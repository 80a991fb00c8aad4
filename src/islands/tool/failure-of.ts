import { AssessmentFailure, type Failure } from './failure';

/** What is said about something that was thrown. */
export function failureOf(cause: unknown): Failure {
  const failure = cause instanceof AssessmentFailure ? cause : new AssessmentFailure('unexpected', { cause });
  // Unexpected errors also go to the error report.
  if (failure !== cause) reportError(cause);
  return failure.plain;
}
