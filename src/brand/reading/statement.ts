/** How what was found becomes a statement with its receipt. */
import type { RequestId } from '../evidence/evidence';
import type { SourceLocation, Statement, UrlStatement } from '../facts/statement';
import { webUrl } from '../urls/sites';
import { clip } from '../basics/text';

const VALUE_LIMIT = 2000;
const SNIPPET_LIMIT = 200;
/** Longer URLs are refused when fetching, so they name nothing. */
const URL_LIMIT = 2048;

/** The answer statements are read from. */
export interface FoundIn {
  readonly request: RequestId;
  readonly url: string;
}

/** Where in an answer something is. */
export function whereIn(answer: FoundIn, source: string, line?: number | null, snippet?: string): SourceLocation {
  return {
    request: answer.request,
    url: answer.url,
    source,
    ...(line === undefined || line === null ? {} : { line }),
    ...(snippet === undefined || snippet === '' ? {} : { snippet: clip(snippet, SNIPPET_LIMIT) }),
  };
}

export function statement(value: string, where: SourceLocation): Statement {
  return { value: clip(value.trim(), VALUE_LIMIT), where };
}

/** A stated URL, resolved against `base`. */
export function urlStatement(value: string, base: string, where: SourceLocation): UrlStatement {
  const url = value.trim() === '' ? null : webUrl(value.trim(), base);
  return { ...statement(value, where), url: url === null || url.href.length > URL_LIMIT ? null : url.href };
}

/** 1-based line of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
