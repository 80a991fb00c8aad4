/** Lines for the head of the page. They replace elements that say the same differently, or add what is not said yet. */
import { mentions, nameKey } from '../basics/names';
import { X_DESCRIPTION_LENGTH, X_IMAGE_ALT_LENGTH } from '../basics/published-limits';
import { lengthOf } from '../basics/text';
import { hasFixedWidth, withoutZoomLimits } from '../basics/viewport';
import { hasKnownUrl } from '../facts/facts';
import type { ThingOccurrence } from '../naming/portrait';
import { snapshotOf } from '../urls/snapshot';
import { hreflangCode, languageKey, languageTag } from '../languages/tags';
import { normalisedUrl, webUrl } from '../urls/sites';
import { placeholder, type FixLine, type FixWriter, type Refusal, type Statements } from './block';
import { htmlText } from './escaping';
import { wholeSentences } from './prose';
import { ABSENT, othersOf } from './replaced';
import { somewhere, type Subject } from './subject';

type Line = FixLine | Refusal;
type Checks = readonly string[];

/** A text as long as a paragraph is not a description. No limit is published (Google: snippets). */
const DESCRIPTION_LIMIT = 300;

/** A longer heading is not a title. Ours: no limit is published. */
const HEADING_LIMIT = 60;

function meta(attribute: 'name' | 'property', key: string, content: string, checks: Checks): FixLine {
  const start = `<meta ${attribute}="${key}"`;
  return {
    text: `${start} content="${htmlText(content)}">`,
    checks,
    replaces: `${start}>`,
    states: { [key]: content },
  };
}

function link(attributes: string, href: string, checks: Checks, states: Statements = {}): FixLine {
  return { text: `<link ${attributes} href="${htmlText(href)}">`, checks, replaces: `<link ${attributes}>`, states };
}

function titled(title: string, checks: Checks): FixLine {
  return { text: `<title>${htmlText(title)}</title>`, checks, replaces: '<title>', states: { title } };
}

/** For the head element, after the encoding, which has to be in the first 1,024 bytes. */
export const headLines: FixWriter = (subject) => {
  const { openGraph } = subject.portrait;
  const image = previewImage(subject);
  const summary =
    subject.description(DESCRIPTION_LIMIT) ?? placeholder(subject.type === 'home' ? 'description' : 'summary');
  const unsummed = openGraph.description === null ? subject.lost('preview-description') : [];
  const lines: readonly Line[] = [
    charset(subject),
    ...viewport(subject),
    ...title(subject),
    metaDescription(subject, summary),
    canonical(subject),
    previewTitle(subject),
    previewType(subject),
    previewUrl(subject),
    siteName(subject, 'og-site-name', (name, checks) => meta('property', 'og:site_name', name, checks)),
    meta('property', 'og:description', summary, unsummed),
    longDescription(subject),
    ...image,
    locale(subject),
    card(subject, image[0]),
    siteName(subject, 'application-name', (name, checks) => meta('name', 'application-name', name, checks)),
    icon(subject),
    ...languages(subject),
  ];
  return lines.flatMap((line): readonly Line[] => ('text' in line ? inPlace(line, subject) : [line]));
};

function isOpenGraphImage({ thing, source }: ThingOccurrence): boolean {
  return thing === 'image' && source.startsWith('meta:og:image');
}

/** What of meta elements the page states, by their property. */
function statedIn({
  portrait: { description, openGraph, twitter, things },
}: Subject): Readonly<Record<string, string | null>> {
  const image = things.some(isOpenGraphImage);
  return {
    // An image is named once more to have its description behind it.
    ...(!image && { 'og:image': null }),
    description,
    'og:title': openGraph.title,
    'og:type': openGraph.type,
    'og:url': openGraph.url,
    'og:site_name': openGraph.siteName,
    'og:description': openGraph.description,
    'og:image:alt': openGraph.imageAlt,
    'og:locale': openGraph.locale,
    'twitter:card': twitter.card,
  };
}

/**
 * A line with what it replaces, as the page writes it (none if there is nothing); no line if the page says it already.
 */
