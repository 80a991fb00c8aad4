/** Content Security Policy Level 3: policies as browsers parse them, and the scripts they let through. */
import type { Statement } from './statement';
import type { HeaderStatement, TrustFacts } from './trust';
import { linesOf } from '../basics/http-fields';

export interface Directive {
  /** In lower case. */
  readonly name: string;
  readonly values: readonly string[];
}

export interface Policy {
  readonly directives: readonly Directive[];
  /** The header field or meta element that states it. */
  readonly stated: Statement;
}

/** A way in that policies leave open. */
export interface ScriptRisk {
  readonly kind: 'inline' | 'broad' | 'data' | 'insecure' | 'objects' | 'eval';
  /** The directive that decides, e.g. `script-src`. */
  readonly directive: string;
  /** The source expression that leaves it open; null if the directive is missing, so that everything is allowed. */
  readonly source: string | null;
  readonly stated: Statement;
}

/** Directives that a policy in a meta element cannot set (HTML: the http-equiv state content security policy). */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox'];

/** Sources that allow nearly everything (HTTP Observatory). */
const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];

const NONCE_OR_HASH = /^'(?:nonce|sha256|sha384|sha512)-[a-z0-9+/_-]+={0,2}'$/;

/** Parses a serialised policy (CSP 3 §2.2.1): names in any case, only the first directive of a name counts. */
function parsePolicy(serialized: string): readonly Directive[] {
  const directives: Directive[] = [];
  const names = new Set<string>();
  for (const token of serialized.split(';')) {
    const [name, ...values] = token.split(/[\t\n\f\r ]+/).filter((word) => word !== '');
    if (name === undefined || /[^\u0000-\u007f]/.test(token) || names.has(name.toLowerCase())) continue;
    names.add(name.toLowerCase());
    directives.push({ name: name.toLowerCase(), values });
  }
  return directives;
}

/** The policies of header fields of one name (§2.2.2: a field line may hold several, with commas between). */
function headerPolicies(headers: readonly HeaderStatement[], name: string): readonly Policy[] {
  return linesOf(headers, name).flatMap((stated) =>
    stated.value
      .split(',')
      .map((serialized) => ({ directives: parsePolicy(serialized), stated }))
      .filter(({ directives }) => directives.length > 0),
  );
}

/** The policies that header fields make browsers enforce. */
export function enforcedByHeader({ headers }: Pick<TrustFacts, 'headers'>): readonly Policy[] {
  return headerPolicies(headers ?? [], 'content-security-policy');
}

/** All policies that browsers enforce on the page. */
export function enforcedPolicies(facts: Pick<TrustFacts, 'headers' | 'metaPolicies'>): readonly Policy[] {
  const inPage = facts.metaPolicies
    .map((stated) => ({
      directives: parsePolicy(stated.value).filter(({ name }) => !HEADER_ONLY.includes(name)),
      stated,
    }))
    .filter(({ directives }) => directives.length > 0);
  return [...enforcedByHeader(facts), ...inPage];
}

/** Policies that are only reported on. They are read from header fields alone. */
export function reportedPolicies({ headers }: Pick<TrustFacts, 'headers'>): readonly Policy[] {
  return headerPolicies(headers ?? [], 'content-security-policy-report-only');
}

export function directiveOf(policy: Policy, name: string): Directive | undefined {
  return policy.directives.find((directive) => directive.name === name);
}

interface SourceList {
  /** The directive that decides; the one that is missing where none does. */
  readonly directive: string;
  /** In lower case; null if everything is allowed. */
  readonly sources: readonly string[] | null;
}

/** The source list that governs something: the first of the directives there is. */
function sourceList(policy: Policy, ...names: readonly [string, ...string[]]): SourceList {
  const found = names.map((name) => directiveOf(policy, name)).find((directive) => directive !== undefined);
  if (found === undefined) return { directive: names.at(-2) ?? names[0], sources: null };
  return { directive: found.name, sources: found.values.map((value) => value.toLowerCase()) };
}

/** The first source of a list that satisfies; null for a list that is missing; undefined if none does. */
function allowing({ sources }: SourceList, satisfies: (source: string) => boolean): string | null | undefined {
  return sources === null ? null : sources.find(satisfies);
}

/** What one policy leaves open. */
function risksOf(policy: Policy): readonly ScriptRisk[] {
  const scripts = sourceList(policy, 'script-src', 'default-src');
  const elements = sourceList(policy, 'script-src-elem', 'script-src', 'default-src');
  const attributes = sourceList(policy, 'script-src-attr', 'script-src', 'default-src');
  const objects = sourceList(policy, 'object-src', 'default-src');
  // 'strict-dynamic' makes browsers ignore hosts, schemes and 'unsafe-inline' (§8.2).
  const isStrict = ({ sources }: SourceList) => sources?.includes("'strict-dynamic'") ?? false;
  const allowsInline = (list: SourceList) =>
    isStrict(list) || list.sources?.some((source) => NONCE_OR_HASH.test(source))
      ? undefined
      : allowing(list, (source) => source === "'unsafe-inline'");
  const allowsFrom = (list: SourceList, satisfies: (source: string) => boolean) =>
    isStrict(list) ? undefined : allowing(list, satisfies);

  const found: readonly (readonly [kind: ScriptRisk['kind'], list: SourceList, source: string | null | undefined])[] = [
    ['inline', elements, allowsInline(elements)],
    ['inline', attributes, allowsInline(attributes)],
    ['data', elements, allowsFrom(elements, (source) => source === 'data:')],
    ['broad', elements, allowsFrom(elements, (source) => BROAD.includes(source))],
    ['insecure', elements, allowsFrom(elements, (source) => /^(?:http|ftp):/.test(source))],
    ['objects', objects, allowing(objects, (source) => BROAD.includes(source))],
    ['eval', scripts, allowing(scripts, (source) => source === "'unsafe-eval'")],
  ];
  return found.flatMap(([kind, { directive }, source]) =>
    source === undefined ? [] : [{ kind, directive, source, stated: policy.stated }],
  );
}

/** What all policies together leave open: a script runs only where every policy lets it. The first reason of each kind. */
export function scriptRisks(policies: readonly Policy[]): readonly ScriptRisk[] {
  const [first = [], ...others] = policies.map(risksOf);
  const kinds = new Set<string>();
  return first.filter(({ kind }) => {
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return others.every((risks) => risks.some((risk) => risk.kind === kind));
  });
}

/** Whether a policy makes browsers ask for everything over https (Upgrade Insecure Requests). */
export function upgradesRequests(policies: readonly Policy[]): Policy | undefined {
  return policies.find((policy) => directiveOf(policy, 'upgrade-insecure-requests') !== undefined);
}
