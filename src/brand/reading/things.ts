/** What structured data says, in whichever syntax: things with properties. */
import type { SourceLocation } from '../facts/statement';
import { append } from './html';

/** A stated text with its source location, which is worked out only when needed. */
export interface TextValue {
  readonly text: string;
  /** Language tag in lower case, if one is stated. */
  readonly language?: string;
  readonly where: () => SourceLocation;
}

export interface Thing {
  /** Types without vocabulary, e.g. `Organization`. */
  readonly types: readonly string[];
  /** Its IRI or the name of a blank node; null if the thing is anonymous. */
  readonly id: string | null;
  readonly properties: ReadonlyMap<string, readonly (TextValue | Thing)[]>;
  readonly where: () => SourceLocation;
}

/** A thing that is still read: what refers to it may be found first. */
export interface OpenThing extends Thing {
  readonly types: string[];
  id: string | null;
  readonly properties: Map<string, (TextValue | Thing)[]>;
}

export function isThing(value: TextValue | Thing): value is Thing {
  return 'properties' in value;
}

/** Values of one property beyond these are not kept. */
const VALUE_LIMIT = 1000;

export function addValue(thing: OpenThing, property: string, value: TextValue | Thing): void {
  append(thing.properties, property, value, VALUE_LIMIT);
}

/** Whether more values of a property are kept. */
export function isFull(thing: Thing, property: string): boolean {
  return (thing.properties.get(property)?.length ?? 0) >= VALUE_LIMIT;
}

/** `https://schema.org/Organization`, `schema:Organization` and `Organization` are one type. */
export function localName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), name.lastIndexOf(':')) + 1);
}

/** Whether an IRI is of schema.org's vocabulary, the one that search engines know. */
export function isSchemaOrg(iri: string): boolean {
  return /^https?:\/\/(?:www\.)?schema\.org\//i.test(iri);
}

/** An IRI reference resolved against a base; unchanged if it can't be resolved, such as the name of a blank node. */
export function resolveIri(reference: string, base: string | null): string {
  if (reference.startsWith('_:') || base === null) return reference;
  try {
    return new URL(reference, base).href;
  } catch {
    return reference;
  }
}
