/** Who a page says it is: the WebSite and the Organization among its structured data. */
import type { NameKind, NameStatement } from '../facts/facts';
import type { SourceLocation, Statement, UrlStatement } from '../facts/statement';
import { isGeneric } from '../naming/cleaned';
import { ORGANIZATION_TYPES } from './organization-types';
import { isBlank } from '../basics/text';
import { primarySubtag } from '../languages/tags';
import { homeOf, isWitnessed, type OwnWitnesses } from './own-party';
import { statement, urlStatement } from './statement';
import type { StructuredData } from './structured-data';
import { isThing, type TextValue, type Thing } from './things';

/**
 * Properties that lead from one thing about the page to another. Others (author, brand, parentOrganization …) lead to
 * a third party.
 */
const FOLLOWED = ['publisher', 'isPartOf', 'mainEntity', 'about', 'copyrightHolder'];

const SAME_AS_LIMIT = 50;

/** Things worth looking at; more are not read. */
const CANDIDATE_LIMIT = 500;

/** Organisations compared; a list of more is content. */
const RANKED = 40;

/** Reads properties of a thing with everything said elsewhere of the same id. */
class Graph {
  /** @param language primary subtag of the page's language; '' if it states none */
  constructor(
    private readonly data: StructuredData,
    private readonly language: string,
  ) {}

  private statementsOf(thing: Thing): readonly Thing[] {
    const others = thing.id === null ? [] : (this.data.byId.get(thing.id) ?? []);
    return others.includes(thing) ? others : [thing, ...others];
  }

  types(thing: Thing): readonly string[] {
    return this.statementsOf(thing).flatMap(({ types }) => types);
  }

  /** Values stated in all places that describe a thing; none if it is null. */
  values(thing: Thing | null, property: string): readonly (TextValue | Thing)[] {
    return (thing === null ? [] : this.statementsOf(thing)).flatMap(({ properties }) => properties.get(property) ?? []);
  }

  /** Where a thing's type is stated. The thing may have been found elsewhere, by a reference. */
  placeOf(thing: Thing): SourceLocation {
    return (this.statementsOf(thing).find(({ types }) => types.length > 0) ?? thing).where();
  }

  /** Whether nothing is said about a thing except its id. */
  isUndescribed(thing: Thing): boolean {
    return this.statementsOf(thing).every(({ types, properties }) => types.length === 0 && properties.size === 0);
  }

  /**
   * Stated texts; a thing that is only named by its id counts as that URL. Of texts in several languages those in the
   * page's come first, then those without one; others count where there is nothing else.
   */
  texts(thing: Thing | null, property: string): readonly TextValue[] {
    const texts = this.values(thing, property)
      .map((value) => (isThing(value) ? { text: value.id ?? '', where: value.where } : value))
      .filter(({ text }) => !isBlank(text));
    if (texts.every(({ language }) => language === undefined)) return texts;
    const [own, open, other] = [[], [], []] as [TextValue[], TextValue[], TextValue[]];
    for (const value of texts) {
      const language = value.language === undefined ? undefined : primarySubtag(value.language);
      (language === undefined ? open : language === this.language ? own : other).push(value);
    }
    const known = [...own, ...open];
    return known.length > 0 ? known : other;
  }

  /** The roots and what they lead to, each once. */
  candidates(): readonly Thing[] {
    const seen = new Set<Thing>();
    const ids = new Set<string>();
    const queue = [...this.data.roots];
    // The queue grows while it is read.
    for (const thing of queue) {
      if (seen.size === CANDIDATE_LIMIT) break;
      if (seen.has(thing) || (thing.id !== null && ids.has(thing.id))) continue;
      seen.add(thing);
      if (thing.id !== null) ids.add(thing.id);
      for (const value of FOLLOWED.flatMap((property) => this.values(thing, property))) {
        if (isThing(value)) queue.push(value);
      }
    }
    return [...seen];
  }
}

/** The URL of a logo: text, or the URL of an ImageObject. */
function logoOf(graph: Graph, organization: Thing | null): TextValue | null {
  for (const value of graph.values(organization, 'logo')) {
    if (!isThing(value)) {
      if (value.text.trim() !== '') return value;
      continue;
    }
    const url = graph.texts(value, 'url')[0] ?? graph.texts(value, 'contentUrl')[0];
    if (url !== undefined) return url;
    if (value.id !== null && graph.types(value).length === 0) return { text: value.id, where: value.where };
  }
  return null;
}

