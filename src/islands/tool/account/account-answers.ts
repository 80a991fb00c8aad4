/** What `/api/reports` answers, as the page understands it. */
import type { HandedOn } from '../../../brand/sharing/link';
import { ASKED_PATHS } from '../../../site/tool-addresses';
import { isRecord, parseFailure, type Failure } from '../failure';
import type { Keepsake } from '../put-aside';

const REPORTS_PATH = ASKED_PATHS.reports;
const SESSION_PATH = ASKED_PATHS.session;

/** A request that came to nothing. */
export interface Refusal extends Failure {
  /** When it may be tried again, in ms since 1970; null if unknown. */
  readonly retryAt: number | null;
}

/** What came back instead of what was asked for. */
export type NoAnswer =
  /** The user is not signed in. */
  | { readonly state: 'signed-out' }
  /** Accounts are not switched on. */
  | { readonly state: 'off' }
  | { readonly state: 'failed'; readonly failure: Refusal };

export interface SavedAs {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
}

export type SaveAnswer = (SavedAs & { readonly state: 'saved' }) | NoAnswer;

/** RFC 9110 §10.2.3: seconds, or a date. */
function retryAt(header: string | null, now: number): number | null {
  if (header === null) return null;
  const at = /^\d{1,9}$/.test(header.trim()) ? now + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(at) ? null : at;
}

function failed(code: string, rest: Partial<Refusal> = {}): NoAnswer {
  return { state: 'failed', failure: { code, digest: null, retryAt: null, ...rest } };
}

/** The value of a JSON answer; null if it is none: an error page of something between the function and us. */
async function jsonOf(response: Response): Promise<unknown> {
  try {
    return (await response.json()) as unknown;
  } catch {
    return null;
  }
}

/** Distinguishes being signed out from accounts being off. */
async function whoIsThere(): Promise<NoAnswer> {
  try {
    const response = await fetch(SESSION_PATH, { headers: { accept: 'application/json' } });
    const session = response.ok ? await jsonOf(response) : null;
    return { state: isRecord(session) && session['state'] === 'off' ? 'off' : 'signed-out' };
  } catch {
    // Whether one can sign in, the sign-in itself will say.
    return { state: 'signed-out' };
  }
}

async function noAnswerOf(response: Response): Promise<NoAnswer> {
  if (response.status === 401) return whoIsThere();
  const failure = parseFailure(await jsonOf(response));
  return failed(failure?.code ?? 'unexpected', {
    digest: failure?.digest ?? null,
    retryAt: retryAt(response.headers.get('Retry-After'), Date.now()),
  });
}

async function ask(path: string, init: RequestInit): Promise<Response | NoAnswer> {
  try {
    const response = await fetch(path, init);
    return response.ok ? response : await noAnswerOf(response);
  } catch {
    // `onLine` is only sure when it says no (HTML standard, 8.9.1.7): then the message can say what to do.
    return failed(navigator.onLine ? 'network' : 'offline');
  }
}

/** What identifies something in an account and says when it was saved; null if an answer does not. */
export function savedAs(value: unknown): SavedAs | null {
  if (!isRecord(value)) return null;
  const { id, savedAt } = value;
  if (typeof id !== 'string' || typeof savedAt !== 'string' || Number.isNaN(Date.parse(savedAt))) return null;
  return { id, savedAt };
}

function bodyOf({ kind, reports }: Keepsake): unknown {
  const written = ({ received, signature }: HandedOn) => ({ report: received, signature });
  const [first] = reports;
  if (kind === 'report' && first !== undefined) return { kind, ...written(first) };
  return { kind, reports: reports.map(written) };
}

/** Saves in the account of the signed-in user. */
export async function saveInAccount(keepsake: Keepsake): Promise<SaveAnswer> {
  const response = await ask(REPORTS_PATH, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(keepsake)),
  });
  if (!(response instanceof Response)) return response;
  const saved = savedAs(await jsonOf(response));
  return saved === null ? failed('unexpected') : { state: 'saved', ...saved };
}

/** Asks for something saved. @returns the response's JSON, unchecked, or why there is none */
export async function readFromAccount(
  id: string,
): Promise<{ readonly state: 'read'; readonly value: unknown } | NoAnswer> {
  const response = await ask(`${REPORTS_PATH}/${encodeURIComponent(id)}`, { headers: { accept: 'application/json' } });
  return response instanceof Response ? { state: 'read', value: await jsonOf(response) } : response;
}
