import type { Evidence } from '../../../brand/evidence/evidence';
import { ASKED_PATHS } from '../../../site/tool-addresses';
import type { Locale } from '../../../site/locales';
import { AssessmentFailure, isRecord, parseFailure, type Failure } from '../failure';
import { readNdjson } from './ndjson';
import type { Production } from '../result';
import { parseStreamLine, type Progress, type StreamLine, type Wait } from './stream-line';

/** Where the form goes, with and without script. */
const ASSESS_PATH = ASKED_PATHS.assess;

const NDJSON = 'application/x-ndjson';

export interface AssessmentRequest {
  /** The address as typed. */
  readonly address: string;
  readonly locale: Locale;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  /** Told when it has to wait for its turn. */
  readonly onWait?: (wait: Wait) => void;
}

/** How often it comes back for its place in the line before the visitor is told. */
const TURNS = 3;

/**
 * Asks the function to assess a URL and follows its answer to the report, and then to the evidence. If it is given a
 * place in the line, it comes back when it is its turn.
 *
 * @throws AssessmentFailure if no report comes, an abort included
 */
export async function requestAssessment(request: AssessmentRequest): Promise<Production> {
  let ticket: string | undefined;
  for (let turn = 0; ; turn += 1) {
    try {
      return await askOnce(request, ticket);
    } catch (cause) {
      if (!(cause instanceof AssessmentFailure) || cause.ticket === undefined || turn === TURNS) throw cause;
      const { place = 1, retryAfterSeconds: seconds = 1 } = cause;
      ticket = cause.ticket;
      request.onWait?.({ place, seconds });
      await pause(seconds * 1000, request.signal);
    }
  }
}

/** Resolves after a time, or rejects once the visitor wants no report any more. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      reject(new AssessmentFailure('interrupted'));
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

async function askOnce(request: AssessmentRequest, ticket: string | undefined): Promise<Production> {
  const response = await send(request, ticket);
  if (response.body === null || !response.headers.get('content-type')?.startsWith(NDJSON)) {
    throw await problemOf(response);
  }
  const lines = readNdjson(response.body);
  try {
    // Not by `for await`, which would end the stream with the report.
    for (let next = await lines.next(); !next.done; next = await lines.next()) {
      const line = parseStreamLine(next.value);
      if (line?.type === 'error') throw new AssessmentFailure(line.code, line);
      if (line?.type === 'report') return await productionOf(resultOf(line), lines);
      if (line?.type === 'waiting') request.onWait?.({ place: line.place, seconds: line.seconds });
      if (line?.type === 'request') request.onProgress({ id: line.id, state: line.state, ms: line.ms });
    }
  } catch (cause) {
    await lines.return();
    throw cause instanceof AssessmentFailure ? cause : new AssessmentFailure('interrupted', { cause });
  }
  throw new AssessmentFailure('interrupted');
}

function resultOf({
  report,
  facts,
  signature,
  reusedUntil,
  leftOut,
}: Extract<StreamLine, { type: 'report' }>): Production['result'] {
  return {
    report,
    received: { ...report },
    signature,
    arrival: { from: 'network' },
    basis: { state: 'awaited', facts },
    ...(reusedUntil !== undefined && { reusedUntil }),
    ...(leftOut && { leftOut }),
  };
}

/**
 * The report with the line after it, which is sent together with it: its pictures. Where they do not come, it is shown
 * without them.
 */
async function productionOf(result: Production['result'], lines: AsyncGenerator<unknown, void>): Promise<Production> {
  const next = await lines.next().catch(() => null);
  const line = parseStreamLine(next?.value);
  return {
    result: line?.type === 'pictures' ? { ...result, pictures: line.pictures } : result,
    evidence: line?.type === 'evidence' ? Promise.resolve(line.evidence) : evidenceIn(lines),
  };
}

/** The evidence behind the report; null if the answer ends without it, which costs an export and nothing else. */
async function evidenceIn(lines: AsyncGenerator<unknown, void>): Promise<Evidence | null> {
  try {
    for await (const value of lines) {
      const line = parseStreamLine(value);
      if (line?.type === 'evidence') return line.evidence;
    }
  } catch {
    // It broke off, or the user wants another report by now.
  }
  return null;
}

async function send({ address, locale, signal }: AssessmentRequest, ticket?: string): Promise<Response> {
  try {
    return await fetch(ASSESS_PATH, {
      method: 'POST',
      headers: { accept: NDJSON, 'content-type': 'application/json' },
      body: JSON.stringify({ address, locale, ticket }),
      signal,
    });
  } catch (cause) {
    // `onLine` is only sure when it says no (HTML standard, 8.9.1.7): then the message can say what to do.
    throw new AssessmentFailure(navigator.onLine ? 'network' : 'offline', { cause });
  }
}

/** What an `application/problem+json` answer (RFC 9457) says; `unexpected` if the answer is not one. */
async function problemOf(response: Response): Promise<AssessmentFailure> {
  const problem = await response.json().then(
    (value: unknown) => value,
    // Not JSON: an error page of something between the function and us.
    () => null,
  );
  const failure = parseFailure(problem);
  if (failure === null) return new AssessmentFailure('unexpected');
  const suggestion = ofAddress(problem, 'suggestions');
  return new AssessmentFailure(ofAddress(problem, 'fields') ?? failure.code, {
    ...failure,
    ...(suggestion !== null && { suggestion }),
  });
}

/** What is wrong with the URL, or was probably meant, where the problem says so for each field. */
function ofAddress(problem: unknown, member: 'fields' | 'suggestions'): string | null {
  const fields = isRecord(problem) ? problem[member] : null;
  const text = isRecord(fields) ? fields['address'] : null;
  return typeof text === 'string' ? text : null;
}

/** Why the function does not take an address that does not have the form of one; null if it does not say. */
export async function whyRefused(address: string, locale: Locale): Promise<Failure | null> {
  const controller = new AbortController();
  try {
    await requestAssessment({ address, locale, signal: controller.signal, onProgress: () => undefined });
  } catch (cause) {
    if (cause instanceof AssessmentFailure && cause.code.startsWith('address-')) return cause.plain;
  } finally {
    controller.abort();
  }
  return null;
}
