/** Reads a request's body: its size, its encoding and its form, before any schema. */
import { wholeUpTo } from '../../brand/basics/bounded';
import type { BodyFormat, Endpoint } from '../../site/endpoint';
import type { ErrorCode } from '../../site/errors';

type BodyResult =
  | { readonly ok: true; readonly format: BodyFormat; readonly fields: Readonly<Record<string, unknown>> }
  | {
      readonly ok: false;
      readonly code: Extract<ErrorCode, 'body-type-refused' | 'body-too-large' | 'body-malformed'>;
    };

const MEDIA_TYPES: Readonly<Record<string, BodyFormat>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

/** All bytes of a body; null if it has more than the limit; no more than that are read. */
export async function readBytes(message: Request | Response, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(message.headers.get('content-length') ?? 0) > limit) return null;
  if (message.body === null) return new Uint8Array();
  return wholeUpTo(message.body, limit);
}

type Fields = Readonly<Record<string, unknown>>;

type FormEntries = readonly (readonly [name: string, value: FormDataEntryValue])[];

function gather(entries: FormEntries, lists: readonly string[]): Record<string, unknown> | null {
  const values = new Map<string, FormDataEntryValue[]>();
  for (const [name, value] of entries) {
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  const fields: [string, unknown][] = [];
  for (const [name, given] of values) {
    if (!lists.includes(name) && given.length > 1) return null;
    fields.push([name, lists.includes(name) ? given : given[0]]);
  }
  return Object.fromEntries(fields);
}

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** The value that the bytes hold as JSON; undefined if they are not JSON in UTF-8. */
export function jsonValue(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    return undefined;
  }
}

/** The object that the bytes hold as JSON; null if they hold none. */
export function jsonObject(bytes: Uint8Array): Fields | null {
  const value = jsonValue(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.fromEntries(Object.entries(value));
}

type Parsed = Fields | null | Promise<Fields | null>;
type Parse = (bytes: Uint8Array<ArrayBuffer>, lists: readonly string[], contentType: string) => Parsed;

/** What each format makes of the bytes; null, or an error thrown, where they are not of it. */
const PARSERS: Readonly<Record<BodyFormat, Parse>> = {
  json: (bytes) => jsonObject(bytes),
  form: (bytes, lists) => gather([...new URLSearchParams(textOf(bytes))], lists),
  // The platform's own parser; the bytes are counted already. Files come as `File`.
  multipart: async (bytes, lists, contentType) => {
    const request = new Request('https://site.invalid', {
      method: 'POST',
      body: bytes,
      headers: { 'content-type': contentType },
    });
    return gather([...(await request.formData())], lists);
  },
};

/**
 * @param endpoint which formats are taken, how many bytes are read at most, and names that a form may repeat: each
 *   gives a list, of one value too
 * @returns the fields of a JSON object or a form without other repeated names, or why there are none
 */
export async function readBody(
  request: Request,
  endpoint: Pick<Endpoint, 'accepts' | 'bodyBytes' | 'multipartBytes' | 'lists'>,
): Promise<BodyResult> {
  const { accepts, bodyBytes, multipartBytes = bodyBytes, lists = [] } = endpoint;
  const contentType = request.headers.get('content-type') ?? '';
  const format = MEDIA_TYPES[contentType.split(';')[0]?.trim().toLowerCase() ?? ''];
  if (format === undefined || !accepts.includes(format)) return { ok: false, code: 'body-type-refused' };
  try {
    const bytes = await readBytes(request, format === 'multipart' ? multipartBytes : bodyBytes);
    if (bytes === null) return { ok: false, code: 'body-too-large' };
    const fields = await PARSERS[format](bytes, lists, contentType);
    return fields === null ? { ok: false, code: 'body-malformed' } : { ok: true, format, fields };
  } catch {
    return { ok: false, code: 'body-malformed' };
  }
}
