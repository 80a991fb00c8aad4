/** Links in header fields (RFC 8288). */
import type { AnsweredRequest } from '../evidence';
import { headers } from './reading';

export interface HeaderLink {
  /** As written between the angle brackets. */
  readonly target: string;
  /** The relations, in lower case. */
  readonly rel: readonly string[];
  readonly hreflang: string | null;
  /** The link as written. */
  readonly text: string;
}

/** The value of a parameter; null where it is missing. */
function parameter(parameters: string, name: string): string | null {
  const found = new RegExp(`;[\\t ]*${name}[\\t ]*=[\\t ]*(?:"([^"]*)"|([^\\t ";,]+))`, 'i').exec(parameters);
  return found ? (found[1] ?? found[2] ?? null) : null;
}

/** The links an answer's Link header fields name. Takes time linear in their length. */
export function headerLinks(answer: AnsweredRequest): readonly HeaderLink[] {
  return headers(answer, 'link').flatMap((value) =>
    [...value.matchAll(/<([^<>]*)>([^<]*)/g)].map(([text, target = '', parameters = '']) => ({
      target,
      rel: (parameter(parameters, 'rel') ?? '').toLowerCase().split(/[\t ]+/),
      hreflang: parameter(parameters, 'hreflang'),
      text: text.replace(/[\t ,]+$/, ''),
    })),
  );
}
