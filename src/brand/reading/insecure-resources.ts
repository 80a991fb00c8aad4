/** Resources that a page asks for over http, as the Mixed Content specification sorts them. */
import type { UrlStatement } from '../facts/statement';
import type { InsecureResources } from '../facts/trust';
import { withoutTrailing } from '../basics/text';
import { attribute, tokens, type HtmlElement } from './html';
import { stated, type Reading } from './reading';

/** URLs beyond these are counted, not kept. */
const LIMIT = 20;

type Sort = 'active' | 'passive';

/** An attribute that holds the URL of a resource, on elements of one name. */
interface ResourceAttribute {
  readonly attribute: string;
  readonly sort: (element: HtmlElement) => Sort | null;
}

const active = (): Sort => 'active';
const passive = (): Sort => 'passive';

/** Types with which a script element is run, and so fetched. */
const SCRIPT_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript))$/;

function sortOfScript(script: HtmlElement): Sort | null {
  const type = (attribute(script, 'type') ?? '').trim().toLowerCase();
  return SCRIPT_TYPE.test(type.split(';', 1)[0]?.trim() ?? '') ? 'active' : null;
}

/** A link is fetched for some relations only; icons and preloaded media are images and media. */
function sortOfLink(link: HtmlElement): Sort | null {
  const relations = tokens(link, 'rel');
  const as = (attribute(link, 'as') ?? '').trim().toLowerCase();
  if (relations.some((one) => ['stylesheet', 'manifest', 'modulepreload'].includes(one))) return 'active';
  if (relations.includes('preload')) return ['image', 'audio', 'video'].includes(as) ? 'passive' : 'active';
  return relations.includes('icon') ? 'passive' : null;
}

/** Whether a script is run, or a link fetched as a style sheet. */
export function isScriptOrStyle(element: HtmlElement): boolean {
  return element.tagName === 'script' ? sortOfScript(element) !== null : tokens(element, 'rel').includes('stylesheet');
}

const RESOURCE_ATTRIBUTES = new Map<string, readonly ResourceAttribute[]>(
  Object.entries({
    script: [{ attribute: 'src', sort: sortOfScript }],
    link: [{ attribute: 'href', sort: sortOfLink }],
    iframe: [{ attribute: 'src', sort: active }],
    frame: [{ attribute: 'src', sort: active }],
    embed: [{ attribute: 'src', sort: active }],
    object: [{ attribute: 'data', sort: active }],
    track: [{ attribute: 'src', sort: active }],
    img: [
      { attribute: 'src', sort: passive },
      { attribute: 'srcset', sort: passive },
    ],
    source: [
      { attribute: 'src', sort: passive },
      { attribute: 'srcset', sort: passive },
    ],
    audio: [{ attribute: 'src', sort: passive }],
    video: [
      { attribute: 'src', sort: passive },
      { attribute: 'poster', sort: passive },
    ],
    input: [
      {
        attribute: 'src',
        sort: (input) => ((attribute(input, 'type') ?? '').trim().toLowerCase() === 'image' ? 'passive' : null),
      },
    ],
  }),
);

/** What a sticky pattern that always matches finds at an offset. */
function textAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

const BETWEEN = /[\t\n\f\r ,]*/y;
const SRCSET_URL = /[^\t\n\f\r ]*/y;
/** Up to the next comma outside brackets. */
const DESCRIPTORS = /(?:[^(,]|\([^)]*(?:\)|$))*/y;

/** The URLs of a srcset (HTML: “parse a srcset attribute”); descriptors are passed over. */
export function srcsetUrls(srcset: string): readonly string[] {
  const urls: string[] = [];
  for (let at = 0; at < srcset.length;) {
    at += textAt(BETWEEN, srcset, at).length;
    const url = textAt(SRCSET_URL, srcset, at);
    if (url === '') break;
    at += url.length;
    const bare = withoutTrailing(url, ',');
    urls.push(bare);
    if (bare === url) at += textAt(DESCRIPTORS, srcset, at).length + 1;
  }
  return urls;
}

/** Whether a URL is one that browsers refuse or upgrade on a page that came over https: not this computer's own. */
function isInsecure(url: Readonly<URL>): boolean {
  return url.protocol === 'http:' && !/^(?:localhost|.*\.localhost|127(?:\.[0-9]+){3}|\[::1\])$/.test(url.hostname);
}

/** Reads which resources a page asks for over http. */
export function insecureResources(reading: Reading): InsecureResources {
  const kept: Record<Sort, UrlStatement[]> = { active: [], passive: [] };
  const counts: Record<Sort, number> = { active: 0, passive: 0 };
  for (const element of reading.document.elements) {
    for (const { attribute: name, sort: sortOf } of RESOURCE_ATTRIBUTES.get(element.tagName) ?? []) {
      const value = attribute(element, name);
      const sort = value === null ? null : sortOf(element);
      if (value === null || sort === null) continue;
      for (const reference of name === 'srcset' ? srcsetUrls(value) : [value]) {
        const url = reference.trim() === '' ? null : reading.resolve(reference);
        if (url === null || !isInsecure(url)) continue;
        if (counts[sort]++ < LIMIT) {
          const one = stated(reading, element, `${element.tagName}:${name}`, reference);
          kept[sort].push({ ...one, url: url.href });
        }
      }
    }
  }
  return { active: kept.active, activeCount: counts.active, passive: kept.passive, passiveCount: counts.passive };
}
