/** What fixes are written from: the checks that lost points, and what the brand says about itself. */
import { isLeftover } from '../basics/leftovers';
import { mentions, nameKey, nameWords } from '../basics/names';
import { isUnspaced, visibleCode } from '../basics/text';
import { isLocalHost } from '../urls/local';
import { hostLabels } from '../naming/host';
import { isOfBrand } from '../naming/relations';
import type { NameOccurrence } from '../naming/portrait';
import { hasLostPoints, type CheckResult, type Receipt, type Report } from '../report/report';
import { TRACKING, webUrl, withoutWww } from '../urls/sites';
import { saysHome } from './home-words';
import { isDoubled, isGlued, wholeSentences, wholeText } from './prose';

/** Outcomes of `canonical` that mean the stated URL is another page's. */
const CANONICAL_ASTRAY = ['other-scheme', 'other-page', 'other-host', 'trial-host', 'elsewhere', 'nowhere'];

/** A shorter word is hardly what a page is about. */
const TOPIC_LENGTH = 5;

/** Where a description says no more than this beyond the title, it is the title. */
const BEYOND_TITLE = 40;

/** Between the parts of a title. */
const SEPARATORS = [' | ', ' · ', ' » ', ' – ', ' — ', ' - '];

/** A web URL that may lead somewhere; null for others, such as a relative one of a page pasted without its URL, or one of a developer's machine. */
export function somewhere(stated: string | null | undefined): URL | null {
  const url = webUrl(stated ?? '');
  return url === null || isLocalHost(url.hostname) ? null : url;
}

