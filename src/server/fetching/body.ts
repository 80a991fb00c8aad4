/** Reads the body of a response as evidence keeps it: text decoded, images measured, all within limits of size. */
import type { IncomingMessage } from 'node:http';
import { setImmediate as pause } from 'node:timers/promises';
import type { ImageBody, TextBody } from '../../brand/evidence/evidence';
import { BoundedReader, type Start } from '../../brand/basics/bounded';
import { computedMIMEType } from 'whatwg-mimetype';
import { sniffEncoding, sniffXmlEncoding } from '../../brand/basics/encoding';
import { PREAMBLE, startsAsHtml, startsAsXhtml } from '../../brand/basics/html-start';
import { isNosniff, type Field } from '../../brand/basics/http-fields';
import { isXmlType, mediaTypeOf } from '../../brand/basics/media-type';
import { xmlProblem } from '../../brand/reading/xhtml';
import type { MissingReason } from '../../brand/evidence/site-pictures';
import { LIMITS } from '../../site/limits';
import { codingsOf, withoutContentEncoding } from './content-encoding';
import { receivedText } from './decoding';
import { FetchFailure } from './failure';
import { rasterType, readImageFacts } from '../images/image-facts';
import type { BodyKind, FetchLimits } from './limits';

/** Media types of what may be a page in HTML; of the last three the first bytes decide (MIME Sniffing). */
const MAYBE_PAGES = ['text/html', '', 'unknown/unknown', 'application/unknown'];

/** Media types of errors that are read. */
const ERROR_PAGES = ['text/html', 'application/xhtml+xml'];

/** Media types that manifests are served with. Any other `…+json` is accepted too. */
const MANIFEST_TYPES = ['application/json', 'text/json', 'text/plain', 'application/octet-stream', ''];

/** A body as it comes, its content encoding undone. */
function bodyOf(response: IncomingMessage, expansion: number): BoundedReader {
  return new BoundedReader(withoutContentEncoding(response, response.headers['content-encoding'] ?? '', expansion));
}

async function readUpTo(response: IncomingMessage, limit: number, expansion: number): Promise<Start> {
  const body = bodyOf(response, expansion);
  try {
    return await body.upTo(limit);
  } finally {
    await body.close();
  }
}

type BodyLimits = Pick<FetchLimits, 'bodyBytes' | 'expansion' | 'imageFileBytes' | 'imageFileMs'>;

/** A whole image, or why it is not there. */
export type ImageFile = { readonly file: Uint8Array } | { readonly missing: MissingReason };

/** Told of an image once its facts are read, as evidence has them. `read` reads the rest of it, and never rejects. */
type OnImage = (image: ImageBody, read: () => Promise<ImageFile>) => Promise<void>;

/** The fields of a response, repeated ones too: Node keeps only the first of many. */
function fieldsOf({ rawHeaders }: IncomingMessage): readonly Field[] {
  return rawHeaders.flatMap((name, at) =>
    at % 2 === 0 ? [{ name: name.toLowerCase(), value: rawHeaders[at + 1] ?? '' }] : [],
  );
}

/** Media type of a response, in lower case and without parameters; empty if it states none that can be parsed. */
export function mediaType(response: IncomingMessage): string {
  return mediaTypeOf(fieldsOf(response))?.essence ?? '';
}

/** The charset that a response states; null if it states none. */
function charsetOf(response: IncomingMessage): string | null {
  return mediaTypeOf(fieldsOf(response))?.charset ?? null;
}

/**
 * How a browser that opens a response reads it: as a page in HTML or in XML, or in another way. Where no type is stated
 * the first bytes decide (MIME Sniffing: “computed MIME type”).
 */
function pageSyntax(response: IncomingMessage, bytes: Uint8Array): 'html' | 'xml' | null {
  const fields = fieldsOf(response);
  const stated = mediaTypeOf(fields)?.essence;
  const noSniff = isNosniff(fields);
  const { essence } = computedMIMEType(bytes, { noSniff, ...(stated !== undefined && { contentTypeHeader: stated }) });
  if (essence === 'text/html') return 'html';
  return isXmlType(essence) && startsAsXhtml(startOf(bytes)) ? 'xml' : null;
}

