/** Errors of functions, reported like those of pages: to the same service, under the same limits. */
import {
  createEventEnvelope,
  createStackParser,
  exceptionFromError,
  serializeEnvelope,
  type Event,
  type Exception,
} from '@sentry/core';
import { nodeStackLineParser } from '@sentry/core/server';
import { inspect } from 'node:util';
import type { Store } from '../platform/storage/store';
import { causesOf, logError } from '../platform/error-log';
import { categoryOf, ENVELOPE_TYPE, limitedUntil, rememberLimits, sendUpstream, type Upstream } from './upstream';

const parseStack = createStackParser(nodeStackLineParser());

function exceptionOf(cause: unknown): Exception {
  return cause instanceof Error ? exceptionFromError(parseStack, cause) : { type: 'Error', value: inspect(cause) };
}

interface FunctionErrorFacts {
  /** Id of the report: the digest a visitor can quote. */
  readonly digest: string;
  readonly release: string;
  readonly environment: string;
  readonly now: Date;
}

/** The report of an error: what happened where in our code, and nothing of the request. */
export function functionErrorEvent(error: unknown, { digest, release, environment, now }: FunctionErrorFacts): Event {
  return {
    event_id: digest,
    timestamp: now.getTime() / 1000,
    platform: 'node',
    level: 'error',
    release,
    environment,
    tags: { runtime: 'function' },
    // The outermost error comes last.
    exception: { values: causesOf(error).map(exceptionOf).reverse() },
  };
}

/** Sends the report of an error, unless the service wants to be left alone. Never throws: there is nobody to tell. */
export async function sendFunctionError(
  error: unknown,
  facts: FunctionErrorFacts,
  upstream: Upstream,
  storage: () => Store,
): Promise<void> {
  const quietly = (cause: unknown) => void logError(cause);
  try {
    const limits = async () => limitedUntil(storage(), [categoryOf('event')], facts.now);
    // A storage that fails may be the very error.
    if ((await limits().catch(() => 0)) > 0) return;
    const body = serializeEnvelope(createEventEnvelope(functionErrorEvent(error, facts)));
    const answer = await sendUpstream(upstream, ENVELOPE_TYPE, body, quietly);
    const remember = async () => rememberLimits(storage(), answer, facts.now);
    await remember().catch(quietly);
  } catch (cause) {
    quietly(cause);
  }
}
