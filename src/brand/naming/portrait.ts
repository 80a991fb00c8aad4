/**
 * The portrait: what the brand says about itself in the places where people meet it. A report shows this part of the
 * facts next to its verdicts (constellation, previews, fixes to paste), so it can be shown without its evidence.
 */
import { destinationOf, isFine, shareUrl, type Destination } from '../addresses/destination';
import type { AiUse } from '../basics/ai-crawlers';
import type { AiAnswer, AiAnswers } from '../facts/ai-preferences';
import type { PageKind } from '../facts/page-kind';
import {
  propertyOf,
  type Facts,
  type ImageFacts,
  type NameKind,
  type StatedThing,
  type VisibleKind,
} from '../facts/facts';
import { sameKey } from './relation';
import type { Relation } from './relations';
import { brandOf } from './stated';
import { disagreesWith, type PlacedName } from './places';
import { collapse, clip } from '../basics/text';
import { normalisedUrl, webUrl } from '../urls/sites';
import type { SourceLocation, Statement } from '../facts/statement';

/** Where the brand states something: a source location without what a receipt shows of it. */
export type Occurrence = Pick<SourceLocation, 'request' | 'source' | 'line'>;

/** The brand's name as it is stated in one place. */
export interface NameOccurrence extends Occurrence {
  readonly kind: NameKind | VisibleKind;
  readonly value: string;
  /** An alias (alternateName, short_name …) is another name the brand gives itself: it never deviates. */
  readonly alias: boolean;
  /** Contradicts the brand's name. */
  readonly odd: boolean;
  /** To the brand's name; absent from reports of rubric 1.0 and where the brand has none. */
  readonly relation?: Relation;
}

export interface ThingOccurrence extends Occurrence {
  readonly thing: StatedThing;
  readonly value: string;
  readonly odd: boolean;
}

/** What the site says to AI services in one place: a rule for a crawler, or a statement. */
export interface AiOccurrence extends Occurrence {
  /** Product token of the crawler that a rule of robots.txt is for. */
  readonly crawler?: string;
  /** Whether robots.txt names that crawler; otherwise it follows the rules for all. */
  readonly named?: boolean;
  /** A statement as it is written. */
  readonly value?: string;
  /** Whom a statement addresses, as `AiStatement` says. */
  readonly agents?: readonly string[];
  /** By use; a use that is missing is not spoken of. */
  readonly says: AiAnswers;
  /** Contradicted elsewhere. */
  readonly odd: boolean;
}

/** An image of the brand; its URL is absolute, or null if what is declared is not a URL. */
export type PortraitImage = Pick<ImageFacts, 'url' | 'state' | 'type' | 'width' | 'height'>;

/** Everything null was not stated, or not read (`page` tells). Texts are at most 600 UTF-16 units, URLs 2,048. */
export interface Portrait {
  readonly page: Facts['page']['state'];
  /** Home or inner page, and by what; absent from reports of rubrics that did not ask. */
  readonly kind?: PageKind;
  /** Final URL of the page. */
  readonly url: string;
  /** As `<html lang>` says. */
  readonly language: string | null;
  /** Primary subtag of the language its text is plainly in, where `<html lang>` names none. */
  readonly textLanguage?: string;
  /** The brand's name, as most places spell it. */
  readonly name: string | null;
  /** Whether a place for machines states the name, or what people see lets us infer it; absent without a name. */
  readonly basis?: 'declared' | 'inferred';
  readonly names: readonly NameOccurrence[];
  readonly things: readonly ThingOccurrence[];
  readonly title: string | null;
  readonly description: string | null;
  readonly heading: string | null;
  /** How the page's text begins. */
  readonly excerpt: string | null;
  readonly canonical: string | null;
  readonly openGraph: {
    readonly title: string | null;
    readonly type: string | null;
    readonly url: string | null;
    readonly siteName: string | null;
    readonly description: string | null;
    readonly imageAlt: string | null;
    readonly locale: string | null;
  };
  readonly twitter: {
    readonly card: string | null;
    readonly title: string | null;
    readonly description: string | null;
    readonly imageAlt: string | null;
  };
  /** The author's account in the Fediverse, as `fediverse:creator` names it; absent if it is not named. */
  readonly creator?: string;
  /** The image a shared link would show; null if none is declared. */
  readonly image: PortraitImage | null;
  /** The best icon that was asked for. */
  readonly icon: PortraitImage | null;
  /**
   * What the site tells AI services: statements first, then crawlers. Absent if nothing is known, and in older reports.
   */
  readonly assistants?: readonly AiOccurrence[];
  readonly organization: {
    readonly type: string;
    readonly name: string | null;
    readonly url: string | null;
    readonly logo: string | null;
    readonly sameAs: readonly string[];
  } | null;
}

