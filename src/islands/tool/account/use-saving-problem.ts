import { useStrings } from '../../../components/strings';

/** Codes whose general words speak of forms and pages: here a report was refused. */
const OWN_WORDS = {
  'body-malformed': 'invalid',
  'body-too-large': 'body-too-large',
  invalid: 'invalid',
  'origin-refused': 'origin-refused',
} as const;

function isOwn(code: string): code is keyof typeof OWN_WORDS {
  return Object.hasOwn(OWN_WORDS, code);
}

/** Gives the sentences for refusals that only saving has; null for other codes. */
export function useSavingProblem(): (code: string) => string | null {
  const t = useStrings('keeping');
  return (code) => (isOwn(code) ? t(`saving.problem.${OWN_WORDS[code]}`) : null);
}
