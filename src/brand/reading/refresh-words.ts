/** Whether a page may hold a refresh at all: to know it costs next to nothing, and the page need not be parsed. */
import type { AnsweredRequest } from '../evidence/evidence';

export function mayLead({ headers, body }: Pick<AnsweredRequest, 'headers' | 'body'>): boolean {
  if (headers.some(([name]) => name === 'refresh')) return true;
  return body?.kind === 'text' && /http-equiv/i.test(body.text) && /refresh/i.test(body.text);
}
