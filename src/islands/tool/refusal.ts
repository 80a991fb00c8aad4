/** Requests of the tool to functions that were refused or got lost. */
import { parseFailure, type Failure } from './failure';

/** A request that came to nothing. */
export interface Refusal extends Failure {
  /** When it may be tried again, in ms since 1970; null if unknown. */
  readonly retryAt: number | null;
}

export function refusal(code: string, rest: Partial<Refusal> = {}): Refusal {
  return { code, digest: null, retryAt: null, ...rest };
}

/** RFC 9110 §10.2.3: seconds, or a date. */
function retryAt(header: string | null, now: number): number | null {
  if (header === null) return null;
  const at = /^\d{1,9}$/.test(header.trim()) ? now + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(at) ? null : at;
}

/** The value of a JSON answer; null if it is not JSON, such as an error page of something in between. */
export async function jsonOf(response: Response): Promise<unknown> {
  try {
    return (await response.json()) as unknown;
  } catch {
    return null;
  }
}

/** Why a response is a refusal, as far as it says. */
export async function refusalOf(response: Response): Promise<Refusal> {
  const failure = parseFailure(await jsonOf(response));
  return refusal(failure?.code ?? 'unexpected', {
    digest: failure?.digest ?? null,
    retryAt: retryAt(response.headers.get('Retry-After'), Date.now()),
  });
}

/** No response came: `onLine` is only sure when it says no (HTML standard, 8.9.1.7), then the message can say what to do. */
export const noResponse = (): Refusal => refusal(navigator.onLine ? 'network' : 'offline');
