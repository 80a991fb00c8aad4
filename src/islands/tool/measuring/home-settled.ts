import type { Progress } from './stream-line';

/** Whether the request for the home page has ended: until then nothing can be said about the site. */
export function isHomeSettled(requests: readonly Progress[]): boolean {
  return requests.some(({ id, state }) => id === 'https-home' && state !== 'started');
}
