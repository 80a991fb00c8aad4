/** What `/api/reports` answers, as the page understands it. */
import type { HandedOn } from '../../../brand/sharing/link';
import { ASKED_PATHS } from '../../../site/tool-addresses';
import { isRecord } from '../failure';
import type { Keepsake } from '../stash-for-sign-in';
import { jsonOf, noResponse, refusal, refusalOf, type Refusal } from '../refusal';

const REPORTS_PATH = ASKED_PATHS.reports;
const SESSION_PATH = ASKED_PATHS.session;

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

function failed(failure: Refusal): NoAnswer {
  return { state: 'failed', failure };
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
  return failed(await refusalOf(response));
}

async function ask(path: string, init: RequestInit): Promise<Response | NoAnswer> {
  try {
    const response = await fetch(path, init);
    return response.ok ? response : await noAnswerOf(response);
  } catch {
    return failed(noResponse());
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
  return saved === null ? failed(refusal('unexpected')) : { state: 'saved', ...saved };
}

/** Requests something saved. @returns the response's JSON, unchecked, or why it cannot be read */
export async function readFromAccount(
  id: string,
): Promise<{ readonly state: 'read'; readonly value: unknown } | NoAnswer> {
  const response = await ask(`${REPORTS_PATH}/${encodeURIComponent(id)}`, { headers: { accept: 'application/json' } });
  return response instanceof Response ? { state: 'read', value: await jsonOf(response) } : response;
}