const TEXT_LIMIT = 600;
/** Further occurrences are not kept. */
const OCCURRENCE_LIMIT = 30;
const PROFILE_LIMIT = 10;
/** Enough of a statement to AI services to tell it from others. */
const VALUE_LIMIT = 200;

function text(stated: Pick<Statement, 'value'> | null | undefined): string | null {
  const value = collapse(stated?.value ?? '');
  return value === '' ? null : clip(value, TEXT_LIMIT);
}

function occurrence({ where: { request, source, line } }: Statement): Occurrence {
  return { request, source, ...(line === undefined ? {} : { line }) };
}

/** What of one thing most places say is the norm; where two places differ, neither is odd. */
function oddKeys(keys: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const most = [...counts.values()].reduce((largest, count) => Math.max(largest, count), 0);
  if (most < 2) return new Set();
  return new Set([...counts].filter(([, count]) => count < most).map(([key]) => key));
}

function thingOccurrences(
  thing: StatedThing,
  stated: readonly (Statement | null | undefined)[],
  keyOf: (value: string) => string,
): readonly ThingOccurrence[] {
  const known = stated.filter((one): one is Statement => one !== null && one !== undefined && one.value !== '');
  const odd = oddKeys(known.map(({ value }) => keyOf(value)));
  return known.slice(0, OCCURRENCE_LIMIT).map((one) => ({
    ...occurrence(one),
    thing,
    value: clip(collapse(one.value), TEXT_LIMIT),
    odd: odd.has(keyOf(one.value)),
  }));
}

/** Addresses that the brand states: odd is one that leads to another page than it should. */
function addressOccurrences(facts: Facts): readonly ThingOccurrence[] {
  const [canonical] = facts.canonicals;
  const shared = shareUrl(facts);
  const own = facts.organization?.url ?? null;
  const leads = (url: string | null | undefined) =>
    url === null || url === undefined ? 'here' : destinationOf(url, facts);
  const isOdd = (destination: Destination) => !isFine(destination) && destination !== 'other-scheme';
  const stated: readonly (readonly [Statement | null | undefined, boolean])[] = [
    [canonical, isOdd(leads(canonical?.url))],
    [shared?.stated, shared !== null && isOdd(shared.destination)],
    // An organisation may be at home elsewhere, but not where a site is tried out.
    [own, leads(own?.url) === 'trial-host'],
  ];
  return stated.flatMap(([one, odd]) =>
    one === null || one === undefined || one.value === ''
      ? []
      : [{ ...occurrence(one), thing: 'address' as const, value: clip(collapse(one.value), TEXT_LIMIT), odd }],
  );
}

function image({ url, state, type, width, height }: ImageFacts): PortraitImage {
  return { url, state, type, width, height };
}

function nameOccurrence(place: PlacedName): NameOccurrence {
  const { statement, kind, value, alias, relation } = place;
  return {
    ...occurrence(statement),
    kind,
    value: clip(value, TEXT_LIMIT),
    alias,
    odd: disagreesWith(place),
    ...(relation === null ? {} : { relation }),
  };
}

