/** One comment on a pull request, brought up to date. GitHub's REST API, "Issue comments", version 2022-11-28. */
import { marked, markOf } from '../../encoding/markdown';
import type { Encoded } from '../../encoding/text';
import { jsonValue, readBytes } from '../../server/platform/body';
import type { PullRequest } from './inputs';

/** The largest response, in bytes: GitHub allows 65,536 characters in each of a hundred comments. */
const ANSWER_LIMIT = 30_000_000;
/** Comments listed at once: as many as GitHub gives. */
const PER_PAGE = 100;
/** Pages looked through for an earlier comment. */
const PAGES = 30;
/** A request may take this long, in ms. */
const LIMIT_MS = 30_000;

export type Commented =
  | { readonly ok: true; readonly did: 'made' | 'updated' }
  /** `status` of GitHub's answer; null if there was none. */
  | { readonly ok: false; readonly status: number | null };

interface Comment {
  readonly id: number;
  readonly body: string;
  readonly isBots: boolean;
}

/** The comments of an answer; others than ours need not be whole. */
function commentsIn(value: unknown): readonly Comment[] {
  if (!Array.isArray(value)) return [];
  return (value as readonly unknown[]).flatMap((one) => {
    if (typeof one !== 'object' || one === null || !('id' in one) || !('body' in one)) return [];
    const { id, body } = one;
    if (typeof id !== 'number' || !Number.isSafeInteger(id) || typeof body !== 'string') return [];
    const user = 'user' in one ? one.user : null;
    const isBots = typeof user === 'object' && user !== null && 'type' in user && user.type === 'Bot';
    return [{ id, body, isBots }];
  });
}

class Refused extends Error {
  constructor(readonly status: number | null) {
    super(`GitHub answered ${String(status)}`);
  }
}

async function ask(
  url: string,
  token: string,
  method: 'GET' | 'POST' | 'PATCH',
  body?: Encoded<'markdown'>,
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      // The token goes nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${token}`,
        'X-GitHub-Api-Version': '2022-11-28',
        'User-Agent': 'facet-action',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify({ body }) }),
    });
  } catch {
    throw new Refused(null);
  }
  if (!response.ok) throw new Refused(response.status);
  const bytes = await readBytes(response, ANSWER_LIMIT);
  if (bytes === null) throw new Refused(null);
  return jsonValue(bytes);
}

/**
 * The earlier comment that begins with a mark. Anyone may write the mark: only a bot's comment is taken for ours, since a
 * token that may write comments may change those of people, too.
 */
async function earlier(comments: string, token: string, mark: string): Promise<number | null> {
  for (let page = 1; page <= PAGES; page += 1) {
    const answer = await ask(`${comments}?per_page=${String(PER_PAGE)}&page=${String(page)}`, token, 'GET');
    const own = commentsIn(answer).find(({ body, isBots }) => isBots && body.startsWith(mark));
    if (own !== undefined) return own.id;
    if (!Array.isArray(answer) || answer.length < PER_PAGE) return null;
  }
  return null;
}

/**
 * @param mark letters and digits that tell ours from others', of several on one pull request too
 */
export async function commentOn(
  pull: PullRequest,
  token: string,
  mark: string,
  text: Encoded<'markdown'>,
): Promise<Commented> {
  const issues = `${pull.api}/repos/${pull.repository}/issues`;
  const comments = `${issues}/${String(pull.number)}/comments`;
  const body = marked(mark, text);
  try {
    const id = await earlier(comments, token, markOf(mark));
    if (id === null) await ask(comments, token, 'POST', body);
    else await ask(`${issues}/comments/${String(id)}`, token, 'PATCH', body);
    return { ok: true, did: id === null ? 'made' : 'updated' };
  } catch (cause) {
    if (cause instanceof Refused) return { ok: false, status: cause.status };
    throw cause;
  }
}