function inPlace(line: FixLine, subject: Subject): readonly FixLine[] {
  const { replaces: named = '', ...added } = line;
  const [replaces = ''] = [named].flat();
  const [, property = ''] = /^<meta (?:name|property)="([^"]+)"/.exec(replaces) ?? [];
  const stated = statedIn(subject)[property];
  if (typeof stated === 'string' && Object.values(line.states ?? {}).includes(stated)) return [];
  const absent = ABSENT[replaces];
  const tag = subject.tagOf(property);
  // One that is there and empty is replaced, too.
  if (tag === null && (stated === null || (absent !== undefined && subject.cameTo(...absent)))) return [added];
  if (tag === null) return [line];
  const others = othersOf(tag.text, property);
  return [
    {
      ...line,
      text: line.text.replace(/^<meta/, () => `<meta${others}`),
      replaces: `<meta ${tag.attribute}="${property}">`,
    },
  ];
}

/** Only if nothing else is declared: in a page with another encoding, this would break every accented letter. */
function charset(subject: Subject): FixLine {
  const { outcome = '', params } = subject.result('charset') ?? {};
  const isOther = outcome === 'other' || (outcome === 'late' && params?.['encoding'] !== 'utf-8');
  return {
    text: '<meta charset="utf-8">',
    checks: isOther ? [] : subject.lost('charset'),
    replaces: '<meta charset>',
  };
}

/** The stated viewport without its ban on zooming. None is written anew: on a page laid out for desktops it would cut the content off. */
function viewport(subject: Subject): readonly FixLine[] {
  const stated = [...subject.receipts('zoom'), ...subject.receipts('viewport')].find(
    ({ source }) => source === 'meta:viewport',
  )?.value;
  // One without a width may stand beside another that has it.
  const isSure = stated !== undefined && /width/i.test(stated) && !hasFixedWidth(stated);
  if (!isSure || subject.hasLost('viewport')) return [];
  return [meta('name', 'viewport', withoutZoomLimits(stated), subject.lost('zoom'))];
}

/** The title as it should be: the first stated one that says something, on a home page with the brand's name. */
function goodTitle(subject: Subject): string {
  const { headline, type, portrait } = subject;
  const name = type === 'home' ? subject.name : null;
  const unusable = subject.cameTo('title-quality', 'missing', 'generic');
  const several = subject.cameTo('title-quality', 'several') ? subject.receipts('title-quality') : [];
  const stated = [unusable ? null : portrait.title, ...several.map(({ value }) => value)].flatMap((text) => text || []);
  // Of several, a home page's is the one with the brand's name; drawings within a page have titles, too.
  const branded = (type === 'home' ? stated.find((text) => subject.mentionsBrand(text)) : undefined) ?? stated[0];
  // A title that has the name glued to another word does not get it again.
  const hasName = branded !== undefined && (name === null || subject.mentionsBrand(branded) || branded.includes(name));
  if (hasName) return branded;
  const heading = headline === portrait.heading && lengthOf(headline ?? '') <= HEADING_LIMIT ? headline : null;
  const offer = branded ?? heading ?? placeholder(type === 'home' ? 'offer' : 'headline');
  return name === null ? offer : `${name}: ${offer}`;
}

function title(subject: Subject): readonly Line[] {
  const { name, portrait, type } = subject;
  const wrong = misnamed(subject, 'title', portrait.title);
  if (wrong !== null) return [wrong];
  const [brand, quality] = [subject.lost('title-has-brand'), subject.lost('title-quality')];
  // An article's title begins with what it is about.
  const rule = type !== 'home' ? 'type' : portrait.name !== null && name === null ? 'name' : null;
  const refused: readonly Refusal[] = rule === null ? [] : [{ rule, checks: brand }];
  if (subject.cameTo('title-quality', 'repeated')) {
    return [...refused, { rule: 'prose', checks: quality, quote: portrait.title ?? '' }];
  }
  if (brand.length + quality.length === 0) return [];
  const text = goodTitle(subject);
  return [...refused, titled(text, [...quality, ...(rule === null && mentions(text, name ?? '') ? brand : [])])];
}

/**
 * A line for a title that calls the brand something else. If a home page's title is nothing but the name, it is
 * corrected; any other title is quoted. Null if the title uses the right name.
 */