function isOrganization(graph: Graph, thing: Thing): boolean {
  return graph.types(thing).some((type) => ORGANIZATION_TYPES.has(type));
}

/** The publishers of a WebSite, page or article that are organisations. */
function publishersOf(graph: Graph, published: Thing | null): readonly Thing[] {
  return graph
    .values(published, 'publisher')
    .filter(isThing)
    .filter((thing) => isOrganization(graph, thing));
}

/** The first way to reach an organisation: its own, or that of a contact point. */
function contactOf(graph: Graph, organization: Thing | null): TextValue | null {
  const ways = (thing: Thing) => ['email', 'telephone', 'url'].flatMap((way) => graph.texts(thing, way));
  const own = ['email', 'telephone'].flatMap((way) => graph.texts(organization, way))[0];
  if (own !== undefined) return own;
  for (const point of graph.values(organization, 'contactPoint')) {
    const way = isThing(point) ? ways(point)[0] : undefined;
    if (way !== undefined) return way;
  }
  return null;
}

/** An organisation that speaks for the site, and whether its name does: that of a parent company is not the site's. */
interface OwnOrganization {
  readonly thing: Thing;
  readonly namesSite: boolean;
}

/** The organisations that speak for a site: the one that says most about itself, and all whose names are the site's. */
interface OwnParty {
  readonly main: OwnOrganization | null;
  readonly naming: readonly Thing[];
  readonly publishers: readonly Thing[];
}

/**
 * The organisation behind the site: one that is at home there, else one that a second place names, else the WebSite's
 * publisher. Others are content.
 */
function chooseOrganization(
  graph: Graph,
  candidates: readonly Thing[],
  website: Thing | null,
  base: string,
  witnesses: OwnWitnesses,
): OwnParty {
  const publishers = publishersOf(graph, website);
  const pagePublishers = candidates.flatMap((thing) => publishersOf(graph, thing));
  const organizations = [...new Set([...publishers, ...candidates.filter((thing) => isOrganization(graph, thing))])];
  const nameOf = (thing: Thing) => graph.texts(thing, 'name')[0]?.text ?? '';
  const names = new Set(organizations.map(nameOf).filter((name) => name !== ''));
  const fullness = (thing: Thing) =>
    ['name', 'url', 'logo'].filter((key) => graph.values(thing, key).length > 0).length;
  const ranked = organizations.slice(0, RANKED).map((thing) => {
    const urls = ['url', 'sameAs'].flatMap((key) => graph.texts(thing, key).slice(0, 10)).map(({ text }) => text);
    const home = homeOf(
      [...urls.slice(0, 1), ...(thing.id === null ? [] : [thing.id]), ...urls.slice(1)],
      base,
      witnesses.page,
    );
    const isPublisher = publishers.includes(thing);
    const isPagePublisher = pagePublishers.includes(thing) && home !== 'elsewhere';
    const name = nameOf(thing);
    const isWitness = name !== '' && isWitnessed(name, names.size === 1, isPagePublisher, witnesses);
    // One that says nothing about itself is not another party.
    const isAnonymous = name === '' && home === 'unknown';
    const evidence = home === 'front' ? 4 : isWitness ? 2 : 0;
    const rank = evidence > 0 && isPublisher ? evidence + 1 : evidence || (isPublisher || isAnonymous ? 1 : 0);
    // A publisher that nothing else names may be a parent company.
    const namesSite = rank > 1 || (isPublisher && home !== 'elsewhere' && graph.texts(website, 'name').length === 0);
    return { thing, rank, fullness: fullness(thing), namesSite, isNaming: isWitness || home === 'front' };
  });
  const own = ranked.filter(({ rank }) => rank > 0);
  const main = own.toSorted((a, b) => b.rank - a.rank || b.fullness - a.fullness)[0] ?? null;
  const naming = ranked.filter((one) => (one === main ? one.namesSite : one.isNaming)).map(({ thing }) => thing);
  return {
    main,
    publishers: [...publishers, ...pagePublishers],
    naming: naming.toSorted((a, b) => Number(b === main?.thing) - Number(a === main?.thing)),
  };
}

