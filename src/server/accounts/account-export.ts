/** Everything known about a member, as one file for them to keep. */
import { LIMITS } from '../../site/limits';
import { editsOf } from '../feedback/store';
import type { Store } from '../platform/storage/store';
import { sentAs } from '../reports/saved-content';
import { listPublished } from '../reports/store';
import { listSaved, readSaved } from './saved-reports';
import { sessionsOf, type SessionServices } from './sessions';
import type { Session } from '../platform/services';

export const ACCOUNT_EXPORT_NAME = 'facet-account.json';

/** Items read at once: all a member may save is 16 MB. */
const AT_ONCE = 8;

const iso = (time: number) => new Date(time).toISOString();

function profileOf({ issuer, subject, name, email }: Session) {
  return { issuer, subject, name, email };
}

/** Without the session's name, which is useless without the seal but need not be disclosed. */
function sessionFacts({ id, device, startedAt, seenAt, until }: Session, own: Session) {
  return { device, startedAt: iso(startedAt), seenAt: iso(seenAt), until: iso(until), current: id === own.id };
}

/** JSON of each saved item, newest first. @throws StorageError */
async function savedTexts(storage: Store, member: string): Promise<readonly string[]> {
  const items = await listSaved(storage, member);
  const texts: string[] = [];
  for (let first = 0; first < items.length; first += AT_ONCE) {
    const read = items.slice(first, first + AT_ONCE).map(({ id }) => readSaved(storage, member, id));
    for (const saved of await Promise.all(read)) {
      // Null: deleted since the list was read.
      if (saved !== null) texts.push(JSON.stringify({ ...saved, reports: saved.reports.map(sentAs) }));
    }
  }
  return texts;
}

/**
 * The file `facet-account.json`, in UTF-8, in pieces:
 *
 * ```
 * { format: 1,
 *   exportedAt,                                           ISO 8601, UTC, as all times in it
 *   profile: { issuer, subject, name, email },            what the identity provider said at sign-in; name and email may be null
 *   roles: [role],
 *   sessions: [{ device: { browser, system }, startedAt, seenAt, until, current }],
 *   edits: [{ message, on }],                            messages they changed or deleted as an editor, and the UTC day; the
 *                                                        records name them until the account is deleted, then a pseudonym
 *   published: [{ id, kind: 'assessment' | 'comparison', state: 'link' | 'published', publishedAt, expiresAt,
 *     reports: [{ origin, name, … }] }],                 newest first; the reports themselves are at their addresses
 *   saved: [{ id, kind: 'report' | 'comparison', savedAt, reports: [{ report, signature }] }] }   newest first
 * ```
 *
 * Reports and signatures are as they were sent, so each can be verified and opened like one in a link. All of it is read
 * before the first piece is given, so that what cannot be read is an error and no file cut short. Its size is bounded
 * by `LIMITS.savedBytesPerMember`, below what Netlify streams in one answer (20 MB); buffered, an answer may have 6 MB.
 *
 * @throws StorageError
 */
export async function accountExport(services: SessionServices, session: Session): Promise<readonly string[]> {
  const { storage, now } = services;
  const [sessions, edits, published, saved] = await Promise.all([
    sessionsOf(services, session.member),
    editsOf(storage, session.member),
    listPublished(storage, session.member, 1, LIMITS.publishedPerMember),
    savedTexts(storage, session.member),
  ]);
  const head = {
    format: 1,
    exportedAt: now().toISOString(),
    profile: profileOf(session),
    roles: session.roles,
    sessions: sessions.map((each) => sessionFacts(each, session)),
    // By name, as long as the account exists; then by a pseudonym.
    edits: edits.map(({ day, reference }) => ({ message: reference, on: day.replace(/^(....)(..)/, '$1-$2-') })),
    published: published.items,
  };
  const pieces = saved.map((text, place) => `${place === 0 ? '' : ','}\n${text}`);
  return [`${JSON.stringify(head).slice(0, -1)},"saved":[`, ...pieces, ']}\n'];
}
