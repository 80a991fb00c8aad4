/** What fixes are written from: the checks that lost points, and what the brand says of itself. */
import { mentions, nameKey } from '../names';
import { hasLostPoints, type CheckResult, type Receipt, type Report } from '../report';
import { webUrl, withoutWww } from '../sites';
import { clip } from '../text';

/** Hosts under it never resolve (RFC 2606): that of a page pasted without its URL. */
const NOWHERE = /(?:^|\.)invalid$/;

/** Outcomes of `canonical` by which the stated URL is another page's. */
const CANONICAL_ASTRAY = ['other-scheme', 'other-page', 'other-host', 'trial-host', 'elsewhere', 'nowhere'];

export class Subject {
  constructor(readonly report: Report) {}

  get portrait(): Report['portrait'] {
    return this.report.portrait;
  }

  /** Those of the checks `ids` that lost points. */
  lost(...ids: readonly string[]): readonly string[] {
    return ids.filter((id) => this.report.checks.some((check) => check.id === id && hasLostPoints(check)));
  }

  hasLost(...ids: readonly string[]): boolean {
    return this.lost(...ids).length > 0;
  }

  /** Whether a check came to one of the outcomes. */
  cameTo(id: string, ...outcomes: readonly string[]): boolean {
    return this.report.checks.some((check) => check.id === id && outcomes.includes(check.outcome));
  }

  private resultOf(id: string): CheckResult | undefined {
    return this.report.checks.find((check) => check.id === id);
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

  /** The brand's name, in the shortest spelling that it gives it: legal forms are for the imprint. Null without one. */
  get name(): string | null {
    const { name, names } = this.portrait;
    if (name === null) return null;
    const spellings = names.filter(({ value, alias }) => !alias && nameKey(value) === nameKey(name));
    return [name, ...spellings.map(({ value }) => value)].reduce((a, b) => (b.length < a.length ? b : a));
  }

  /** URL of the page, without fragment: its canonical one if it was pasted without; null if it has neither. */
  get page(): URL | null {
    const { url, canonical } = this.portrait;
    const known = [url, canonical ?? ''].map((stated) => webUrl(stated)).find((at) => at && !NOWHERE.test(at.hostname));
    if (!known) return null;
    known.hash = '';
    return known;
  }

  /** The root of the page's site. */
  get root(): URL | null {
    return this.page === null ? null : new URL('/', this.page);
  }

  /** Whether a URL has the page's host, with or without www. */
  isOwn(url: URL): boolean {
    return this.page !== null && withoutWww(url.hostname) === withoutWww(this.page.hostname);
  }

  /**
   * The URL the page should be known by: the canonical one where it leads to the page, or from an inner page to where
   * its text is published; else the page's.
   */
  get preferredUrl(): URL | null {
    const stated = this.portrait.canonical === null ? null : webUrl(this.portrait.canonical);
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
    return stated === undefined || stated === null ? null : clip(stated, max);
  }

  /** Whether a place of this kind states another name than most do. */
  isOdd(...kinds: readonly string[]): boolean {
    return this.hasLost('name-agreement') && this.portrait.names.some(({ kind, odd }) => odd && kinds.includes(kind));
  }

  /** A title with a misspelling of the name put right, so that it never holds two spellings. */
  corrected(title: string | null): string | null {
    const { name } = this;
    if (title === null || name === null) return title;
    const slips = this.portrait.names.filter(({ kind, relation }) => kind === 'title' && relation === 'near-miss');
    return slips.reduce((text, { value }) => text.replace(value, () => name), title);
  }

  /** Whether a text mentions the brand by any of its names. */
  mentionsBrand(text: string): boolean {
    return this.portrait.names.some(
      ({ value, odd, relation }) => !odd && relation !== 'template' && mentions(text, value),
    );
  }
}
