/**
 * Who is signed in. The cookie holds only the sealed name of a record in storage: a session ends when its record is
 * gone, even if a cookie remains.
 */
import { randomBytes } from 'node:crypto';
import Bowser from 'bowser';
import { z } from 'zod';
import { SESSION_COOKIE } from '../../site/endpoints';
import { LIMITS } from '../../site/limits';
import { ROLE_CAPABILITIES, type Role } from '../../site/accounts';
import { dayStamp } from '../platform/storage/stamps';
import type { FoundSession, Services, Session } from '../platform/services';
import { UnreadableError } from '../platform/storage/store';
import { readHostCookie, setHostCookie } from '../platform/cookies';
import { finishClosing } from './close-account';
import { createSealer } from './sealing';
import { floors, floorOf, memberKey, nameOf, sessions, type SessionName, type SessionRecord } from './store';

/** What the identity provider says about the signed-in person. */
export interface Profile {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly roles: readonly Role[];
}

export type SessionServices = Pick<Services, 'environment' | 'storage' | 'now' | 'report' | 'purge'>;

const cookieSchema = z.object({
  member: z.string().regex(/^[0-9a-f]{32}$/),
  id: z.string().regex(/^\d{8}-[\w-]{43}$/),
});

function lifetimeSeconds(roles: readonly Role[]): number {
  const privileged = roles.some((role) => ROLE_CAPABILITIES[role].length > 0);
  return privileged ? LIMITS.privilegedSessionSeconds : LIMITS.sessionSeconds;
}

function deviceOf(userAgent: string | null): SessionRecord['device'] {
  // Longer ones do not help people recognise a device.
  if (userAgent === null || userAgent === '' || userAgent.length > 1000) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name?.slice(0, 60) || null, system: os.name?.slice(0, 60) || null };
}

async function sealedCookie(
  { environment, now }: SessionServices,
  url: URL,
  { member, id, until }: SessionName & Pick<Session, 'until'>,
): Promise<string | null> {
  const sealer = createSealer(environment, now);
  if (sealer === null) return null;
  const seconds = Math.max(0, Math.floor((until - now().getTime()) / 1000));
  return setHostCookie(url, SESSION_COOKIE, await sealer.seal('session', { member, id }, until), seconds);
}

/**
 * Begins a session, always under a new name, so that a name known to an attacker is never signed in. Where the person's
 * account is still being deleted, that is completed first.
 *
 * @returns the session and the Set-Cookie for the browser
 * @throws StorageError; Error if accounts are off
 */
export async function beginSession(
  services: SessionServices,
  request: Request,
  { issuer, subject, name, email, roles }: Profile,
): Promise<{ readonly session: Session; readonly cookie: string }> {
  const startedAt = services.now().getTime();
  const until = startedAt + lifetimeSeconds(roles) * 1000;
  const member = memberKey(issuer, subject);
  // Its last day comes first.
  const id = `${dayStamp(until)}-${randomBytes(32).toString('base64url')}`;
  const record: SessionRecord = {
    format: 1,
    ...{ issuer, subject, name, email, roles: [...roles] },
    device: deviceOf(request.headers.get('user-agent')),
    ...{ startedAt, seenAt: startedAt, until },
  };
  const session = { ...record, member, id };
  const cookie = await sealedCookie(services, new URL(request.url), session);
  if (cookie === null) throw new Error('a session cannot begin: accounts are off');
  await finishClosing(services, member);
  // No other session has this name.
  await sessions.once(services.storage, nameOf(session), record);
  return { session, cookie };
}

/** A session as it is stored; null if it is missing or over. @throws StorageError */
async function readSession(
  { storage, now }: Pick<SessionServices, 'storage' | 'now'>,
  { member, id }: SessionName,
): Promise<{ readonly session: Session; readonly version: string } | null> {
  const [found, floor] = await Promise.all([
    sessions.findOrUnreadable(storage, nameOf({ member, id })),
    floors.value(storage, floorOf(member)),
  ]);
  if (found === null || found instanceof UnreadableError) return null;
  const { until, seenAt, startedAt } = found.value;
  const time = now().getTime();
  const isOver = time >= until || time >= seenAt + LIMITS.sessionIdleSeconds * 1000;
  return isOver || startedAt < (floor ?? 0)
    ? null
    : { session: { ...found.value, member, id }, version: found.version };
}

/**
 * The session of a request; null if not signed in: no cookie, or one that is not ours, was changed, has expired or was
 * revoked.
 *
 * @throws StorageError if that is unknown
 */
export async function findSession(services: SessionServices, request: Request): Promise<FoundSession | null> {
  const { environment, storage, now } = services;
  if (environment.identity === null) return null;
  const sealed = readHostCookie(request, SESSION_COOKIE);
  const opened = sealed === null ? null : await createSealer(environment, now)?.open('session', sealed);
  const named = cookieSchema.safeParse(opened?.payload);
  if (!opened || !named.success) return null;
  const found = await readSession(services, named.data);
  // The operator may have changed to another provider, which has other people.
  if (found?.session.issuer !== environment.identity.issuer) return null;
  const { session, version } = found;
  const time = now().getTime();
  if (time >= session.seenAt + LIMITS.sessionTouchSeconds * 1000) {
    const { member, id, ...record } = session;
    const touched: SessionRecord = { format: 1, ...record, roles: [...record.roles], seenAt: time };
    // Only if it was not ended meanwhile: it must not come back.
    await sessions.replace(storage, nameOf(session), version, touched).catch(services.report);
  }
  return { session, renewal: opened.outdated ? await sealedCookie(services, new URL(request.url), session) : null };
}

/** Whether a session found earlier is still valid. @throws StorageError if that is unknown */
export async function isSignedIn(
  services: Pick<SessionServices, 'storage' | 'now'>,
  session: SessionName,
): Promise<boolean> {
  return (await readSession(services, session)) !== null;
}

/** The Set-Cookie that makes the browser forget its session. */
export function forgottenSession(url: URL): string {
  return setHostCookie(url, SESSION_COOKIE, '', 0);
}

/** Ends one session. @throws StorageError if it is not certain that it ended */
export async function endSession({ storage }: SessionServices, session: SessionName): Promise<void> {
  await sessions.delete(storage, nameOf(session));
}

/** Ends every session of a person, including those no listing shows. @throws StorageError if that is not certain */
export async function endAllSessions({ storage, now }: SessionServices, member: string): Promise<void> {
  // This alone ends them all; deleting removes the data about them.
  await floors.put(storage, floorOf(member), now().getTime() + 1);
  await sessions.delete(storage, ...(await sessions.names(storage, `${member}/`)));
}

/** The sessions of a person that are not over, most recently used first. @throws StorageError */
export async function sessionsOf(services: SessionServices, member: string): Promise<readonly Session[]> {
  const names = await sessions.names(services.storage, `${member}/`);
  const found = await Promise.all(
    names.map((name) => readSession(services, { member, id: name.slice(member.length + 1) })),
  );
  return found.flatMap((each) => each?.session ?? []).sort((a, b) => b.seenAt - a.seenAt);
}

/** Deletes the records of sessions whose last day is over. Runs on a schedule. */
export async function deleteOldSessions({ storage, now }: Pick<SessionServices, 'storage' | 'now'>): Promise<void> {
  // Each person's are in a folder of their own.
  await sessions.forget(storage, dayStamp(now().getTime()), 1);
}