function misnamed(subject: Subject, kind: 'title' | 'og-title', text: string | null): Line | null {
  const { name, type } = subject;
  const odd = subject.odd(kind);
  if (text === null || odd.length === 0) return null;
  const checks = subject.lost('name-agreement', ...(kind === 'title' ? ['title-quality', 'title-has-brand'] : []));
  const isName = type === 'home' && odd.some(({ value }) => nameKey(value) === nameKey(text));
  if (!isName) return { rule: 'prose', checks, quote: text };
  if (name === null) return { rule: 'name', checks };
  return kind === 'title' ? titled(name, checks) : meta('property', 'og:title', name, checks);
}

/** Whether the stated canonical URL is not the one the page should be known by. */
function isAstray({ portrait: { canonical }, preferredUrl }: Subject): boolean {
  return canonical !== null && preferredUrl !== null && normalisedUrl(canonical) !== preferredUrl.href;
}

/** Checks that a page fails when it names URLs of other sites. */
function urlChecks(subject: Subject): Checks {
  const isElsewhere = subject.cameTo('one-host', 'one-elsewhere', 'elsewhere');
  return subject.lost('og-url-agreement', ...(isElsewhere ? ['one-host'] : []));
}

function canonical(subject: Subject): Line {
  const { page, portrait, preferredUrl, report } = subject;
  // A page that asks not to be listed need not say under which address; which of several is meant, the site decides; one
  // outside the head is moved.
  if (subject.cameTo('indexable', 'noindex') || subject.cameTo('canonical', 'several', 'misplaced'))
    return { rule: 'address', checks: [] };
  const checks = [...subject.lost('canonical'), ...(isAstray(subject) ? urlChecks(subject) : [])];
  const stated = webUrl(portrait.canonical ?? '');
  // Relative, of a page whose address only og:url tells: where the two differ, neither is sure.
  const differs = stated !== null && somewhere(stated.href) === null && !page?.pathname.endsWith(stated.pathname);
  if (!hasKnownUrl(report) && page !== null && differs) return { rule: 'address', checks };
  // A page that came without encryption may be known by https.
  if (portrait.canonical === null && preferredUrl?.protocol === 'http:') return { rule: 'address', checks };
  const url = preferredUrl?.href ?? placeholder('address');
  return link('rel="canonical"', url, checks, { canonical: url });
}

function previewTitle(subject: Subject): Line {
  const { headline, name, portrait, type } = subject;
  const stated = portrait.openGraph.title;
  // A title that is no good, or names the brand otherwise, is not said again; a preview names the site beside the headline.
  const isGood = !subject.hasLost('title-quality') && subject.odd('title').length === 0;
  const title = isGood ? portrait.title : null;
  const content =
    type === 'home' ? (title ?? name ?? placeholder('name')) : (headline ?? title ?? placeholder('headline'));
  const checks = stated === null ? subject.lost('og-required') : [];
  return misnamed(subject, 'og-title', stated) ?? meta('property', 'og:title', content, checks);
}

/** `website` is right for any page that is no other type (Open Graph): that is sure of a home page alone. */
function previewType(subject: Subject): Line {
  const { type, portrait } = subject;
  const content = type === 'home' ? 'website' : (type ?? placeholder('type'));
  return meta('property', 'og:type', content, portrait.openGraph.type === null ? subject.lost('og-required') : []);
}

function isOffered(line: Line): boolean {
  return 'text' in line && line.checks.length > 0;
}

function previewUrl(subject: Subject): Line {
  const { page, portrait, preferredUrl } = subject;
  if (subject.isContested) return { rule: 'address', checks: urlChecks(subject) };
  const stated = portrait.openGraph.url;
  const resolved = stated === null ? null : (webUrl(stated, page?.href)?.href ?? stated);
  const differs =
    resolved !== null && preferredUrl !== null && normalisedUrl(resolved) !== normalisedUrl(preferredUrl.href);
  // A home page that is called an article's, or a page whose text is another site's: which address is meant, the site decides.
  const isHomeOfArticle = preferredUrl?.pathname === '/' && portrait.openGraph.type?.toLowerCase() === 'article';
  if (differs && (isHomeOfArticle || !subject.isOwn(preferredUrl)))
    return { rule: 'address', checks: urlChecks(subject) };
  // Where it is the canonical URL as stated, both change or none.
  const isCanonical = portrait.canonical !== null && resolved === webUrl(portrait.canonical)?.href;
  if (differs && isCanonical && !isOffered(canonical(subject))) return { rule: 'address', checks: urlChecks(subject) };
  const moved = subject.hasLost('canonical') || isAstray(subject);
  const checks = [
    ...(stated === null ? subject.lost('og-required', 'og-url-agreement') : []),
    ...(differs ? urlChecks(subject) : []),
  ];
  // A canonical URL that changes would leave og:url behind.
  const all = checks.length === 0 && differs && moved ? subject.lost('canonical') : checks;
  return meta('property', 'og:url', preferredUrl?.href ?? placeholder('address'), all);
}

