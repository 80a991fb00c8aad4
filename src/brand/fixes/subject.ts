/** What fixes are written from: the checks that lost points, and what the brand says about itself. */
import { mentions, nameKey } from '../basics/names';
import { isLocalHost } from '../urls/local';
import { isOfBrand, isOneName } from '../naming/relations';
import type { NameOccurrence } from '../naming/portrait';
import { cut } from '../previews/cut';
import { hasLostPoints, type CheckResult, type Receipt, type Report } from '../report/report';
import { webUrl, withoutWww } from '../urls/sites';

/** Outcomes of `canonical` that mean the stated URL is another page's. */
const CANONICAL_ASTRAY = ['other-scheme', 'other-page', 'other-host', 'trial-host', 'elsewhere', 'nowhere'];

/** A text of at most `max` code points, cut between words. */
export function shortened(text: string, max: number): string {
  const { shown, rest } = cut(text, { unit: 'characters', max, published: true });
  return rest === '' ? text : `${shown.replace(/[\s,;:.–—-]{1,10}$/, '')}…`;
}

/** A web URL that may lead somewhere; null for others, such as a relative one of a page pasted without its URL, or one of a developer's machine. */
function somewhere(stated: string): URL | null {
  const url = webUrl(stated);
  return url === null || isLocalHost(url.hostname) ? null : url;
}

/** The URL by which a report's page is known; see `Subject.page`. */
function pageOf({ portrait: { url, canonical, openGraph }, scope }: Report): Readonly<URL> | null {
  const own = scope === 'preview' ? '' : url;
  const known = [own, canonical ?? '', openGraph.url ?? ''].map(somewhere).find((at) => at !== null);
  if (!known) return null;
  known.hash = '';
  return known;
}

/** What texts ask again and again. */
function knownOf(report: Report) {
  const results: ReadonlyMap<string, CheckResult> = new Map(report.checks.map((check) => [check.id, check]));
  return { page: pageOf(report), results };
}

export class Subject {
  /** @param repairable ids of the checks that the text was shown to repair; null if it has not been tried */
  constructor(
    readonly report: Report,
    private readonly repairable: ReadonlySet<string> | null = null,
    private readonly known = knownOf(report),
  ) {}

  /** The subject of a text that was shown to repair only some checks. */
  repairing(checks: readonly string[]): Subject {
    return new Subject(this.report, new Set(checks), this.known);
  }

  /**
   * URL of the page, without fragment: its canonical one, else that of `og:url`, if it was pasted without or is not public
   * yet; null if it has none of them.
   */
  get page(): Readonly<URL> | null {
    return this.known.page;
  }

  get portrait(): Report['portrait'] {
    return this.report.portrait;
  }

  /** Those of the checks `ids` that lost points, and that the text repairs as far as that was tried. */
  lost(...ids: readonly string[]): readonly string[] {
    return ids.filter((id) => this.hasLost(id) && this.repairable?.has(id) !== false);
  }

  /** Whether one of the checks lost points, even if another text repairs it. */
  hasLost(...ids: readonly string[]): boolean {
    return ids.some((id) => {
      const result = this.resultOf(id);
      return result !== undefined && hasLostPoints(result);
    });
  }

  /** Whether a check has one of the outcomes. */
  cameTo(id: string, ...outcomes: readonly string[]): boolean {
    return outcomes.includes(this.resultOf(id)?.outcome ?? '');
  }

  private resultOf(id: string): CheckResult | undefined {
    return this.known.results.get(id);
  }

  /** Per mille of a check that was assessed; null for others. */
  scoreOf(id: string): number | null {
    const score = this.resultOf(id)?.score;
    return typeof score === 'number' ? score : null;
  }

  receipts(id: string): readonly Receipt[] {
    return this.resultOf(id)?.receipts ?? [];
  }

  /** Values that the words of a check's verdict are filled with, as one text. */
  paramText(id: string): string {
    return Object.values(this.resultOf(id)?.params ?? {}).join(' ');
  }

  /** The brand's name, without a legal form where it states it without: that is for the imprint. Null without one. */
  get name(): string | null {
    const { name, names } = this.portrait;
    if (name === null) return null;
    const spellings = names.filter(({ alias, relation }) => !alias && relation === 'legal');
    return [name, ...spellings.map(({ value }) => value)].reduce((a, b) => (b.length < a.length ? b : a));
  }

  /** Other names that places of these kinds give the brand, such as a longer one. */
  otherNames(...kinds: readonly NameOccurrence['kind'][]): readonly string[] {
    const { name } = this;
    return this.portrait.names
      .filter(({ kind, odd, relation }) => kinds.includes(kind) && !odd && isOfBrand(relation))
      .map(({ value }) => value)
      .filter((value) => name === null || nameKey(value) !== nameKey(name));
  }

  /** Whether what the structured data calls the organisation is the brand's name, as it spells it there. */
  isOwnSpelling(value: string): boolean {
    return this.portrait.names.some(
      (place) => place.value === value && place.relation !== undefined && isOneName(place.relation),
    );
  }

  /** The root of the page's site. */
  get root(): URL | null {
    return this.page === null ? null : new URL('/', this.page);
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
    const stated = somewhere(this.portrait.canonical ?? '');
    const isAstray = this.cameTo('canonical', ...CANONICAL_ASTRAY);
    if (stated === null || isAstray || (this.cameTo('canonical', 'several') && !this.isOwn(stated))) return this.page;
    stated.hash = '';
    return stated;
  }

  /** A description in the brand's words of at most `max` UTF-16 units that is not its title; null if it has none. */
  description(max: number): string | null {
    const { portrait } = this;
    const title = nameKey(portrait.title ?? '');
    const stated = [
      portrait.description,
      portrait.openGraph.description,
      portrait.twitter.description,
      ...portrait.things.filter(({ thing }) => thing === 'description').map(({ value }) => value),
      portrait.excerpt,
    ].find((text) => text !== null && nameKey(text) !== title);
    return stated === undefined || stated === null ? null : shortened(stated, max);
  }

  /** Whether a place of this kind states another name than most do. */
  isOdd(...kinds: readonly string[]): boolean {
    return this.hasLost('name-agreement') && this.portrait.names.some(({ kind, odd }) => odd && kinds.includes(kind));
  }

  /** A title with a misspelling of the name put right, so that it never holds two spellings. */
  corrected(title: string | null): string | null {
    const { name } = this;
    if (title === null || name === null) return title;
    const slips = this.portrait.names.filter(
      ({ kind, odd, relation }) => kind === 'title' && odd && relation === 'near-miss',
    );
    return slips.reduce((text, { value }) => text.replace(value, () => name), title);
  }

  /** The title for link previews with the brand's name where it says another; null if it says none. */
  previewTitle(): string | null {
    const { name, portrait } = this;
    const { title } = portrait.openGraph;
    if (title === null || name === null || !this.isOdd('og-title')) return null;
    const others = portrait.names.filter(({ kind, odd }) => odd && kind === 'og-title');
    return others.reduce((text, { value }) => text.replace(value, () => name), title);
  }

  /** Whether a text mentions the brand by any of its names. */
  mentionsBrand(text: string): boolean {
    return this.portrait.names.some(({ value, odd, relation }) => !odd && isOfBrand(relation) && mentions(text, value));
  }
}
