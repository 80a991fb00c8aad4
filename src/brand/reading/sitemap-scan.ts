/**
 * Sitemaps as sitemaps.org defines them: XML (urlset, sitemapindex), a list of URLs, or a feed. A scanner and no
 * XML processor: it takes time linear in the text, knows no DTD and no entities but the five predefined ones, and
 * minds of well-formedness only that elements are closed in turn.
 */
import type { SitemapFacts } from '../facts/findability';
import { webUrl } from '../urls/sites';

export interface ScannedSitemap {
  /** Null if it is none of these. */
  readonly kind: SitemapFacts['kind'];
  /** How many URLs it lists, as far as it could be read. */
  readonly entries: number;
  /** Whether one of them is the site's own. */
  readonly own: boolean;
  /** Offset of what does not parse; null if all does. */
  readonly brokenAt: number | null;
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

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A URL is shorter (sitemaps.org: under 2,048 characters), with room for escapes. */
const URL_LIMIT = 8192;

interface Tag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  /** Offset after it. */
  readonly end: number;
}

/** Offset after a comment, CDATA section, instruction or doctype; null if an element's tag starts. */
function behindOther(text: string, at: number): number | null {
  const forms = [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
    ['<!', '>'],
  ] as const;
  const form = forms.find(([open]) => text.startsWith(open, at));
  if (form === undefined) return null;
  const end = text.indexOf(form[1], at + form[0].length);
  return end === -1 ? text.length : end + form[1].length;
}

/** The tag that starts at an offset; null if it does not end, or has no name. */
function tagAt(text: string, at: number): Tag | null {
  const close = text.charAt(at + 1) === '/';
  let end = at + (close ? 2 : 1);
  const nameAt = end;
  while (end < text.length && !/[\s/>]/.test(text.charAt(end))) end++;
  const name = text.slice(nameAt, end);
  for (; end < text.length && text.charAt(end) !== '>'; end++) {
    const quote = text.charAt(end);
    if (quote !== '"' && quote !== "'") continue;
    end = text.indexOf(quote, end + 1);
    if (end === -1) return null;
  }
  if (name === '' || end >= text.length) return null;
  return { name, kind: close ? 'close' : text.charAt(end - 1) === '/' ? 'empty' : 'open', end: end + 1 };
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Character data with CDATA taken out of its wrapping and entities resolved. */
function characters(raw: string): string {
  const text = raw.slice(0, URL_LIMIT).trim();
  if (text.startsWith('<![CDATA[') && text.endsWith(']]>')) return text.slice(9, -3).trim();
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
}

function scanXml(text: string, isOwn: (url: string) => boolean): ScannedSitemap {
  const open: string[] = [];
  let form: Form | undefined;
  let entries = 0;
  let own = false;
  /** Where the URL of an entry starts, while one is read, and whether the entry has had one. */
  let urlAt: number | null = null;
  let counted = false;
  const result = (brokenAt: number | null): ScannedSitemap => ({ kind: form?.kind ?? null, entries, own, brokenAt });
  const isEntry = () =>
    form?.path.length === open.length && form.path.every((name, i) => name === local(open[i] ?? ''));

  for (let at = text.indexOf('<'); at !== -1;) {
    const other = behindOther(text, at);
    const tag = other === null ? tagAt(text, at) : null;
    if (other === null && tag === null) return result(at);
    if (tag !== null && tag.kind !== 'close') {
      if (open.length === 0) form = FORMS.get(local(tag.name));
      if (form === undefined) return result(at);
      if (tag.kind === 'open' && local(tag.name) === 'loc' && isEntry()) urlAt = tag.end;
      open.push(tag.name);
      if (isEntry()) {
        counted = form.kind === 'feed';
        if (counted) entries++;
        own ||= counted;
      }
    }
    if (tag !== null && tag.kind !== 'open') {
      if (open.pop() !== tag.name) return result(at);
      if (urlAt !== null && tag.kind === 'close' && isEntry()) {
        const url = characters(text.slice(urlAt, at));
        if (url !== '' && !counted) {
          entries++;
          counted = true;
          own ||= isOwn(url);
        }
        urlAt = null;
      }
      if (open.length === 0) return result(null);
    }
    at = text.indexOf('<', tag?.end ?? other ?? text.length);
  }
  return result(text.length);
}

function scanLines(text: string, isOwn: (url: string) => boolean): ScannedSitemap {
  let entries = 0;
  let own = false;
  let offset = 0;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line !== '') {
      if (webUrl(line) === null) return { kind: entries > 0 ? 'text' : null, entries, own, brokenAt: offset };
      entries++;
      own ||= isOwn(line);
    }
    offset += raw.length + 1;
  }
  return { kind: entries > 0 ? 'text' : null, entries, own, brokenAt: null };
}

/** Scans the text of a sitemap. `isOwn` tells whether a listed URL belongs to the site. */
export function scanSitemap(text: string, isOwn: (url: string) => boolean): ScannedSitemap {
  const bare = text.replace(/^\ufeff/, '');
  const scanned = /^\s*</.test(bare.slice(0, 1000)) ? scanXml(bare, isOwn) : scanLines(bare, isOwn);
  const shift = text.length - bare.length;
  return scanned.brokenAt === null ? scanned : { ...scanned, brokenAt: scanned.brokenAt + shift };
}
