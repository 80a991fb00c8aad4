/** security.txt, RFC 9116. */
import type { AnsweredRequest } from '../evidence/evidence';
import type { Statement } from '../facts/statement';
import type { SecurityTxtFacts } from '../facts/trust';
import { webUrl } from '../urls/sites';
import { absenceIsKnown, countsAsAbsent } from './text-file';
import { isSuccess, whereAnswered, type Requests } from './responses';
import { statement, whereIn, type FoundIn } from './statement';

const FIELD_LIMIT = 20;

const PAGE_TYPES = ['text/html', 'application/xhtml+xml'];

/** Media type of an answer in lower case, without parameters; '' if it names none. */
function mediaTypeOf(answer: AnsweredRequest): string {
  const type = answer.headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  return (type.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** The fields of a file, names in lower case. Of a signed file (RFC 4880 §7) only what is signed. */
function fieldsOf(text: string, answer: FoundIn): ReadonlyMap<string, readonly Statement[]> {
  const fields = new Map<string, Statement[]>();
  let part: 'text' | 'signature headers' | 'signature' = 'text';
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  for (const [index, raw] of lines.entries()) {
    if (raw.startsWith('-----BEGIN PGP SIGNED MESSAGE-----')) part = 'signature headers';
    else if (raw.startsWith('-----BEGIN PGP SIGNATURE-----')) part = 'signature';
    else if (part === 'signature headers' && raw.trim() === '') part = 'text';
    if (part !== 'text') continue;
    // Signing puts a dash and a space before lines that begin with a dash.
    const line = raw.replace(/^- /, '');
    const [, name, content] = /^([!-9;-~]+):(.*)$/.exec(line) ?? [];
    if (name === undefined || content === undefined || line.startsWith('#')) continue;
    const value = content.replace(/^[\t ]+/, '');
    const key = name.toLowerCase();
    const known = fields.get(key) ?? [];
    if (known.length >= FIELD_LIMIT) continue;
    fields.set(key, [...known, statement(value, whereIn(answer, `security-txt:${key}`, index + 1, line))]);
  }
  return fields;
}

export function securityTxtFacts(requests: Requests): SecurityTxtFacts {
  const request = requests.get('security-txt');
  const nothing = { url: null, mediaType: '', whole: true, contacts: [], expires: [] };
  if (request === undefined || request.state === 'skipped') return { ...nothing, state: 'unread', where: null };
  const where = whereAnswered(request);
  if (request.state === 'failed') return { ...nothing, state: 'unread', where };
  if (request.status === 404 || request.status === 410) return { ...nothing, state: 'none', where };
  if (!isSuccess(request.status)) return { ...nothing, state: 'unread', where };
  if (countsAsAbsent(requests, 'security-txt')) return { ...nothing, state: 'none', where };
  const mediaType = mediaTypeOf(request);
  if (PAGE_TYPES.includes(mediaType)) {
    // A page at another URL is what the server has in place of the file.
    const elsewhere = webUrl(request.finalUrl)?.pathname.endsWith('/security.txt') === false;
    if (elsewhere) return { ...nothing, state: 'none', where };
    if (!absenceIsKnown(requests, 'security-txt')) return { ...nothing, state: 'unread', where };
  }
  const found = { ...nothing, state: 'found', url: request.finalUrl, mediaType, where } as const;
  if (request.body?.kind !== 'text') return found;
  const fields = fieldsOf(request.body.text, { request: request.id, url: request.finalUrl });
  return {
    ...found,
    whole: !request.body.truncated,
    contacts: fields.get('contact') ?? [],
    expires: fields.get('expires') ?? [],
  };
}
