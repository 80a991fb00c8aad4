/** What a sink makes of what it is sent. */
import type { Event, StackFrame } from '@sentry/core';
import { parseEnvelope } from '../../server/error-reports/envelope';

/** What arrived, as tests and developers read it. */
export interface Received {
  /** ISO 8601, when. */
  readonly at: string;
  /** What it came with, besides what HTTP itself needs. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** The bytes as text, untouched. */
  readonly body: string;
  /** Events in it, their frames in the sources. */
  readonly events: readonly Event[];
  /** A violation of the Content-Security-Policy. */
  readonly violation: Readonly<Record<string, unknown>> | null;
}

type Place = (frame: StackFrame) => StackFrame;

function placed(event: Event, place: Place): Event {
  const values = event.exception?.values?.map((exception) =>
    exception.stacktrace?.frames
      ? { ...exception, stacktrace: { frames: exception.stacktrace.frames.map(place) } }
      : exception,
  );
  return values ? { ...event, exception: { values } } : event;
}

/** The events of an envelope. It is what our own tunnel sent, so what cannot be read is a fault to see. @throws Error */
export function eventsOf(bytes: Uint8Array, place: Place): readonly Event[] {
  const envelope = parseEnvelope(bytes);
  if (envelope === null) throw new Error('no envelope');
  return envelope.items
    .filter(({ type }) => type === 'event')
    .map(({ payload }) => placed(JSON.parse(new TextDecoder().decode(payload)) as Event, place));
}

/** @throws Error where it is no report of a violation */
export function violationOf(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  const report = JSON.parse(new TextDecoder().decode(bytes)) as { 'csp-report'?: Record<string, unknown> };
  if (report['csp-report'] === undefined) throw new Error('no report of a violation');
  return report['csp-report'];
}
