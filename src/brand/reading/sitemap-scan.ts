/** Sitemaps as sitemaps.org defines them: XML (urlset, sitemapindex), a list of URLs, or a feed. */
import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { SitemapFacts } from '../facts/findability';
import { daysIn } from '../basics/date-time';
import { clip, collapse } from '../basics/text';
import { webUrl } from '../urls/sites';
import { lineAt } from './statement';

/** What is wrong with a sitemap, first of all. */
export interface SitemapFault {
  /** `malformed`: no well-formed XML. `invalid`: what sitemaps.org does not allow. */
  readonly kind: 'malformed' | 'invalid';
  /** 1-based. */
  readonly line: number;
  /** What is wrong, as written. */
  readonly text: string;
}

export interface ScannedSitemap {
  /** Null if it isn't any of these. */
  readonly kind: SitemapFacts['kind'];
  /** How many URLs it lists, as far as it could be read. */
  readonly entries: number;
  /** Whether one of them is the site's own. */
  readonly own: boolean;
  /** Null if there is no fault. */
  readonly fault: SitemapFault | null;
}

interface Form {
  readonly kind: SitemapFacts['kind'];
  /** Local names from the root to the element of an entry. */
  readonly path: readonly string[];
}

const FORMS: ReadonlyMap<string, Form> = new Map([
  ['urlset', { kind: 'urlset', path: ['urlset', 'url'] }],
  ['sitemapindex', { kind: 'index', path: ['sitemapindex', 'sitemap'] }],
  ['rss', { kind: 'feed', path: ['rss', 'channel', 'item'] }],
  ['feed', { kind: 'feed', path: ['feed', 'entry'] }],
]);

/** The namespace that sitemaps have to declare. */
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A URL is shorter (sitemaps.org). */
const URL_LIMIT = 2048;

/** No sitemap nests its elements deeper. */
const DEPTH_LIMIT = 32;

/** What is wrong more often is no XML. */
const ERROR_LIMIT = 100;

/** How much is shown of a line. */
const SHOWN = 80;

/** W3C Datetime, as sitemaps.org wants `lastmod`. https://www.w3.org/TR/NOTE-datetime */
const DATE_TIME =
  /^[0-9]{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12][0-9]|3[01])(?:T(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:\.[0-9]+)?)?(?:Z|[+-][0-9]{2}:[0-9]{2}))?)?)?$/;

function isDateTime(text: string): boolean {
  const [year, month, day] = text.slice(0, 'yyyy-mm-dd'.length).split('-').map(Number);
  return DATE_TIME.test(text) && (day === undefined || day <= daysIn(year ?? 0, month ?? 0));
}

