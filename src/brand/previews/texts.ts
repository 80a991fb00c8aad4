/** The texts of a preview: the first of a chain that is stated, cut to what is shown. */
import { shownHost } from '../urls/idn';
import { isStandIn } from '../evidence/page-evidence';
import { webUrl } from '../urls/sites';
import type { NameOccurrence, Portrait } from '../naming/portrait';
import type { NoteCode, PreviewField, PreviewNote, PreviewText } from './card';
import { cut, firstSentence, type Limit } from './cut';
import { withWrongName } from './wrong-name';

/** A text, and a note on where it came from. */
interface Taken {
  readonly text: PreviewText;
  readonly notes: readonly PreviewNote[];
}

const namedBy =
  (kind: NameOccurrence['kind']) =>
  ({ names }: Portrait): string | null =>
    names.find((one) => one.kind === kind)?.value ?? null;

/** What each field holds; null if it is not stated. */
const STATED: Readonly<Record<PreviewField, (portrait: Portrait) => string | null>> = {
  title: ({ title }) => title,
  h1: ({ heading }) => heading,
  'og:title': ({ openGraph }) => openGraph.title,
  'twitter:title': ({ twitter }) => twitter.title,
  'meta:description': ({ description }) => description,
  'og:description': ({ openGraph }) => openGraph.description,
  'twitter:description': ({ twitter }) => twitter.description,
  text: ({ excerpt }) => excerpt,
  'website:name': namedBy('website'),
  'og:site_name': ({ openGraph }) => openGraph.siteName,
  'organization:name': namedBy('organization'),
  'application-name': namedBy('application-name'),
  'manifest:short_name': namedBy('manifest-short'),
  'manifest:name': namedBy('manifest'),
  'apple-mobile-web-app-title': namedBy('apple-title'),
  inferred: ({ name }) => name,
  host: sharedHost,
};

/**
 * Host of the URL that a shared link leads to: og:url if that is a URL, otherwise the canonical URL, otherwise the
 * page's. '' for a pasted page that names none.
 */
export function sharedHost({ openGraph, canonical, url }: Portrait): string {
  const shared = openGraph.url === null ? null : webUrl(openGraph.url, url);
  const target = shared ?? webUrl(canonical ?? url) ?? webUrl(url);
  return target === null || isStandIn(target.href) ? '' : shownHost(target.host);
}

/** The source whose name each field contains, if it is a name. */
const PLACES: Readonly<Partial<Record<PreviewField, NameOccurrence['kind']>>> = {
  title: 'title',
  h1: 'heading',
  'og:title': 'og-title',
  'website:name': 'website',
  'og:site_name': 'og-site-name',
  'organization:name': 'organization',
  'application-name': 'application-name',
};

/** The first field of a chain that is stated; null if none is. */
function first(portrait: Portrait, chain: readonly PreviewField[], limit: Limit): PreviewText | null {
  for (const field of chain) {
    const whole = STATED[field](portrait);
    if (whole === null || whole === '') continue;
    const text = cut(field === 'text' ? firstSentence(whole) : whole, limit);
    return { field, ...withWrongName(text, portrait, PLACES[field]) };
  }
  return null;
}

function fallback(code: NoteCode, chain: readonly PreviewField[], { field }: PreviewText): readonly PreviewNote[] {
  const wanted = chain[0];
  return wanted === undefined || wanted === field ? [] : [{ code, field, wanted }];
}

/** The title; where no field of the chain is stated, the URL takes its place. */
export function titleOf(portrait: Portrait, chain: readonly PreviewField[], limit: Limit): Taken {
  const text = first(portrait, chain, limit);
  if (text !== null) return { text, notes: fallback('title-fallback', chain, text) };
  return { text: hostText(portrait, limit), notes: [{ code: 'title-missing' }] };
}

const hostText = (portrait: Portrait, limit: Limit): PreviewText => ({
  field: 'host',
  ...cut(sharedHost(portrait), limit),
});

/** The description; null if no field of the chain is stated. */
export function descriptionOf(
  portrait: Portrait,
  chain: readonly PreviewField[],
  limit: Limit,
): { readonly text: PreviewText | null; readonly notes: readonly PreviewNote[] } {
  const text = first(portrait, chain, limit);
  if (text === null) return { text, notes: [{ code: 'description-missing' }] };
  return { text, notes: fallback('description-fallback', chain, text) };
}

/** Most surfaces show a name whole. */
const WHOLE: Limit = { unit: 'characters', max: 1000, published: false };

/** The name; where no field of the chain states one, the host takes its place. */
export function nameOf(portrait: Portrait, chain: readonly PreviewField[], limit: Limit = WHOLE): Taken {
  const text = first(portrait, chain, limit);
  if (text !== null) return { text, notes: [] };
  return { text: hostText(portrait, limit), notes: [{ code: 'name-missing' }] };
}
