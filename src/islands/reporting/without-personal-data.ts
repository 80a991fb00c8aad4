/**
 * The part of an error report that may leave the browser: what happened and where in our code. Nothing about visitors.
 */
import type { ErrorEvent, Exception, StackFrame } from '@sentry/core';
import { pathForErrors } from '../../site/feedback-link';

const EMAIL = /(?<![^\s@<>"'])[^\s@<>"']+@[^\s@<>"']+\.[\p{L}\d-]+/gu;
/** Scheme, who is named before the host, host, path, and the rest from the query on. */
const ADDRESS = /(\b\w+:\/\/)(?:[^\s/@]*@)?([^\s/?#"')]*)([^\s?#"')]*)(?:[?#][^\s"')]*)?/g;

/** @returns the text with URLs up to their path, without the secrets of private links and without e-mail addresses */
export function withoutAddresses(text: string): string {
  return text
    .replace(ADDRESS, (_, scheme: string, host: string, path: string) => scheme + host + pathForErrors(path))
    .replace(EMAIL, '…');
}

/** What a frame says: its place, and no values of variables. */
function placeOf({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  return {
    ...(filename !== undefined && { filename: withoutAddresses(filename) }),
    ...(name !== undefined && { function: name }),
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
    ...(in_app !== undefined && { in_app }),
  };
}

function exceptionOf({ type, value, mechanism, stacktrace }: Exception): Exception {
  return {
    ...(type !== undefined && { type }),
    ...(value !== undefined && { value: withoutAddresses(value) }),
    ...(mechanism && { mechanism }),
    ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(placeOf) } }),
  };
}

/**
 * An event with what is listed here and nothing else, even if a later version of the client adds more.
 *
 * @param page URL of the page it happened on
 */
export function withoutPersonalData(event: ErrorEvent, page: string): ErrorEvent {
  const { event_id, timestamp, level, platform, release, environment, tags, sdk, contexts, exception } = event;
  const { origin, pathname } = new URL(page);
  return {
    type: undefined,
    ...(event_id !== undefined && { event_id }),
    ...(timestamp !== undefined && { timestamp }),
    ...(level && { level }),
    ...(platform !== undefined && { platform }),
    ...(release !== undefined && { release }),
    ...(environment !== undefined && { environment }),
    ...(tags && { tags }),
    ...(sdk && { sdk }),
    ...(contexts?.['react'] && { contexts: { react: contexts['react'] } }),
    request: { url: origin + pathForErrors(pathname) },
    exception: { values: exception?.values?.map(exceptionOf) ?? [] },
  };
}
