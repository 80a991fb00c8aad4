/** What the sink reads from what it receives. */
import type { Event, StackFrame } from '@sentry/core';
import { parseEnvelope } from '../../server/error-reports/envelope';

/** A received report, as tests and developers read it. */
export interface Received {
  /** When it arrived, ISO 8601. */
  readonly at: string;
  /** Its headers, except those that HTTP itself needs. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** The bytes as text, unchanged. */
  readonly body: string;
  /** Its events, with frames mapped to the sources. */
  readonly events: readonly Event[];
  /** A violation of the Content-Security-Policy. */
  readonly violation: Readonly<Record<string, unknown>> | null;
}

type FramePlacer = (frame: StackFrame) => StackFrame;

function placed(event: Event, place: FramePlacer): Event {
  const values = event.exception?.values?.map((exception) =>
    exception.stacktrace?.frames
      ? { ...exception, stacktrace: { frames: exception.stacktrace.frames.map(place) } }
      : exception,
  );
  return values ? { ...event, exception: { values } } : event;
}

/** The events of an envelope. Our own tunnel sent it, so one that cannot be read is a bug to report. @throws Error */
export function eventsOf(bytes: Uint8Array, place: FramePlacer): readonly Event[] {
  const envelope = parseEnvelope(bytes);
  if (envelope === null) throw new Error('no envelope');
  return envelope.items
    .filter(({ type }) => type === 'event')
    .map(({ payload }) => placed(JSON.parse(new TextDecoder().decode(payload)) as Event, place));
}

/** @throws Error if it is not a report of a violation */
export function violationOf(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  const report = JSON.parse(new TextDecoder().decode(bytes)) as { 'csp-report'?: Record<string, unknown> };
  if (report['csp-report'] === undefined) throw new Error('no report of a violation');
  return report['csp-report'];
}
