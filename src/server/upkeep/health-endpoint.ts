/**
 * `GET /api/health`: what each part answered last, for programs that watch the site. Nobody is asked anything for it but
 * storage: two operations, and those once in some seconds. It says nothing about people and no address or key of ours.
 */
import { LIMITS } from '../../site/limits';
import { CLOCK_STOPPED_MINUTES } from '../../site/schedules';
import type { Handler } from '../platform/endpoint';
import { readLastRuns, type LastRuns } from '../platform/last-runs';
import { lastSeen, PARTS, type LastSeen, type Part } from '../platform/seen';
import type { Services } from '../platform/services';
import type { Health, HealthPart } from './answers';

const OFF: HealthPart = { status: 'off', answeredAt: null, failedAt: null };
const UNKNOWN: HealthPart = { status: 'unknown', answeredAt: null, failedAt: null };

const isoOf = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString());

type HealthServices = Pick<Services, 'storage' | 'environment' | 'artifacts' | 'now' | 'report' | 'instance'>;

function isOn(part: Part, { identity, notifications, errorReports }: Services['environment']): boolean {
  switch (part) {
    case 'identity-provider':
      return identity !== null;
    case 'mail':
      return notifications.mail !== null;
    case 'webhook':
      return notifications.webhook !== null;
    case 'error-reports':
      return errorReports.enabled && errorReports.dsn !== null;
    case 'reading':
    case 'pictures':
    case 'cards':
      return true;
  }
}

/** A quarter of an hour with both counts as one in which it failed. */
function seenPart({ answered, failed }: LastSeen = {}): HealthPart {
  const status =
    answered === undefined && failed === undefined ? 'unknown' : (answered ?? 0) > (failed ?? 0) ? 'pass' : 'fail';
  return { status, answeredAt: isoOf(answered), failedAt: isoOf(failed) };
}

function schedulesPart(runs: LastRuns | null, { environment, now }: HealthServices): HealthPart {
  // The platform runs them on the published deploy alone.
  if (environment.context !== 'production') return OFF;
  if (runs === null) return UNKNOWN;
  const isLate = now().getTime() - runs.ranAt > CLOCK_STOPPED_MINUTES * 60_000;
  return { status: isLate ? 'fail' : 'pass', answeredAt: isoOf(runs.ranAt), failedAt: null };
}

async function stored(services: HealthServices): Promise<Health['parts']> {
  const { storage, environment, now } = services;
  const [seen, runs] = await Promise.all([lastSeen(storage), readLastRuns(storage)]);
  const known = (part: Part) => (isOn(part, environment) ? seenPart(seen.get(part)) : OFF);
  return {
    storage: { status: 'pass', answeredAt: now().toISOString(), failedAt: null },
    schedules: schedulesPart(runs, services),
    ...(Object.fromEntries(PARTS.map((part) => [part, known(part)])) as Record<Part, HealthPart>),
  };
}

/** What is known where storage does not answer: that. */
function unanswered({ environment, now }: HealthServices): Health['parts'] {
  return {
    storage: { status: 'fail', answeredAt: null, failedAt: now().toISOString() },
    schedules: UNKNOWN,
    ...(Object.fromEntries(PARTS.map((part) => [part, isOn(part, environment) ? UNKNOWN : OFF])) as Record<
      Part,
      HealthPart
    >),
  };
}

async function look(services: HealthServices): Promise<Health> {
  const { artifacts, now, report } = services;
  const parts = await stored(services).catch((error: unknown) => {
    report(error);
    return unanswered(services);
  });
  const failing = Object.values(parts).some(({ status }) => status === 'fail');
  const status = parts.storage.status === 'fail' ? 'fail' : failing ? 'warn' : 'pass';
  return { status, version: (await artifacts.facts()).version, checkedAt: now().toISOString(), parts };
}

/** What each instance saw last, so that however often it is asked costs nothing. */
const looks = new WeakMap<object, { readonly until: number; readonly health: Promise<Health> }>();

function healthOf(services: HealthServices): Promise<Health> {
  const { instance, now, environment } = services;
  // On a developer's machine it is asked by people who just changed something.
  if (environment.context === 'dev') return look(services);
  const time = now().getTime();
  const known = instance && looks.get(instance);
  if (known && known.until > time) return known.health;
  const health = look(services);
  if (instance) looks.set(instance, { until: time + LIMITS.healthSeconds * 1000, health });
  return health;
}

export const healthHandler: Handler<null> = {
  async respond({ services }) {
    const health = await healthOf(services);
    return Response.json(health, { status: health.status === 'fail' ? 503 : 200 });
  },
};