/** Offset of the first `&` before another offset that begins no reference, outside of comments and CDATA. */
function bareAmpersand(text: string, before: number): number | null {
  let other = text.indexOf('<!');
  for (let at = text.indexOf('&'); at !== -1 && at < before;) {
    if (other !== -1 && other < at) {
      const close = text.startsWith('<!--', other) ? '-->' : text.startsWith('<![CDATA[', other) ? ']]>' : '<!';
      const end = text.indexOf(close, other + 2);
      if (end === -1) return null;
      if (end > at) at = text.indexOf('&', end);
      other = text.indexOf('<!', end);
      continue;
    }
    if (!/^&(?:#[0-9]{1,7}|#x[0-9a-f]{1,6}|[a-z_:][\w.:-]{0,30});/i.test(text.slice(at, at + 40))) return at;
    at = text.indexOf('&', at + 1);
  }
  return null;
}

class GivenUp extends Error {}

/** What an XML sitemap says, read element by element. */
class XmlSitemap {
  private readonly parser = new SaxesParser({ xmlns: true, position: true });
  private form: Form | undefined;
  private entries = 0;
  private own = false;
  private malformed: SitemapFault | null = null;
  private invalid: SitemapFault | null = null;
  private errors = 0;
  /** Open elements, the root first. */
  private readonly open: SaxesTagNS[] = [];
  /** Text of the element that is read; null if nobody asks for it. */
  private text: string | null = null;
  private hasUrl = false;

  constructor(
    private readonly source: string,
    private readonly isOwn: (url: string) => boolean,
  ) {}

  /** @param truncated whether only the start of the file is here */
  read(truncated: boolean): ScannedSitemap {
    const { parser } = this;
    parser.on('error', () => this.isMalformed());
    parser.on('opentag', (tag) => this.starts(tag));
    parser.on('closetag', (tag) => this.ends(tag));
    const add = (text: string) => {
      if (this.text !== null) this.text += text;
    };
    parser.on('text', add);
    parser.on('cdata', add);
    try {
      parser.write(this.source);
      if (!truncated) parser.close();
    } catch (error) {
      if (!(error instanceof GivenUp)) throw error;
    }
    const { form, entries, own } = this;
    return { kind: form?.kind ?? null, entries, own, fault: this.malformed ?? this.invalid };
  }

  private isMalformed(): void {
    this.errors++;
    this.malformed ??= this.fault();
    if (this.errors > ERROR_LIMIT) throw new GivenUp();
  }

  private givesUp(): never {
    this.isMalformed();
    throw new GivenUp();
  }

  private isInvalid(text: string): void {
    this.invalid ??= { kind: 'invalid', line: this.parser.line, text: clip(collapse(text), SHOWN) };
  }

  private fault(): SitemapFault {
    // The parser takes all that follows such a sign for a name, and complains where it ends.
    const sign = bareAmpersand(this.source, this.parser.position);
    const at = sign ?? this.parser.position;
    const start = this.source.lastIndexOf('\n', at - 1) + 1;
    const end = this.source.indexOf('\n', at);
    const text = this.source.slice(Math.max(start, at - SHOWN / 2), end === -1 ? undefined : end);
    const line = sign === null ? this.parser.line : lineAt(this.source, sign);
    return { kind: 'malformed', line, text: clip(collapse(text.slice(0, SHOWN)), SHOWN) };
  }

  /** Whether the elements that are open lead to an entry, and to nothing in it. */
  private isEntry(): boolean {
    const { form, open } = this;
    return form?.path.length === open.length && form.path.every((name, at) => name === open[at]?.local);
  }

  private starts(tag: SaxesTagNS): void {
    const isInEntry = this.isEntry();
    if (this.open.length === 0 && this.form === undefined) {
      this.form = FORMS.get(tag.local);
      // What is no sitemap is not read further.
      if (this.form === undefined) this.givesUp();
      else if (this.form.kind !== 'feed' && tag.uri !== NAMESPACE) this.isInvalid(`<${tag.name} xmlns="${tag.uri}">`);
    }
    this.open.push(tag);
    if (this.open.length > DEPTH_LIMIT) this.givesUp();
    // Images and videos of an entry have URLs of their own, in other namespaces.
    const isAsked = isInEntry && tag.uri === this.open[0]?.uri && ['loc', 'lastmod'].includes(tag.local);
    if (isAsked) this.text = '';
    if (this.isEntry()) this.hasUrl = false;
  }

  private ends(tag: SaxesTagNS): void {
    if (this.isEntry()) {
      // Entries of feeds need no URL of this site: they are its news.
      if (this.form?.kind === 'feed') this.count(true);
      else if (!this.hasUrl) this.isInvalid(`<${tag.name}></${tag.name}>`);
    }
    this.open.pop();
    if (this.text === null || !this.isEntry()) return;
    const value = this.text.trim();
    this.text = null;
    if (this.form?.kind === 'feed') return;
    const shown = `<${tag.name}>${value}</${tag.name}>`;
    if (tag.local === 'lastmod') {
      if (!isDateTime(value)) this.isInvalid(shown);
      return;
    }
    if (webUrl(value) === null || value.length >= URL_LIMIT || this.hasUrl) this.isInvalid(shown);
    if (value === '' || this.hasUrl) return;
    this.hasUrl = true;
    this.count(this.isOwn(value));
  }

  private count(own: boolean): void {
    this.entries++;
    this.own ||= own;
  }
}

function scanLines(text: string, isOwn: (url: string) => boolean): ScannedSitemap {
  let entries = 0;
  let own = false;
  const kind = () => (entries > 0 ? 'text' : null);
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '') continue;
    if (webUrl(line) === null) {
      const fault = { kind: 'invalid', line: index + 1, text: clip(line, SHOWN) } as const;
      return { kind: kind(), entries, own, fault };
    }
    entries++;
    own ||= isOwn(line);
  }
  return { kind: kind(), entries, own, fault: null };
}

/**
 * Scans the text of a sitemap, in time linear in its length; no DTD is read, so that no entity multiplies.
 * @param isOwn whether a listed URL belongs to the site
 * @param truncated whether only the start of the file is here
 */
export function scanSitemap(text: string, isOwn: (url: string) => boolean, truncated = false): ScannedSitemap {
  const bare = text.replace(/^\ufeff/, '');
  if (!/^\s*</.test(bare.slice(0, 1000))) return scanLines(bare, isOwn);
  return new XmlSitemap(bare, isOwn).read(truncated);
}
