/** A statement of a site taken away, emptied, broken or contradicted: what the score must not reward. */
import type { AnsweredRequest, Evidence, EvidenceRequest, RequestId } from '../evidence/evidence';

export type MutationKind = 'drop' | 'empty' | 'break' | 'contradict';

export interface Mutation {
  readonly statement: string;
  readonly kind: MutationKind;
  /** The checks that judge the statement: it is correct if they passed. */
  readonly checks: readonly string[];
  /** Returns the evidence unchanged if there is nothing to change. */
  readonly apply: (evidence: Evidence) => Evidence;
}

export type Edit = (html: string) => string;

/** Changes the answer to a request. */
export function withAnswer(
  evidence: Evidence,
  id: RequestId,
  change: (answer: AnsweredRequest) => EvidenceRequest,
): Evidence {
  const requests = evidence.requests.map((request) =>
    request.id === id && request.state === 'answered' ? change(request) : request,
  );
  return { ...evidence, requests };
}

/** Changes the HTML of the home page. */
export function withHtml(evidence: Evidence, edit: Edit): Evidence {
  return withAnswer(evidence, 'https-home', (answer) =>
    answer.body?.kind === 'text' ? { ...answer, body: { ...answer.body, text: edit(answer.body.text) } } : answer,
  );
}

/** Changes a header of the home page; null takes it away. */
export function withHeader(evidence: Evidence, name: string, value: string | null): Evidence {
  return withAnswer(evidence, 'https-home', (answer) => ({
    ...answer,
    headers: answer.headers.flatMap(([key, own]): (readonly [string, string])[] => {
      if (key.toLowerCase() !== name) return [[key, own]];
      return value === null ? [] : [[key, value]];
    }),
  }));
}

/** Adds header fields to those of the home page. */
export function withHeaders(evidence: Evidence, headers: AnsweredRequest['headers']): Evidence {
  return withAnswer(evidence, 'https-home', (answer) => ({ ...answer, headers: [...answer.headers, ...headers] }));
}

/** Makes nothing be at a request's address. */
export function withoutFile(evidence: Evidence, id: RequestId): Evidence {
  return withAnswer(evidence, id, (answer) => ({ ...answer, status: 404, body: null }));
}
