/**
 * Plants wrong names into real pages: where a page states its name, a slip of it or another name. What a reader of the
 * page would notice, the engine should find.
 */
import { collapse } from '../../basics/text';
import { propertyOf, type Facts } from '../../facts/facts';
import { ORGANIZATION_TYPES } from '../../reading/organization-types';
import { findName } from '../find';
import { disagreesWith } from '../places';
import { bareName, relationOf } from '../relation';
import { disagrees, isOneName } from '../relations';
import type { Brand } from '../who';
import { areSameName, type LabelledPage } from './labelled';

export const PLACES = [
  'website',
  'organization',
  'og-site-name',
  'application-name',
  'title',
  'og-title',
  'logo',
  'copyright',
] as const;
export type Place = (typeof PLACES)[number];

export interface Planted {
  readonly page: LabelledPage;
  readonly place: Place;
  readonly kind: 'slip' | 'different';
  /** What the page said before. */
  readonly right: string;
  readonly wrong: string;
  readonly html: string;
}

/** Names that belong to nobody, by the script they are written in. */
const STRANGERS: readonly (readonly [script: RegExp, names: readonly string[]])[] = [
  [/[\u3040-\u30ff]/, ['月灯商店', 'あおぞら文庫堂']],
  [/[\u3400-\u9fff]/, ['青山书屋', '北桥周刊']],
  [/[\uac00-\ud7a3]/, ['푸른등대', '북다리 주간']],
  [/[\u0400-\u04ff]/, ['Синий Маяк', 'Вестник Заречья']],
  [/[\u0600-\u06ff]/, ['دار النسيم', 'مرسى الشمال']],
  [/[\u0590-\u05ff]/, ['מגדל כחול', 'נמל צפון']],
  [/[a-z]/i, ['Harbor Weekly', 'Silver Anchor', 'Nordvale', 'Prairie Kite Club', 'Oakfield Studio']],
];

/** A number that only depends on a text. */
function hashOf(text: string): number {
  let hash = 7;
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) % 1_000_003;
  return hash;
}

export function strangerFor(name: string, seed: number): string {
  const names = STRANGERS.find(([script]) => script.test(name))?.[1] ?? [];
  return names[seed % Math.max(1, names.length)] ?? 'Harbor Weekly';
}