/** A field for the name alone, if it contains another name. */
function siteName(
  subject: Subject,
  kind: 'og-site-name' | 'application-name',
  written: (name: string, checks: Checks) => FixLine,
): Line {
  const checks = subject.odd(kind).length > 0 ? subject.lost('name-agreement') : [];
  return subject.name === null ? { rule: 'name', checks } : written(subject.name, checks);
}

/** A description that shows code needs correcting, not rewriting. */
function metaDescription(subject: Subject, summary: string): Line {
  const checks = subject.lost('meta-description');
  return subject.cameTo('meta-description', 'escaped')
    ? { rule: 'prose', checks, quote: subject.portrait.description ?? '' }
    : meta('name', 'description', summary, checks);
}

/** What X cuts is the page's own sentence: it is told, and not cut before X does. */
function longDescription(subject: Subject): Line {
  const quote = subject.portrait.twitter.description ?? '';
  const isLong = lengthOf(quote) > X_DESCRIPTION_LENGTH;
  return { rule: 'prose', checks: isLong ? subject.lost('preview-description') : [], quote };
}

/** The stated preview image where it is known to load and has, or may have, an https URL. */
export function imageOf(subject: Subject): URL | null {
  const { page, portrait } = subject;
  const { image } = portrait;
  const stated = somewhere(image?.url);
  if (stated === null || image?.state === 'missing' || image?.state === 'not-image') return null;
  // An archive's copy is not the brand's image.
  const url = new URL(snapshotOf(stated)?.live ?? stated);
  if (subject.cameTo('og-required', 'blank', 'svg')) return null;
  // The page's own host is known to answer https where the page came by it.
  if (url.protocol === 'http:' && page?.protocol === 'https:' && url.host === page.host) url.protocol = 'https:';
  return url.protocol === 'https:' ? url : null;
}

/**
 * The only image that Open Graph names, unchanged. Null if there are several, because a description belongs to the
 * image that it follows (ogp.me: structured properties).
 */
function onlyImage(subject: Subject, checks: Checks): FixLine | null {
  const [stated, ...others] = subject
    .receipts('preview-image-alt')
    .flatMap(({ source }) => /^meta:(og:image(?::url)?)$/.exec(source)?.[1] ?? []);
  const url = imageOf(subject)?.href;
  return stated === undefined || others.length > 0 || url === undefined ? null : meta('property', stated, url, checks);
}

function previewImage(subject: Subject): readonly FixLine[] {
  const { things, openGraph, twitter } = subject.portrait;
  const isStated = things.some(isOpenGraphImage);
  const checks = subject.lost(...(isStated ? [] : ['og-required']), 'preview-image-loads');
  const stated = openGraph.imageAlt ?? twitter.imageAlt;
  const alt = stated === null ? null : wholeSentences(stated, X_IMAGE_ALT_LENGTH);
  const described = subject.lost('preview-image-alt');
  const describing = (lost: Checks) => meta('property', 'og:image:alt', alt ?? placeholder('image-alt'), lost);
  if (checks.length === 0) {
    const only = described.length === 0 ? null : onlyImage(subject, described);
    return only === null ? [] : [only, describing(described)];
  }
  const image = imageOf(subject)?.href ?? placeholder('image');
  const isNew = image === placeholder('image');
  const file = isNew ? subject.lost('preview-image-size', 'preview-image-weight', 'preview-image-format') : [];
  // An image that is newly stated has to be described, too.
  return [
    meta('property', 'og:image', image, [...checks, ...file]),
    describing(described.length === 0 && stated === null ? checks : described),
  ];
}