/** Every place that states an address, a description, an image or a logo. */
function thingsOf(facts: Facts): readonly ThingOccurrence[] {
  const { openGraph, twitter, organization, page } = facts;
  const resolved = (value: string) => normalisedUrl(webUrl(value, page.url)?.href ?? value);
  const descriptions = [
    facts.descriptions[0],
    propertyOf(openGraph, 'og:description'),
    propertyOf(twitter, 'twitter:description'),
    organization?.description,
  ];
  const images = [
    propertyOf(openGraph, 'og:image', 'og:image:url'),
    propertyOf(twitter, 'twitter:image', 'twitter:image:src'),
  ];
  return [
    ...addressOccurrences(facts),
    ...thingOccurrences('description', descriptions, sameKey),
    ...thingOccurrences('image', images, resolved),
    ...thingOccurrences('logo', [organization?.logo], resolved),
  ];
}

function organizationOf({ organization, sameAs }: Facts): Portrait['organization'] {
  if (organization === null) return null;
  return {
    type: organization.type,
    name: text(organization.name),
    url: organization.url?.url ?? null,
    logo: organization.logo?.url ?? null,
    sameAs: sameAs.flatMap(({ url }) => url ?? []).slice(0, PROFILE_LIMIT),
  };
}

function aiOccurrences({ aiPreferences: { statements, crawlers } }: Facts): readonly AiOccurrence[] {
  return [
    ...statements.slice(0, OCCURRENCE_LIMIT).map((one) => ({
      ...occurrence(one),
      value: clip(collapse(one.value), VALUE_LIMIT),
      agents: one.agents,
      says: one.says,
      odd: one.odd,
    })),
    ...crawlers.flatMap(({ crawler, uses, allowed, isNamed, where, odd }): readonly AiOccurrence[] => {
      if (allowed === null || where === null) return [];
      const answer: AiAnswer = allowed ? 'yes' : 'no';
      const says = Object.fromEntries(uses.map((use): readonly [AiUse, AiAnswer] => [use, answer]));
      return [{ ...occurrence({ value: crawler, where }), crawler, named: isNamed, says, odd }];
    }),
  ];
}

/** The portrait that facts give. The same facts always give the same portrait. */
export function portrait(facts: Facts): Portrait {
  const { openGraph, twitter, page } = facts;
  const og = (name: string) => text(propertyOf(openGraph, name));
  const card = (name: string) => text(propertyOf(twitter, name));
  const { name, basis, places } = brandOf(facts);
  const assistants = aiOccurrences(facts);
  const creator = text(facts.creator);
  return {
    page: page.state,
    kind: page.kind,
    url: page.url,
    language: text(facts.language),
    ...(facts.textLanguage === null ? {} : { textLanguage: facts.textLanguage }),
    name: name === null ? null : clip(name, TEXT_LIMIT),
    ...(basis === 'unknown' ? {} : { basis }),
    names: places.slice(0, OCCURRENCE_LIMIT).map(nameOccurrence),
    things: thingsOf(facts),
    title: text(facts.titles[0]),
    description: text(facts.descriptions[0]),
    heading: text(facts.heading),
    excerpt: text(facts.text?.start),
    canonical: facts.canonicals[0]?.url ?? null,
    openGraph: {
      title: og('og:title'),
      type: og('og:type'),
      url: og('og:url'),
      siteName: og('og:site_name'),
      description: og('og:description'),
      imageAlt: og('og:image:alt'),
      locale: og('og:locale'),
    },
    twitter: {
      card: text(twitter.findLast(({ property }) => property === 'twitter:card')),
      title: card('twitter:title'),
      description: card('twitter:description'),
      imageAlt: card('twitter:image:alt'),
    },
    ...(creator === null ? {} : { creator }),
    image: facts.previewImageDeclared === null ? null : image(facts.previewImage),
    icon: facts.icon.state === 'none' ? null : image(facts.icon),
    ...(assistants.length === 0 ? {} : { assistants }),
    organization: organizationOf(facts),
  };
}
