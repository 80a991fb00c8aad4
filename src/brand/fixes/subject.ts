/** What fixes are written from: the checks that lost points, and what the brand says about itself. */
import { isLeftover } from '../basics/leftovers';
import { mentions, nameKey, nameWords } from '../basics/names';
import { isUnspaced } from '../basics/text';
import { isLocalHost } from '../urls/local';
import { isOfBrand } from '../naming/relations';
import type { NameOccurrence } from '../naming/portrait';
import { cut } from '../previews/cut';
import { hasLostPoints, type CheckResult, type Receipt, type Report } from '../report/report';
import { webUrl, withoutWww } from '../urls/sites';
import { saysHome } from './home-words';

/** Outcomes of `canonical` that mean the stated URL is another page's. */
const CANONICAL_ASTRAY = ['other-scheme', 'other-page', 'other-host', 'trial-host', 'elsewhere', 'nowhere'];

/** A shorter word is hardly what a page is about. */
const TOPIC_LENGTH = 4;

/** Between the parts of a title. */
const SEPARATORS = [' | ', ' · ', ' » ', ' – ', ' — ', ' - '];

/** Whole sentences at the start of a text. */
const SENTENCES = /^.*(?:[^\s.]{3}[.!?](?=\s)|[。！？])/s;

/** A text of at most `max` code points: whole sentences where they are half of that, else cut between words. */
export function shortened(text: string, max: number): string {
  const { shown, rest } = cut(text, { unit: 'characters', max, published: true });
  if (rest === '') return text;
  const [sentences = ''] = SENTENCES.exec(shown + rest.charAt(0)) ?? [];
  return sentences.length >= max / 2 ? sentences : `${shown.replace(/[\s,;:.–—-]{1,10}$/, '')}…`;
}

/** A web URL that may lead somewhere; null for others, such as a relative one of a page pasted without its URL, or one of a developer's machine. */
export function somewhere(stated: string | null | undefined): URL | null {
  const url = webUrl(stated ?? '');
  return url === null || isLocalHost(url.hostname) ? null : url;
}

/** The URL by which a report's page is known, and whether it is by two that differ, with no address to tell which is right. */
function pageOf(report: Report) {
  const { url, canonical, openGraph } = report.portrait;
  const own = report.scope === 'preview' ? null : somewhere(url);
  const [first = null, second] = [canonical, openGraph.url].map(somewhere).filter((at) => at !== null);
  const place = (at: URL) => withoutWww(at.hostname) + at.pathname.replace(/\/$/, '');
  const isContested = own === null && first !== null && second !== undefined && place(first) !== place(second);
  const page = own ?? (isContested ? null : first);
  if (page !== null) page.hash = '';
  return { page, isContested };
}

/** What a page is, where that is sure: by its address, or because it says that it is an article. */
function typeOf({ portrait: { kind }, article }: Report, page: Readonly<URL> | null): 'home' | 'article' | null {
  const isKnown = kind !== undefined && !(kind.is === 'home' && kind.by === 'unknown');
  if (isKnown && kind.is === 'home') return 'home';
  if (article !== undefined) return 'article';
  return !isKnown && page?.pathname === '/' ? 'home' : null;
}

/**
 * The brand's name as texts state it, without a legal form where it states it without: that is for the imprint. Null
 * without one, and where it is only inferred: then a reader has to put it in.
 */