/** Whether a response is to be saved, so that browsers show nothing of it (RFC 6266 §4.2). */
function isAttachment(response: IncomingMessage): boolean {
  return /^[\t ]*attachment[\t ]*(?:;|$)/i.test(response.headers['content-disposition'] ?? '');
}

/** The start of a body as text, in any encoding: tags are ASCII. */
function startOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, PREAMBLE));
}

/** Signatures of files that are served as text by mistake: images, PDF, ZIP, gzip. */
function startsAsFile(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  return rasterType(bytes) !== null || ['%PDF', 'PK\x03\x04'].includes(start) || start.startsWith('\x1f\x8b');
}

/** Whether bytes are those of a file, or hold a NUL, which no text has but in UTF-16. */
function startsAsBinary(bytes: Uint8Array, charset: string | null = null): boolean {
  const isUtf16 = sniffEncoding(bytes.subarray(0, 1024), charset).encoding.startsWith('utf-16');
  return startsAsFile(bytes) || (!isUtf16 && bytes.subarray(0, 1024).includes(0));
}

function asPage({ bytes, truncated }: Start, charset: string | null, syntax: 'html' | 'xml'): TextBody {
  const { encoding, from } = (syntax === 'xml' ? sniffXmlEncoding : sniffEncoding)(bytes, charset);
  const text = receivedText(bytes, encoding);
  return { kind: 'text', text, encoding, encodingFrom: from, bytes: bytes.length, truncated };
}

/** UTF-8, regardless of headers. */
function asUtf8({ bytes, truncated }: Start): TextBody {
  const hasBom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const encodingFrom = hasBom ? 'bom' : 'default';
  const text = receivedText(bytes, 'utf-8');
  return { kind: 'text', text, encoding: 'utf-8', encodingFrom, bytes: bytes.length, truncated };
}

/**
 * robots.txt, sitemaps and security.txt are UTF-8 (RFC 9309 §2.3, sitemaps.org, RFC 9116 §4), and Markdown is in
 * practice. A page that comes in their place is read as one, so that it can be compared with other pages of its site.
 */
function asText(content: Start, charset: string | null): TextBody {
  return startsAsHtml(startOf(content.bytes)) ? asPage(content, charset, 'html') : asUtf8(content);
}

/** Length of the whole file where it is known: by header, unless that counts encoded bytes, or because all was read. */
function fileLength(response: IncomingMessage, { bytes, truncated }: Start): number | null {
  if (!truncated) return bytes.length;
  const declared = response.headers['content-length'] ?? '';
  const encoded = codingsOf(response.headers['content-encoding'] ?? '').length > 0;
  return !encoded && /^\d{1,15}$/.test(declared) ? Number(declared) : null;
}

async function readHtml(response: IncomingMessage, limit: number, expansion: number) {
  const stated = mediaType(response);
  // What cannot be a page is not waited for.
  if (!MAYBE_PAGES.includes(stated) && !isXmlType(stated)) throw new FetchFailure('wrong-type');
  if (isAttachment(response)) throw new FetchFailure('wrong-type');
  const content = await readUpTo(response, limit, expansion);
  const charset = charsetOf(response);
  const syntax = pageSyntax(response, content.bytes);
  // A page may hold a NUL, if it begins as one.
  const isBinary = startsAsHtml(startOf(content.bytes)) ? startsAsFile : startsAsBinary;
  if (syntax === null || isBinary(content.bytes, charset)) throw new FetchFailure('wrong-type');
  return { body: asPage(content, charset, syntax), syntax };
}

async function readWholeHtml(response: IncomingMessage, limit: number, expansion: number): Promise<TextBody> {
  const { body, syntax } = await readHtml(response, limit, expansion);
  if (body.truncated) throw new FetchFailure('too-large');
  if (syntax === 'xml' && (await xmlProblem(body.text, pause)) !== null) throw new FetchFailure('not-well-formed');
  return body;
}

async function readManifest(response: IncomingMessage, limit: number, expansion: number): Promise<TextBody> {
  const type = mediaType(response);
  if (!MANIFEST_TYPES.includes(type) && !type.endsWith('+json')) throw new FetchFailure('wrong-type');
  const content = await readUpTo(response, limit, expansion);
  if (content.truncated) throw new FetchFailure('too-large');
  if (startsAsBinary(content.bytes)) throw new FetchFailure('wrong-type');
  // Web Application Manifest §1.1.
  return asUtf8(content);
}

