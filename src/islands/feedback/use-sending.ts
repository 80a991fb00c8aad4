import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { formErrors, type FeedbackErrors } from '../../components/feedback-errors';
import { checkFeedback, checkScreenshot } from '../../site/feedback';
import type { FeedbackAnswer, Failure, Receipt } from './answer';
import { screenshotOf, valuesOf } from './form-fields';
import { send } from './send';
import { keepDraft } from './keep-draft';
import { useProof } from './use-proof';

/** Where a message is. */
export type Stage =
  | { readonly at: 'writing'; readonly errors: FeedbackErrors; readonly failure: Failure | null }
  /** The proof of work is not ready yet. */
  | { readonly at: 'proving' }
  /** `part` of it has been sent, 0 to 1. */
  | { readonly at: 'sending'; readonly part: number }
  | { readonly at: 'sent'; readonly receipt: Receipt };

/** How long sending waits for a proof of work: it only raises trust. */
const PROOF_PATIENCE_MS = 3000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const WRITING: Stage = { at: 'writing', errors: {}, failure: null };

/** What is wrong with the form as it is filled in; empty if nothing is. */
function errorsIn(form: HTMLFormElement): FeedbackErrors {
  const file = screenshotOf(form);
  const screenshot = file && checkScreenshot(file);
  const values = valuesOf(form);
  return formErrors({ ...checkFeedback(values), ...(screenshot && { screenshot }) }, values.kind);
}

/** Where an answer leaves the message. @param kind of the message */
function stageAfter(answer: FeedbackAnswer, kind: unknown): Stage {
  if (answer.type === 'stored') return { at: 'sent', receipt: answer.receipt };
  if (answer.type === 'failed') return { at: 'writing', errors: {}, failure: answer.failure };
  const errors = formErrors(answer.codes, kind);
  // What is wrong cannot be corrected in the form.
  const known = Object.keys(errors).length > 0;
  const failure: Failure | null = known ? null : { code: 'unexpected', retryAfterSeconds: null, digest: null };
  return { at: 'writing', errors, failure };
}

/** Checks and sends the form, once at a time and under one key, and keeps what was typed until it has arrived. */
export function useSending(form: RefObject<HTMLFormElement>) {
  const [stage, setStage] = useState<Stage>(WRITING);
  const [draft] = useState(() => keepDraft(form));
  /** When the draft was written that the form was filled in with, ms since 1970. */
  const [restored, setRestored] = useState<number | null>(null);
  const proof = useProof(form);
  const underWay = useRef<AbortController | null>(null);

  useEffect(() => draft.keep(setRestored), [draft]);
  useEffect(() => () => underWay.current?.abort(), []);

  const submit = useCallback(async (): Promise<void> => {
    const element = form.current;
    if (element === null || underWay.current !== null) return;
    const errors = errorsIn(element);
    if (Object.keys(errors).length > 0) {
      setStage({ at: 'writing', errors, failure: null });
      return;
    }
    const controller = new AbortController();
    underWay.current = controller;
    try {
      const body = new FormData(element);
      if (screenshotOf(element) === null) body.delete('screenshot');
      const key = draft.keyForSending();
      if (key !== null) body.set('key', key);
      setStage({ at: 'proving' });
      const altcha = await proof.take(pause(PROOF_PATIENCE_MS));
      if (altcha !== null) body.set('altcha', altcha);
      setStage({ at: 'sending', part: 0 });
      const answer = await send(body, {
        signal: controller.signal,
        onProgress: (part) => setStage({ at: 'sending', part }),
      });
      if (answer.type === 'stored') draft.forget();
      if (answer.type === 'failed' && answer.failure.code === 'key-reused') draft.dropKey();
      setStage(stageAfter(answer, body.get('kind')));
    } finally {
      underWay.current = null;
    }
  }, [form, proof, draft]);

  const discard = useCallback(() => {
    form.current?.reset();
    draft.forget();
    setRestored(null);
    setStage(WRITING);
  }, [form, draft]);

  return { stage, restored, submit, discard };
}