/** Letters of any script, near enough. */
const LETTER = /[a-z\u00c0-\u024f\u0370-\u052f\u0590-\u06ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/i;

/** Letters side by side on a keyboard, for those that have one. */
const BESIDE = new Map(
  'q w e r t y u i o p a s d f g h j k l z x c v b n m'
    .split(' ')
    .map((letter, at, all) => [letter, all[at + 1] ?? 'n']),
);

/** Typical typing errors: two letters swapped, one left out, doubled, or its neighbour on the keyboard typed. */
export function slipsOf(name: string): readonly string[] {
  const letters = [...name];
  const at = letters.flatMap((letter, index) => (LETTER.test(letter) ? [index] : []));
  const edit = (index: number, write: (a: string, b: string) => string) =>
    [
      ...letters.slice(0, index),
      write(letters[index] ?? '', letters[index + 1] ?? ''),
      ...letters.slice(index + 2),
    ].join('');
  const slips = at
    .slice(1)
    .flatMap((index) => [
      edit(index, (a, b) => (LETTER.test(b) ? b + a : a + b)),
      edit(index, (_, b) => b),
      edit(index, (a, b) => a + a + b),
      edit(index, (a, b) => (BESIDE.get(a.toLowerCase()) ?? a) + b),
    ]);
  return [...new Set(slips)].filter((slip) => disagrees(relationOf(slip, name)));
}

/** Letters of a name that is long enough for a slip to show; characters of words say more each. */
function isLong(name: string): boolean {
  const letters = [...name].filter((letter) => LETTER.test(letter)).length;
  return letters >= (/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/.test(name) ? 4 : 5);
}

function isMeant(page: LabelledPage, text: string): boolean {
  return areSameName(page, text) || page.names.some((name) => relationOf(name, text) === 'acronym');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** How a text may be written in a page's source. */
function sourcesOf(text: string): readonly string[] {
  return [text, escaped(text), text.replaceAll("'", '&#39;'), text.replaceAll('&', '&#038;')];
}

type Write = (wrong: string) => string;

interface Site {
  readonly right: string;
  readonly write: Write;
  /** Also overwrites what surrounds the name: a company's legal form. */
  readonly writeWhole?: Write | null;
}

/** Overwrites the first occurrence of a text between two positions of the source. */
function within(html: string, from: number, to: number, right: string): Write | null {
  for (const source of sourcesOf(right)) {
    const at = html.indexOf(source, from);
    if (at !== -1 && at < to) return (wrong) => html.slice(0, at) + escaped(wrong) + html.slice(at + source.length);
  }
  return null;
}

function meta(html: string, property: string, page: LabelledPage, value: string | undefined): Site | null {
  if (value === undefined || !isMeant(page, value)) return null;
  const tag = [...html.matchAll(/<meta\b[^>]*>/gi)].find(
    ([source]) => /(?:property|name)\s*=\s*["']?([^"'\s>]*)/i.exec(source)?.[1]?.toLowerCase() === property,
  );
  const write = tag === undefined ? null : within(html, tag.index, tag.index + tag[0].length, value);
  return write === null ? null : { right: value, write };
}

type Json = Record<string, unknown>;

function typesOf(thing: Json): readonly string[] {
  return [thing['@type']].flat().filter((type): type is string => typeof type === 'string');
}

/** The first thing of some types, anywhere in JSON-LD, whose name is the brand's. */
function thingIn(
  value: unknown,
  isOf: (type: string) => boolean,
  page: LabelledPage,
): (Json & { name: string }) | null {
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = thingIn(item, isOf, page);
      if (found !== null) return found;
    }
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const thing = value as Json;
  if (typesOf(thing).some(isOf) && typeof thing['name'] === 'string' && isMeant(page, thing['name'])) {
    return thing as Json & { name: string };
  }
  for (const [key, inner] of Object.entries(thing)) {
    if (['author', 'sourceOrganization', 'about', 'mentions', 'itemReviewed'].includes(key)) continue;
    const found = thingIn(inner, isOf, page);
    if (found !== null) return found;
  }
  return null;
}

function jsonLd(html: string, isOf: (type: string) => boolean, page: LabelledPage): Site | null {
  for (const match of html.matchAll(/(<script[^>]*application\/ld\+json[^>]*>)([\s\S]*?)<\/script>/gi)) {
    const [, open = '', text = ''] = match;
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch {
      continue;
    }
    const thing = thingIn(data, isOf, page);
    if (thing === null) continue;
    const from = match.index + open.length;
    const right = thing.name;
    return {
      right,
      write: (wrong) => {
        thing.name = wrong;
        const written = JSON.stringify(data);
        thing.name = right;
        return html.slice(0, from) + written + html.slice(from + text.length);
      },
    };
  }
  return null;
}

function title(html: string, page: LabelledPage, facts: Facts): Site | null {
  const right = findName(facts.titles[0]?.value ?? '', page.names);
  const tag = /<title[^>]*>[\s\S]*?<\/title>/i.exec(html);
  if (right === null || tag === null) return null;
  // Titles end in the name, or begin with it.
  const last = sourcesOf(right).reduce((end, source) => Math.max(end, tag[0].lastIndexOf(source)), 0);
  const write = within(html, tag.index + last, tag.index + tag[0].length, right);
  return write === null ? null : { right, write };
}

/** The title for link previews, where it says the name. */
function previewTitle(html: string, page: LabelledPage, facts: Facts): Site | null {
  const right = findName(propertyOf(facts.openGraph, 'og:title')?.value ?? '', page.names);
  const tag = [...html.matchAll(/<meta\b[^>]*>/gi)].find(([source]) =>
    /(?:property|name)\s*=\s*["']?og:title["'\s>]/i.test(source),
  );
  if (right === null || tag === undefined) return null;
  const last = sourcesOf(right).reduce((end, source) => Math.max(end, tag[0].lastIndexOf(source)), 0);
  const write = within(html, tag.index + last, tag.index + tag[0].length, right);
  return write === null ? null : { right, write };
}

/** The first link home that says the name, in its image's alternative text, its label or its text. */
function logo(html: string, page: LabelledPage, facts: Facts): Site | null {
  for (const { value, where } of facts.homeLinks) {
    const right = findName(value, page.names);
    const snippet = where.snippet?.slice(0, 200) ?? '';
    const at = right === null || snippet === '' ? -1 : html.indexOf(snippet);
    if (right === null || at === -1) continue;
    const end = html.indexOf('</a', at);
    const inner = html.slice(at, end);
    // What is read out: the picture's alternative, the label, else the text.
    const starts = [/\balt\s*=/i, /\baria-label\s*=/i, />/, /\btitle\s*=/i].map((start) => inner.search(start));
    for (const from of starts.filter((start) => start !== -1)) {
      const write = within(html, at + from, Math.min(end, at + from + 300), right);
      if (write !== null) return { right, write };
    }
  }
  return null;
}

function copyright(html: string, page: LabelledPage, facts: Facts): Site | null {
  for (const { value: holder } of facts.copyrights.toReversed()) {
    const right = findName(
      holder,
      page.names.flatMap((name) => [name, bareName(name)]),
    );
    if (right === null) continue;
    const signs = [...html.matchAll(/©|&copy;|&#169;|\(c\) ?(?=(?:19|20)[0-9]{2})|copyright/gi)].map(
      ({ index }) => index,
    );
    for (const at of signs.toReversed()) {
      const write = within(html, at, at + 300, right);
      if (write !== null) return { right, write, writeWhole: within(html, at, at + 300, holder) };
    }
  }
  return null;
}

function siteOf(place: Place, html: string, page: LabelledPage, facts: Facts): Site | null {
  const stated = (kind: string) => facts.names.find((name) => name.kind === kind)?.value;
  switch (place) {
    case 'website':
      return jsonLd(html, (type) => type === 'WebSite', page);
    case 'organization':
      return jsonLd(html, (type) => ORGANIZATION_TYPES.has(type), page);
    case 'og-site-name':
      return meta(html, 'og:site_name', page, stated(place));
    case 'application-name':
      return meta(html, 'application-name', page, stated(place));
    case 'title':
      return title(html, page, facts);
    case 'og-title':
      return previewTitle(html, page, facts);
    case 'logo':
      return logo(html, page, facts);
    case 'copyright':
      return copyright(html, page, facts);
  }
}

/** Wrong names in every place of a page that states its name: slips if it is long enough, and other names. */
export function plantedIn(html: string, page: LabelledPage, facts: Facts, count = 1): readonly Planted[] {
  return PLACES.flatMap((place) => {
    const site = siteOf(place, html, page, facts);
    if (site === null) return [];
    const { right, write } = site;
    const writeOther = site.writeWhole ?? write;
    const seed = hashOf(`${page.page} ${place}`);
    const slips = isLong(right) ? slipsOf(right) : [];
    const picked = Array.from(
      { length: slips.length === 0 ? 0 : count },
      (_, at) => slips[(seed + at * 13) % slips.length] ?? '',
    );
    const strangers = Array.from({ length: count }, (_, at) => strangerFor(right, seed + at));
    return [
      ...picked.map((wrong) => ({ page, place, kind: 'slip' as const, right, wrong, html: write(wrong) })),
      ...strangers.map((wrong) => ({ page, place, kind: 'different' as const, right, wrong, html: writeOther(wrong) })),
    ];
  });
}

/** Whether people see the planted name where it was planted: facts of the changed page. */
export function isShown({ place, wrong }: Planted, { titles, homeLinks, copyrights }: Facts): boolean {
  const seen = { title: titles.slice(0, 1), logo: homeLinks, copyright: copyrights };
  return !(place in seen) || seen[place as keyof typeof seen].some(({ value }) => value.includes(wrong));
}

/** Whether a planted name is found: shown as what contradicts the brand's name, which stays what it is. */
export function isFound({ page, wrong }: Planted, brand: Brand): boolean {
  const isWrong = (value: string) =>
    collapse(value).includes(wrong) || isOneName(relationOf(value, wrong)) || relationOf(value, wrong) === 'short';
  return (
    brand.name !== null &&
    areSameName(page, brand.name) &&
    brand.places.some((place) => disagreesWith(place) && isWrong(place.value))
  );
}