/** Text of any type, HTML too: the caller knows what should be at the URL and judges it. */
async function readText(response: IncomingMessage, limit: number, expansion: number): Promise<TextBody> {
  const content = await readUpTo(response, limit, expansion);
  if (startsAsBinary(content.bytes)) throw new FetchFailure('wrong-type');
  return asText(content, charsetOf(response));
}

/** The text, if there is any. When we only want the status, any body will do. */
async function readAnyText(response: IncomingMessage, limit: number, expansion: number): Promise<TextBody | null> {
  try {
    return await readText(response, limit, expansion);
  } catch (error) {
    if (error instanceof FetchFailure) return null;
    throw error;
  }
}

/** A whole image, or why it was not read: only what could be drawn is, since drawing is what it is read for. */
async function readFile(
  response: IncomingMessage,
  body: BoundedReader,
  image: ImageBody,
  { imageFileBytes, imageFileMs }: BodyLimits,
): Promise<ImageFile> {
  const { type, width, height, bytes } = image;
  if (type === 'bmp') return { missing: 'not-drawn' };
  const isLarge = type !== 'svg' && (width ?? 0) * (height ?? 0) > LIMITS.picturePixels;
  if (isLarge || (bytes ?? 0) > imageFileBytes) return { missing: 'too-large' };
  const late = AbortSignal.timeout(imageFileMs);
  const leave = () => response.destroy();
  late.addEventListener('abort', leave);
  try {
    const { bytes: file, truncated } = await body.upTo(imageFileBytes);
    return truncated ? { missing: 'too-large' } : { file };
  } catch {
    // The facts stand: they were read before.
    return { missing: late.aborted ? 'too-slow' : 'not-drawn' };
  } finally {
    late.removeEventListener('abort', leave);
  }
}

async function readImage(response: IncomingMessage, limits: BodyLimits, onImage?: OnImage): Promise<ImageBody> {
  const body = bodyOf(response, limits.expansion);
  try {
    const start = await body.upTo(limits.bodyBytes.image);
    const facts = readImageFacts(start.bytes, mediaType(response));
    if (!facts) throw new FetchFailure('wrong-type');
    const image = { kind: 'image', ...facts, bytes: fileLength(response, start) } as const;
    await onImage?.(image, () => readFile(response, body, image, limits));
    return image;
  } finally {
    await body.close();
  }
}

/** Statuses whose answers have no body, whatever follows (Fetch: “null body status”). */
const NULL_BODY_STATUSES = [204, 205, 304];

/**
 * Reads the body of a response as the type that was requested, up to its limit. Beyond it, home pages and manifests are
 * useless; anything else is kept as far as it was read. An error response is read only if it is HTML and a home page
 * was requested, or if it is the error that we want to see (`not-found-control`).
 *
 * @returns null if there is nothing that we would read
 * @throws FetchFailure `wrong-type`, `too-large`, `bad-encoding`, `not-well-formed`; errors of the connection unchanged
 */
export async function readBody(
  response: IncomingMessage,
  kind: BodyKind,
  limits: BodyLimits,
  onImage?: OnImage,
): Promise<TextBody | ImageBody | null> {
  const status = response.statusCode ?? 0;
  if (NULL_BODY_STATUSES.includes(status)) return null;
  const succeeded = status >= 200 && status < 300;
  const limit = limits.bodyBytes[kind];
  const { expansion } = limits;
  switch (kind) {
    case 'none':
    case 'llms-link':
      return null;
    case 'html':
      if (!succeeded && !ERROR_PAGES.includes(mediaType(response))) return null;
      return readWholeHtml(response, limit, expansion);
    case 'alternate':
      return succeeded ? (await readHtml(response, limit, expansion)).body : null;
    case 'not-found-control':
      return readAnyText(response, limit, expansion);
    case 'robots':
    case 'sitemap':
    case 'security-txt':
    case 'llms-txt':
    case 'site-answer':
      return succeeded ? readText(response, limit, expansion) : null;
    case 'manifest':
      return succeeded ? readManifest(response, limit, expansion) : null;
    case 'image':
      return succeeded ? readImage(response, limits, onImage) : null;
  }
}
