/** Reads a request's body: its size, its encoding and its form, before any schema. */
import type { BodyFormat } from '../site/endpoints';
import type { ErrorCode } from '../site/errors';

export type BodyResult =
  | { readonly ok: true; readonly format: BodyFormat; readonly fields: Readonly<Record<string, unknown>> }
  | {
      readonly ok: false;
      readonly code: Extract<ErrorCode, 'body-type-refused' | 'body-too-large' | 'body-malformed'>;
    };

const MEDIA_TYPES: Readonly<Record<string, BodyFormat>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/** All bytes of a body; null where it has more than the limit, of which no more are read. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (request.body === null) return new Uint8Array();
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseForm(text: string, lists: readonly string[]): Record<string, unknown> | null {
  const entries = [...new URLSearchParams(text)];
  const valuesOf = (wanted: string) => entries.flatMap(([name, value]) => (name === wanted ? [value] : []));
  const names = [...new Set(entries.map(([name]) => name))];
  if (names.some((name) => !lists.includes(name) && valuesOf(name).length > 1)) return null;
  return Object.fromEntries(names.map((name) => [name, lists.includes(name) ? valuesOf(name) : valuesOf(name)[0]]));
}

function parseJson(text: string): Readonly<Record<string, unknown>> | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.fromEntries(Object.entries(value));
}

/**
 * @param limit bytes read at most
 * @param lists names that a form may repeat; each gives a list, of one value too
 * @returns the fields of a JSON object or a form without other repeated names, or why there are none
 */
export async function readBody(
  request: Request,
  accepts: readonly BodyFormat[],
  limit: number,
  lists: readonly string[] = [],
): Promise<BodyResult> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const format = MEDIA_TYPES[mediaType];
  if (format === undefined || !accepts.includes(format)) return { ok: false, code: 'body-type-refused' };
  try {
    const bytes = await readBytes(request, limit);
    if (bytes === null) return { ok: false, code: 'body-too-large' };
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const fields = format === 'form' ? parseForm(text, lists) : parseJson(text);
    return fields === null ? { ok: false, code: 'body-malformed' } : { ok: true, format, fields };
  } catch {
    return { ok: false, code: 'body-malformed' };
  }
}
