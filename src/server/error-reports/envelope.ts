/**
 * Reads an envelope as far as is needed to pass it on. Its bytes are never rewritten.
 * https://develop.sentry.dev/sdk/foundations/transport/envelopes/
 */
import { jsonObject } from '../platform/body';

export interface EnvelopeItem {
  readonly type: string;
  readonly payload: Uint8Array;
}

interface Envelope {
  /** The DSN it says it is for; null if it says nothing. */
  readonly dsn: string | null;
  readonly items: readonly EnvelopeItem[];
}

const NEWLINE = 0x0a;

/** Our own error reports never have more items than this. */
const ITEM_LIMIT = 50;

/** A line up to its newline or the end, and where the next one begins. */
function lineAt(bytes: Uint8Array, start: number): { readonly line: Uint8Array; readonly next: number } {
  const newline = bytes.indexOf(NEWLINE, start);
  const end = newline === -1 ? bytes.length : newline;
  return { line: bytes.subarray(start, end), next: newline === -1 ? end : newline + 1 };
}

/** The payload of an item, by the length its header says or, where it says none, up to the end of the line. */
function payloadAt(bytes: Uint8Array, start: number, length: unknown) {
  if (length === undefined) {
    const { line, next } = lineAt(bytes, start);
    return { payload: line, next };
  }
  if (typeof length !== 'number' || !Number.isInteger(length) || length < 0) return null;
  const end = start + length;
  if (end > bytes.length || (end < bytes.length && bytes[end] !== NEWLINE)) return null;
  return { payload: bytes.subarray(start, end), next: Math.min(end + 1, bytes.length) };
}

/** @returns null if the bytes are not an envelope: no header, an item cut short, something after it */
export function parseEnvelope(bytes: Uint8Array): Envelope | null {
  const { line, next } = lineAt(bytes, 0);
  const header = jsonObject(line);
  if (header === null) return null;
  const { dsn = null } = header;
  if (dsn !== null && typeof dsn !== 'string') return null;

  const items: EnvelopeItem[] = [];
  for (let at = next; at < bytes.length;) {
    const head = lineAt(bytes, at);
    // Behind the last item there may be empty lines.
    if (head.line.length === 0) {
      at = head.next;
      continue;
    }
    const itemHeader = jsonObject(head.line);
    if (itemHeader === null || typeof itemHeader['type'] !== 'string' || items.length === ITEM_LIMIT) return null;
    const found = payloadAt(bytes, head.next, itemHeader['length']);
    if (found === null) return null;
    items.push({ type: itemHeader['type'], payload: found.payload });
    at = found.next;
  }
  return { dsn, items };
}
