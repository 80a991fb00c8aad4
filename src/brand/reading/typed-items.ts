/** Holds structured data against the properties that Google asks for (`basics/google-properties.ts`). */
import { GOOGLE_TYPES, type GoogleType } from '../basics/google-properties';
import { isBlank } from '../basics/text';
import type { TypedItem } from '../facts/typed-items';
import type { StructuredData } from './structured-data';
import { isThing, type TextValue, type Thing } from './things';

const BY_TYPE: ReadonlyMap<string, GoogleType> = new Map(
  GOOGLE_TYPES.flatMap((row) => row.types.map((type) => [type, row] as const)),
);

/** Items that are kept, and things that are looked at for them. */
const LIMIT = 20;
const LOOKED_AT = 500;

/** How many values of a property we look into. */
const VALUES_LOOKED_AT = 100;

/** A property's values in all places that describe a thing. */
function valuesOf(data: StructuredData, thing: Thing, property: string): readonly (TextValue | Thing)[] {
  const others = thing.id === null ? [] : (data.byId.get(thing.id) ?? []);
  const places = others.includes(thing) ? others : [thing, ...others];
  return places.flatMap(({ properties }) => properties.get(property) ?? []);
}

function isStated(value: TextValue | Thing): boolean {
  return isThing(value) || !isBlank(value.text);
}

function hasOneOf(data: StructuredData, thing: Thing, names: readonly string[]): boolean {
  return names.some((name) => valuesOf(data, thing, name).some(isStated));
}

/**
 * Whether a property is missing. Of a path, whether some thing that is stated there lacks it: a text has no properties,
 * and of a reference to something that this page does not describe they are not known.
 */
function isMissing(data: StructuredData, thing: Thing, path: string): boolean {
  const dot = path.indexOf('.');
  if (dot === -1) return !hasOneOf(data, thing, path.split('|'));
  const names = path.slice(dot + 1).split('|');
  return valuesOf(data, thing, path.slice(0, dot))
    .slice(0, VALUES_LOOKED_AT)
    .some((value) => isThing(value) && isDescribed(data, value) && !hasOneOf(data, value, names));
}

/** Whether more is said about a thing than its id. */
function isDescribed(data: StructuredData, thing: Thing): boolean {
  const others = thing.id === null ? [] : (data.byId.get(thing.id) ?? []);
  return [thing, ...others].some(({ properties }) => properties.size > 0);
}

function missingOf(data: StructuredData, thing: Thing, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => isMissing(data, thing, path)).map((path) => path.split('|', 1)[0] ?? path);
}

/** The things that a page is about: those at the top of a block, and what they say is the main thing. */
function* subjects(data: StructuredData): Generator<Thing> {
  const seen = new Set<Thing | string>();
  const queue = [...data.roots];
  let looked = 0;
  // The queue grows while it is read.
  for (const thing of queue) {
    if (++looked > LOOKED_AT) return;
    if (
      seen.has(thing) ||
      (thing.id !== null && thing.types.length > 0 && seen.has(`${thing.id} ${thing.types.join()}`))
    ) {
      continue;
    }
    seen.add(thing);
    if (thing.id !== null) seen.add(`${thing.id} ${thing.types.join()}`);
    yield thing;
    // The questions of a FAQ page are part of it.
    for (const value of thing.types.includes('FAQPage') ? [] : valuesOf(data, thing, 'mainEntity')) {
      if (isThing(value)) queue.push(value);
    }
  }
}

export function typedItems(data: StructuredData): readonly TypedItem[] {
  const items: TypedItem[] = [];
  for (const thing of subjects(data)) {
    const type = thing.types.find((one) => BY_TYPE.has(one));
    const row = type === undefined ? undefined : BY_TYPE.get(type);
    // What has an id only may be described on another page.
    if (type === undefined || row === undefined || !isDescribed(data, thing)) continue;
    const missingRequired = missingOf(data, thing, row.required);
    items.push({
      type,
      missingRequired,
      // One of several that are required may be recommended besides.
      missingRecommended: missingOf(data, thing, row.recommended).filter((name) => !missingRequired.includes(name)),
      isRetired: row.retired !== undefined,
      where: thing.where(),
    });
    if (items.length === LIMIT) break;
  }
  return items;
}
