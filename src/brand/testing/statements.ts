/** Literal statements of a fictional brand. */
import type { IconStatement, NameKind, NameStatement, PropertyStatement } from '../facts/facts';
import type { RequestId } from '../evidence/evidence';
import type { SourceLocation, Statement, UrlStatement } from '../facts/statement';

export const HOME = 'https://northwind.example/';

export function at(source: string, request: RequestId = 'https-home'): SourceLocation {
  return { request, url: HOME, source, line: 1, snippet: `<${source}>` };
}

export function said(value: string, source: string): Statement {
  return { value, where: at(source) };
}

export function link(value: string, source: string, url: string | null = value): UrlStatement {
  return { ...said(value, source), url };
}

export function named(kind: NameKind, value: string): NameStatement {
  return { ...said(value, kind), kind };
}

export function property(name: string, value: string): PropertyStatement {
  return { ...said(value, `meta:${name}`), property: name };
}

export function icon(url: string | null): IconStatement {
  return { ...link(url ?? 'data:,', 'link:icon', url), kind: 'icon', size: null, svg: false };
}
