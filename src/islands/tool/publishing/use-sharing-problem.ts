import { useStrings } from '../../../components/strings';

/** Codes whose general words speak of forms, of assessing and of messages: here something was to be shared. */
const OWN_WORDS = {
  'body-malformed': 'invalid',
  'body-too-large': 'body-too-large',
  invalid: 'invalid',
  'not-signed': 'invalid',
  'report-malformed': 'invalid',
  'report-version': 'invalid',
  'origin-refused': 'origin-refused',
  'site-excluded': 'site-excluded',
  'key-reused': 'key-reused',
  gone: 'too-late',
  'not-found': 'too-late',
} as const;

function isOwn(code: string): code is keyof typeof OWN_WORDS {
  return Object.hasOwn(OWN_WORDS, code);
}

/** Gives the sentences for refusals that only sharing has; null for other codes. */
export function useSharingProblem(): (code: string) => string | null {
  const t = useStrings('sharing');
  return (code) => (isOwn(code) ? t(`problem.${OWN_WORDS[code]}`) : null);
}