/** The WebSites the page may be of; of one elsewhere the page only tells. */
function websitesOf(graph: Graph, candidates: readonly Thing[], base: string, witnesses: OwnWitnesses) {
  return candidates.filter(
    (thing) =>
      graph.types(thing).includes('WebSite') &&
      homeOf(
        graph.texts(thing, 'url').map(({ text }) => text),
        base,
        witnesses.page,
      ) !== 'elsewhere',
  );
}

function textStatement({ text, where }: TextValue): Statement {
  return statement(text, where());
}

function first<T>(values: readonly TextValue[], read: (value: TextValue) => T): T | null {
  return values[0] === undefined ? null : read(values[0]);
}

/** What the site is called by its WebSite and its own organisations. */
function namesOf(
  graph: Graph,
  website: Thing | null,
  { main, naming, publishers }: OwnParty,
): readonly NameStatement[] {
  const named = (thing: Thing | null, property: string, kind: NameKind): readonly NameStatement[] =>
    graph
      .texts(thing, property)
      .slice(0, 10)
      .map((value) => ({ ...textStatement(value), kind }));
  const namesake = main?.namesSite === true ? main.thing : null;
  return [
    ...named(website, 'name', 'website'),
    ...naming.flatMap((thing) =>
      named(thing, 'name', 'organization').map((one) =>
        publishers.includes(thing) ? { ...one, isPublisher: true } : one,
      ),
    ),
    ...named(website, 'alternateName', 'website-alternate'),
    ...named(namesake, 'alternateName', 'organization-alternate'),
    ...named(namesake, 'legalName', 'organization-legal'),
  ];
}

/** What an organisation states about itself. */
function describe(graph: Graph, organization: Thing, urlOf: (value: TextValue) => UrlStatement) {
  const logo = logoOf(graph, organization);
  return {
    type: graph.types(organization).find((type) => ORGANIZATION_TYPES.has(type)) ?? 'Organization',
    name: first(graph.texts(organization, 'name'), textStatement),
    url: first(graph.texts(organization, 'url'), urlOf),
    logo: logo === null ? null : urlOf(logo),
    description: first(graph.texts(organization, 'description'), textStatement),
    where: graph.placeOf(organization),
  };
}

/** Where the site's graph is stated. `dangling`: the reference to a publisher that is not described. */
function graphPlaces(graph: Graph, website: Thing | null, websites: readonly Thing[], organization: Thing | null) {
  const publisher = websites.flatMap((thing) => publishersOf(graph, thing)).find(({ id }) => id !== null);
  const dangling = websites
    .flatMap((thing) => graph.values(thing, 'publisher'))
    .find((value) => isThing(value) && value.id !== null && graph.isUndescribed(value));
  return {
    website: website === null ? null : graph.placeOf(website),
    organization: organization === null ? null : graph.placeOf(organization),
    publisher: publisher?.where() ?? null,
    dangling: dangling?.where() ?? null,
  };
}

/** Finds the entities that speak for a page in a language; stated URLs are resolved against `base`. */
export function readEntities(data: StructuredData, base: string, witnesses: OwnWitnesses, language: string) {
  const graph = new Graph(data, primarySubtag(language));
  const candidates = graph.candidates();
  const urlOf = ({ text, where }: TextValue): UrlStatement => urlStatement(text, base, where());
  const websites = websitesOf(graph, candidates, base, witnesses);
  const website =
    websites.find((thing) => graph.texts(thing, 'name').some((name) => !isGeneric(name.text))) ?? websites[0] ?? null;
  const own = chooseOrganization(graph, candidates, website, base, witnesses);
  const organization = own.main?.thing ?? null;
  const pages = candidates.filter((thing) => graph.types(thing).some((type) => type.endsWith('Page')));
  const languages = [...pages, ...websites].map((thing) => graph.texts(thing, 'inLanguage'));
  const sameAs = [organization, website].flatMap((thing) => graph.texts(thing, 'sameAs'));
  const contact = contactOf(graph, organization);
  return {
    names: namesOf(graph, website, own),
    organization: organization === null ? null : describe(graph, organization, urlOf),
    sameAs: sameAs.slice(0, SAME_AS_LIMIT).map(urlOf),
    graph: graphPlaces(graph, website, websites, organization),
    inLanguage: (languages.find((stated) => stated.length > 0) ?? []).slice(0, 10).map(textStatement),
    organizationContact: contact === null ? null : textStatement(contact),
  };
}
