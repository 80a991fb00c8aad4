import { ASKED_PATHS } from '../../site/tool-addresses';
import { failed, readAnswer, type FeedbackAnswer } from './answer';

/** Where the form goes, with and without script. */
const FEEDBACK_PATH = ASKED_PATHS.feedback;

/** After this long no answer is expected any more: twice what a slow phone needs for the largest screenshot. */
const PATIENCE_MS = 180_000;

interface Sending {
  readonly signal: AbortSignal;
  /** Gets the sent part of the body, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/**
 * Sends a message. By XMLHttpRequest, since `fetch` does not tell how much of a body has been sent, and a screenshot on
 * a slow connection takes a minute.
 */
export function send(body: FormData, { signal, onProgress }: Sending): Promise<FeedbackAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    // `onLine` is only sure when it says no (HTML standard, 8.9.1.7): then the message can say what to do.
    const lost = (): void => resolve(failed(navigator.onLine ? 'network' : 'offline'));
    request.open('POST', FEEDBACK_PATH);
    request.setRequestHeader('accept', 'application/json');
    request.timeout = PATIENCE_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total));
    request.addEventListener('load', () => {
      resolve(readAnswer(request.status, request.responseText, request.getResponseHeader('retry-after')));
    });
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, lost);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