/** A stated URL of the site, without what says where a visitor came from; null for one of a copy elsewhere, which holds that of the original. */
function ofSite(stated: string | null): URL | null {
  const url = somewhere(stated);
  if (url === null || /\/https?:\/\//i.test(url.pathname)) return null;
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  // What is left is written as it was, unless something is taken away.
  for (const name of tracking) url.searchParams.delete(name);
  url.hash = '';
  return url;
}

/** The URL by which a report's page is known, and whether it is by two that differ, with no address to tell which is right. */
function pageOf(report: Report) {
  const { url, canonical, openGraph } = report.portrait;
  const own = report.scope === 'preview' ? null : ofSite(url);
  const [first = null, second] = [canonical, openGraph.url].map(ofSite).filter((at) => at !== null);
  const place = (at: URL) => withoutWww(at.hostname) + at.pathname.replace(/\/$/, '');
  const isContested = own === null && first !== null && second !== undefined && place(first) !== place(second);
  const page = own ?? (isContested ? null : first);
  return { page, isContested };
}

/** What a page is, if we are sure: by its address, or because it says that it is an article. */
function typeOf({ portrait: { kind }, article }: Report, page: Readonly<URL> | null): 'home' | 'article' | null {
  const isKnown = kind !== undefined && !(kind.is === 'home' && kind.by === 'unknown');
  if (isKnown && kind.is === 'home') return 'home';
  if (article !== undefined) return 'article';
  return !isKnown && page?.pathname === '/' ? 'home' : null;
}

/**
 * The brand's name as texts state it, without its legal form if some text leaves that out: legal forms belong in the
 * imprint. Null if there is none, and if it is only inferred: a reader then has to put it in.
 */
function nameOf({ portrait: { name, basis, names }, isNameCorrected }: Report): string | null {
  if (name === null) return null;
  if (isNameCorrected !== true && (basis === 'inferred' || saysHome(name) || isLeftover(name))) return null;
  const spellings = names.filter(({ alias, relation }) => !alias && relation === 'legal');
  return [name, ...spellings.map(({ value }) => value)].reduce((a, b) => (b.length < a.length ? b : a));
}

/** A question alone says nothing of the page. */
const QUESTION = /^[^.!?]*\?$/;

/** UTF-8 that was read as Latin-1 in one place; others may state the same text as it should be. */
const GARBLED = /[ÃÂ][\u0080-\u00bf]|â€/;

/** Whether a text may be quoted. */
function isUsable(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text !== '' && !isLeftover(text) && !GARBLED.test(text);
}

/** By what a tag of the head says which one it is. */
const NAMED_BY = { name: /\sname\s*=/i, property: /\sproperty\s*=/i };

export class Subject {
  /** URL of the page, without fragment: its own, else what it says is its own; null if none is known. */
  readonly page: Readonly<URL> | null;
  /** Whether the page names two URLs, and its own is not known. */
  readonly isContested: boolean;
  readonly type: 'home' | 'article' | null;
  readonly name: string | null;
  readonly portrait: Report['portrait'];
  private readonly results: ReadonlyMap<string, CheckResult>;

  /** @param repairable ids of the checks that the text was shown to repair; null if it has not been tried */
  constructor(
    readonly report: Report,
    private readonly repairable: ReadonlySet<string> | null = null,
  ) {
    const { page, isContested } = pageOf(report);
    this.page = page;
    this.isContested = isContested;
    this.type = typeOf(report, page);
    this.name = nameOf(report);
    this.portrait = report.portrait;
    this.results = new Map(report.checks.map((check) => [check.id, check]));
  }

  /** Those of the checks `ids` that lost points, and that the text repairs as far as that was tried. */
  lost(...ids: readonly string[]): readonly string[] {
    return ids.filter((id) => this.hasLost(id) && this.repairable?.has(id) !== false);
  }

  /** Whether a check lost points, even if another text repairs it. */
  hasLost(id: string): boolean {
    const result = this.results.get(id);
    return result !== undefined && hasLostPoints(result);
  }

  result(id: string): CheckResult | undefined {
    return this.results.get(id);
  }

  /** Whether a check has one of the outcomes. */
  cameTo(id: string, ...outcomes: readonly string[]): boolean {
    return outcomes.includes(this.result(id)?.outcome ?? '');
  }

  receipts(id: string): readonly Receipt[] {
    return this.result(id)?.receipts ?? [];
  }

  /** A property's meta element as the page writes it, and the attribute that names it; null where none was shown. */
  tagOf(property: string): { readonly text: string; readonly attribute: 'name' | 'property' } | null {
    const shown = [...this.results.values()].flatMap(({ receipts }) => receipts);
    const tag = shown.find(({ source, snippet }) => source === `meta:${property}` && snippet !== undefined)?.snippet;
    if (tag === undefined) return null;
    // A tag may have both.
    const attributes = property.startsWith('og:') ? (['property', 'name'] as const) : (['name', 'property'] as const);
    const attribute = attributes.find((one) => NAMED_BY[one].test(tag));
    return attribute === undefined ? null : { text: tag, attribute };
  }

  /** Other names that places of these kinds give the brand, such as a longer one. */
  otherNames(...kinds: readonly NameOccurrence['kind'][]): readonly string[] {
    const { name } = this;
    return this.portrait.names
      .filter(({ kind, odd, relation }) => kinds.includes(kind) && !odd && isOfBrand(relation))
      .map(({ value }) => value)
      .filter((value) => !saysHome(value) && (name === null || nameKey(value) !== nameKey(name)));
  }

  /** The root of the page's site, with www or without as the page says. */
  get root(): URL | null {
    const { page, preferredUrl } = this;
    const url = preferredUrl !== null && this.isOwn(preferredUrl) ? preferredUrl : page;
    return url === null ? null : new URL('/', url);
  }

  /** Whether a URL has the page's host, with or without www. */
  isOwn(url: Readonly<URL>): boolean {
    return this.page !== null && withoutWww(url.hostname) === withoutWww(this.page.hostname);
  }

  /**
   * The URL that the page should be known by: the canonical one if it leads to the page or, for an inner page, to where
   * its text is published; otherwise the page's.
   */
  get preferredUrl(): Readonly<URL> | null {
    const stated = this.isContested ? null : ofSite(this.portrait.canonical);
    const isAstray = this.cameTo('canonical', ...CANONICAL_ASTRAY);
    if (stated === null || isAstray || (this.cameTo('canonical', 'several') && !this.isOwn(stated))) return this.page;
    return stated;
  }

  /** Descriptions that are stated of the page; of a home page also those of the brand. */
  private get descriptions(): readonly string[] {
    const { description, openGraph, twitter, things } = this.portrait;
    const ofBrand = this.type === 'home' ? things.filter(({ thing }) => thing === 'description') : [];
    const stated = [description, openGraph.description, twitter.description, ...ofBrand.map(({ value }) => value)];
    return stated.filter(isUsable);
  }

  /** Descriptions and titles of the page: all that a text may quote. */
  get texts(): readonly string[] {
    const { title, heading, openGraph, twitter } = this.portrait;
    const titles = this.receipts('title-quality').map(({ value }) => value);
    return [...this.descriptions, openGraph.title, heading, title, twitter.title, ...titles].filter(isUsable);
  }

  /**
   * A description that the page states, in at most `max` characters, other than its title and its name. A complete one
   * if there is one, otherwise the first complete sentences of one; null if there is none.
   */
  description(max: number): string | null {
    const { title, heading, excerpt, openGraph, twitter, names } = this.portrait;
    const others = [title, heading, openGraph.title, twitter.title, ...names.map(({ value }) => value)];
    const titles = new Set(others.map((text) => nameKey(text ?? '')));
    const beside = [...this.descriptions, excerpt ?? ''];
    const saysMore = (text: string) =>
      !titles.has(nameKey(text)) &&
      [title, heading].every((one) => !one || !text.startsWith(one) || text.length > one.length + BEYOND_TITLE);
    const isProse = (text: string) =>
      !/^[*+>|»•#/=_~.…-]| [|»•] /.test(text) &&
      visibleCode(text) === null &&
      !isDoubled(text) &&
      !isGlued(text) &&
      !QUESTION.test(text);
    const usable = this.descriptions.filter((text) => saysMore(text) && isProse(text) && this.isAboutPage(text));
    const whole = usable.map((text) => wholeText(text, max, beside)).find((text) => text !== null);
    return whole ?? usable.map((text) => wholeSentences(text, max)).find((text) => text !== null) ?? null;
  }

  /** Whether a description is about what the page's title is: others are those of the site, the same on every page. */
  private isAboutPage(text: string): boolean {
    if (this.type === 'home' || isUnspaced(text.charCodeAt(0))) return true;
    const { title, names } = this.portrait;
    const own = new Set(names.filter(({ odd }) => !odd).flatMap(({ value }) => nameWords(value)));
    const topics = nameWords(this.headline ?? title ?? '').filter(
      (word) => word.length >= TOPIC_LENGTH && !own.has(word),
    );
    const words = new Set(nameWords(text));
    return topics.some((word) => words.has(word));
  }

  /** Places of this kind that state another name than most do. */
  odd(...kinds: readonly string[]): readonly NameOccurrence[] {
    return this.portrait.names.filter(({ kind, odd }) => odd && kinds.includes(kind));
  }

  /** What the page is about, in its own words, without the brand's name at the end; null where it is all they say. */
  get headline(): string | null {
    const { heading, title, openGraph, twitter, names } = this.portrait;
    // A site is called as its host, even where no place says so.
    const host = this.page === null ? [] : hostLabels(this.page.hostname);
    const own = new Set([...names.map(({ value }) => value), ...host].map(nameKey));
    const good = this.hasLost('title-quality') || !isUsable(title) ? null : title;
    // A heading that the title does not have may be that of a menu or a search field.
    const isTitle = (text: string) =>
      good === null || [good, twitter.title ?? ''].some((one) => nameKey(one).includes(nameKey(text)));
    const shown = heading !== null && isTitle(heading) ? heading : null;
    const stated = [shown, openGraph.title, good].filter(isUsable).find((text) => !own.has(nameKey(text)));
    if (stated === undefined) return null;
    // Beside these signs is the site, mostly behind them; one word, “Blog” say, tells little without it.
    const [first = ''] = stated.split(/ [|»] /, 1);
    const says = (part: string) => nameWords(part).length > 1 || isUnspaced(part.charCodeAt(0));
    if (first.length < stated.length && own.has(nameKey(first))) return stated.slice(first.length + 3);
    if (first.length < stated.length && says(first)) return first;
    const end = SEPARATORS.reduce((at, separator) => Math.max(at, stated.lastIndexOf(separator)), 0);
    const rest = stated.slice(0, end);
    return says(rest) && own.has(nameKey(stated.slice(end + 3))) ? rest : stated;
  }

  /** Whether a text mentions the brand by any of its names. */
  mentionsBrand(text: string): boolean {
    return this.portrait.names.some(({ value, odd, relation }) => !odd && isOfBrand(relation) && mentions(text, value));
  }
}