/** `language_TERRITORY` (Open Graph); only where the stated one is of another language than the page. */
function locale(subject: Subject): Line {
  const { language, openGraph } = subject.portrait;
  const primary = (tag: string | null) => tag?.split(/[-_]/, 1)[0]?.toLowerCase();
  const isOther = language !== null && openGraph.locale !== null && primary(language) !== primary(openGraph.locale);
  const tag = languageTag(language ?? '') ?? '';
  const [, lang, territory] = /^([a-z]{2,3})-(?:[a-z]{4}-)?([a-z]{2})\b/i.exec(tag) ?? [];
  const content = lang && territory ? `${lang.toLowerCase()}_${territory.toUpperCase()}` : placeholder('locale');
  return meta('property', 'og:locale', content, isOther ? subject.lost('language-agreement') : []);
}

function card(subject: Subject, preview: FixLine | undefined): Line {
  const { image } = subject.portrait;
  // If a picture has yet to be made, we ask for one that suits the large card.
  const isAsked = preview?.states?.['og:image'] === placeholder('image');
  const suited = subject.result('card-type')?.params['suited'];
  const checks = subject.lost('card-type');
  // Which one suits an image whose size nobody knows is a guess.
  if (!isAsked && image !== null && suited === undefined && subject.cameTo('card-type', 'absent', 'invalid'))
    return { rule: 'type', checks: [] };
  const isSmall = image === null || subject.cameTo('card-type', 'small-image') || suited === 'summary';
  const content = isAsked || !isSmall ? 'summary_large_image' : 'summary';
  return meta('name', 'twitter:card', content, checks);
}

function icon(subject: Subject): Line {
  const stated = subject.portrait.icon;
  const isUsable = stated?.state === 'loaded' && !subject.hasLost('favicon-size');
  const href = (isUsable ? stated.url : null) ?? placeholder('icon');
  return link('rel="icon"', href, subject.lost('favicon', 'favicon-size'), { icon: href });
}

/** The page among its versions, and the version for everyone else, which only the brand knows. */
function languages(subject: Subject): readonly Line[] {
  const own = subject.lost('hreflang-self-default');
  const stated = subject.receipts('hreflang-self-default').flatMap(({ value = '' }) => value.split(':', 1));
  const tag = languageTag(subject.portrait.language ?? '') ?? '';
  const language = hreflangCode(tag).valid ? tag : null;
  const url = subject.preferredUrl?.href ?? placeholder('address');
  const isNamed = subject.cameTo('hreflang-self-default', 'no-default');
  // Where another address has its language, one of the two is not the page's.
  if (!isNamed && language !== null && stated.some((code) => languageKey(code) === languageKey(language))) return [];
  const attributes = `rel="alternate" hreflang="${htmlText(language ?? placeholder('language'))}"`;
  const others = { ...link('rel="alternate" hreflang="x-default"', placeholder('other-version'), own) };
  return [
    ...(isNamed ? [] : [{ text: link(attributes, url, own).text, checks: own }]),
    // An inner page may name the versions of the home page as its own; what it lacks then is not one for all others.
    ...(stated.includes('x-default') || subject.type !== 'home' ? [] : [{ text: others.text, checks: own }]),
  ];
}

/** The attribute of the html element, by what `xml:lang` says, the language of the text, or else by og:locale. */
export const languageLines: FixWriter = (subject) => {
  const { language, textLanguage, openGraph } = subject.portrait;
  const xml = subject.receipts('lang').find(({ source }) => source === 'html:xml:lang')?.value;
  const [stated = '', region] = [language ?? xml, openGraph.locale].map((one) => languageTag(one ?? '') ?? '');
  // What the text is in counts before what a template may have left.
  const isOfText = textLanguage === undefined || languageKey(stated) === languageKey(textLanguage);
  const own = stated !== '' && isOfText ? stated : textLanguage;
  const code = own ?? (region?.split('-', 1)[0]?.toLowerCase() || placeholder('language'));
  return [{ text: `lang="${htmlText(code)}"`, checks: subject.lost('lang') }];
};