function nameOf({ portrait: { name, basis, names }, isNameCorrected }: Report): string | null {
  if (name === null) return null;
  if (isNameCorrected !== true && (basis === 'inferred' || saysHome(name) || isLeftover(name))) return null;
  const spellings = names.filter(({ alias, relation }) => !alias && relation === 'legal');
  return [name, ...spellings.map(({ value }) => value)].reduce((a, b) => (b.length < a.length ? b : a));
}

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
   * The URL the page should be known by: the canonical one where it leads to the page, or from an inner page to where
   * its text is published; else the page's.
   */
  get preferredUrl(): Readonly<URL> | null {
    const stated = this.isContested ? null : somewhere(this.portrait.canonical);
    const isAstray = this.cameTo('canonical', ...CANONICAL_ASTRAY);
    if (stated === null || isAstray || (this.cameTo('canonical', 'several') && !this.isOwn(stated))) return this.page;
    stated.hash = '';
    return stated;
  }

  /** Sentences of the page, and titles: all that a text may quote. */
  get texts(): readonly string[] {
    const { title, heading, description, excerpt, openGraph, twitter, things } = this.portrait;
    const titles = this.receipts('title-quality').map(({ value }) => value);
    const described = things.filter(({ thing }) => thing === 'description').map(({ value }) => value);
    const stated = [description, openGraph.description, twitter.description, ...described, excerpt];
    return [...stated, openGraph.title, heading, title, twitter.title, ...titles].flatMap((text) =>
      text === null || text === undefined || text === '' || isLeftover(text) ? [] : text,
    );
  }

  /** A description in the brand's words of at most `max` characters, neither its title nor its name; null if it has none. */
  description(max: number): string | null {
    const { title, heading, excerpt, openGraph, twitter, names } = this.portrait;
    const others = [title, heading, openGraph.title, twitter.title, ...names.map(({ value }) => value)];
    const titles = new Set(others.map((text) => nameKey(text ?? '')));
    // What was cut off before says less than what is left open; where the page's text is cut, we did it.
    const isCut = (text: string) => /(?:…|\.\.\.)\]?$/.test(text) && text !== excerpt;
    const isUsable = (text: string) => (text === excerpt ? this.isAboutPage(text) : !isCut(text));
    const stated = this.texts.find((text) => !titles.has(nameKey(text)) && isUsable(text));
    if (stated === undefined) return null;
    const whole = stated.replace(/…$/, '');
    return whole === stated ? shortened(stated, max) : shortened(`${whole} `, Math.min(max, whole.length - 1));
  }

  /** Whether a page's first text is about what its title is: others are notices, forms, paths of links. */
  private isAboutPage(excerpt: string): boolean {
    const { title, heading } = this.portrait;
    if (/^[*+>|»•#/=_~-]/.test(excerpt)) return false;
    const topics = nameWords(`${title ?? ''} ${heading ?? ''}`).filter((word) => word.length >= TOPIC_LENGTH);
    const words = new Set(nameWords(excerpt));
    return topics.some((word) => words.has(word)) || isUnspaced(excerpt.charCodeAt(0));
  }

  /** Places of this kind that state another name than most do. */
  odd(...kinds: readonly string[]): readonly NameOccurrence[] {
    return this.portrait.names.filter(({ kind, odd }) => odd && kinds.includes(kind));
  }

  /** What the page is about, in its own words, without the brand's name at the end; null where it is all they say. */
  get headline(): string | null {
    const { heading, title, openGraph, names } = this.portrait;
    const own = new Set(names.map(({ value }) => nameKey(value)));
    const good = this.hasLost('title-quality') ? null : title;
    // A heading that the title does not have may be that of a menu or a search field.
    const shown = heading !== null && (good === null || nameKey(good).includes(nameKey(heading))) ? heading : null;
    const stated = [shown, openGraph.title, good].find(
      (text) => text !== null && !isLeftover(text) && !own.has(nameKey(text)),
    );
    if (stated === undefined || stated === null) return null;
    const end = SEPARATORS.reduce((at, separator) => Math.max(at, stated.lastIndexOf(separator)), 0);
    return end > 0 && own.has(nameKey(stated.slice(end + 3))) ? stated.slice(0, end) : stated;
  }

  /** Whether a text mentions the brand by any of its names. */
  mentionsBrand(text: string): boolean {
    return this.portrait.names.some(({ value, odd, relation }) => !odd && isOfBrand(relation) && mentions(text, value));
  }
}
