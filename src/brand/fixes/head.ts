/** Lines for the head of the page. They replace elements that say the same differently, or add what is not said yet. */
import { mentions, nameKey } from '../basics/names';
import { X_DESCRIPTION_LENGTH, X_IMAGE_ALT_LENGTH, X_LARGE_CARD } from '../basics/published-limits';
import { lengthOf } from '../basics/text';
import { normalisedUrl, webUrl } from '../urls/sites';
import { placeholder, type FixLine, type Refusal, type Statements } from './block';
import { htmlText } from './escaping';
import { shortened, somewhere, type Subject } from './subject';

/** A text as long as a paragraph is not a description. No limit is published (Google: snippets). */
const DESCRIPTION_LIMIT = 300;

type Lines = readonly (FixLine | Refusal)[];

/** An element with the checks it answers; none where it answers none. */
function meta(attribute: 'name' | 'property', key: string, content: string, checks: readonly string[]): FixLine {
  const start = `<meta ${attribute}="${key}"`;
  return {
    text: `${start} content="${htmlText(content)}">`,
    checks,
    replaces: `${start}>`,
    states: { [key]: content },
  };
}

function link(attributes: string, href: string, checks: readonly string[], states: Statements = {}): FixLine {
  return { text: `<link ${attributes} href="${htmlText(href)}">`, checks, replaces: `<link ${attributes}>`, states };
}

function titled(title: string, checks: readonly string[]): FixLine {
  return { text: `<title>${htmlText(title)}</title>`, checks, replaces: '<title>', states: { title } };
}

/** A longer heading is not a title. Ours: no limit is published. */
const HEADING_LIMIT = 60;

/** The lines of one head. */
class Head {
  constructor(private readonly subject: Subject) {}

  lines(): Lines {
    const image = this.previewImage();
    return [
      ...this.encoding(),
      ...this.viewport(),
      ...this.title(),
      ...this.description(),
      ...this.canonical(),
      ...this.previewTitle(),
      ...this.previewType(),
      ...this.previewUrl(),
      ...this.siteNames('og-site-name'),
      ...this.previewDescriptions(),
      ...image,
      ...this.locale(),
      ...this.card(image),
      ...this.siteNames('application-name'),
      ...this.icon(),
      ...this.languages(),
    ].map((line) => {
      if (!('replaces' in line) || !this.isNew(line.replaces)) return line;
      const { replaces: _, ...added } = line;
      return added;
    });
  }

  /** Whether the page is known to have no such element, so that there is nothing to remove. */
  private isNew(element: string | undefined): boolean {
    const { openGraph, twitter, description } = this.subject.portrait;
    const stated: Readonly<Record<string, string | null>> = {
      '<meta name="description">': description,
      '<meta property="og:title">': openGraph.title,
      '<meta property="og:type">': openGraph.type,
      '<meta property="og:url">': openGraph.url,
      '<meta property="og:description">': openGraph.description,
      '<meta property="og:image:alt">': openGraph.imageAlt,
      '<meta property="og:locale">': openGraph.locale,
      '<meta name="twitter:card">': twitter.card,
    };
    return stated[element ?? ''] === null;
  }

  private encoding(): Lines {
    const checks = this.subject.lost('charset');
    return checks.length === 0 ? [] : [{ text: '<meta charset="utf-8">', checks, replaces: '<meta charset>' }];
  }

  private viewport(): Lines {
    const checks = this.subject.lost('zoom', 'viewport');
    return checks.length === 0 ? [] : [meta('name', 'viewport', 'width=device-width, initial-scale=1', checks)];
  }

  /** The title as it should be: the first stated one that says something, on a home page with the brand's name. */
  private get titleText(): string {
    const { subject } = this;
    const { headline, type, portrait } = subject;
    const name = type === 'home' ? subject.name : null;
    const unusable = subject.cameTo('title-quality', 'missing', 'generic');
    const several = subject.cameTo('title-quality', 'several') ? subject.receipts('title-quality') : [];
    const stated = [unusable ? null : portrait.title, ...several.map(({ value }) => value)].flatMap(
      (text) => text || [],
    );
    const branded = stated.find((text) => subject.mentionsBrand(text)) ?? stated[0];
    // A title that has the name glued to another word does not get it again.
    const hasName =
      branded !== undefined && (name === null || subject.mentionsBrand(branded) || branded.includes(name));
    if (hasName) return branded;
    const heading = headline === portrait.heading && lengthOf(headline ?? '') <= HEADING_LIMIT ? headline : null;
    const offer = branded ?? heading ?? placeholder(type === 'home' ? 'offer' : 'headline');
    return name === null ? offer : `${name}: ${offer}`;
  }

  private title(): Lines {
    const { subject } = this;
    const { name, portrait, type } = subject;
    const wrong = this.misnamed('title', portrait.title);
    if (wrong !== null) return wrong;
    const brand = subject.lost('title-has-brand');
    // An article's title begins with what it is about.
    const rule = type === 'home' ? (portrait.name !== null && name === null ? 'name' : null) : 'type';
    const refused: Lines = brand.length > 0 && rule !== null ? [{ rule, checks: brand }] : [];
    const quality = subject.lost('title-quality');
    if (subject.cameTo('title-quality', 'repeated')) {
      return [...refused, { rule: 'prose', checks: quality, quote: portrait.title ?? '' }];
    }
    const title = this.titleText;
    const namesBrand = refused.length === 0 && name !== null && mentions(title, name);
    const checks = [...quality, ...(namesBrand ? brand : [])];
    return checks.length === 0 ? refused : [...refused, titled(title, checks)];
  }

  /**
   * A title that names the brand otherwise: one of a home page that holds nothing but the name is put right, any other
   * one is quoted. Null where it does not.
   */
  private misnamed(kind: 'title' | 'og-title', text: string | null): Lines | null {
    const { subject } = this;
    const { name, type } = subject;
    const odd = subject.odd(kind);
    if (text === null || odd.length === 0) return null;
    const checks = subject.lost('name-agreement', ...(kind === 'title' ? ['title-quality', 'title-has-brand'] : []));
    if (checks.length === 0) return [];
    const isName = type === 'home' && odd.some(({ value }) => nameKey(value) === nameKey(text));
    if (!isName) return [{ rule: 'prose', checks, quote: text }];
    if (name === null) return [{ rule: 'name', checks }];
    return [kind === 'title' ? titled(name, checks) : meta('property', 'og:title', name, checks)];
  }

  private description(): Lines {
    const checks = this.subject.lost('meta-description');
    if (checks.length === 0) return [];
    const text = this.subject.description(DESCRIPTION_LIMIT) ?? placeholder('description');
    return [meta('name', 'description', text, checks)];
  }

  /** Whether the stated canonical URL is not the one the page should be known by. */
  private get isAstray(): boolean {
    const { portrait, preferredUrl } = this.subject;
    return (
      portrait.canonical !== null && preferredUrl !== null && normalisedUrl(portrait.canonical) !== preferredUrl.href
    );
  }

  /** Checks that a page fails when it names URLs of other sites. */
  private get urlChecks(): readonly string[] {
    const { subject } = this;
    return [
      ...subject.lost('og-url-agreement'),
      ...(subject.cameTo('one-host', 'one-elsewhere', 'elsewhere') ? subject.lost('one-host') : []),
    ];
  }

  private canonical(): Lines {
    const { subject } = this;
    const checks = [...subject.lost('canonical'), ...(this.isAstray ? this.urlChecks : [])];
    if (checks.length === 0) return [];
    const { isAddressKnown, page, preferredUrl } = subject;
    const stated = webUrl(subject.portrait.canonical ?? '');
    // Relative, of a page whose address only og:url tells: where the two differ, neither is sure.
    const differs = stated !== null && somewhere(stated.href) === null && !page?.pathname.endsWith(stated.pathname);
    if (!isAddressKnown && page !== null && differs) return [{ rule: 'address', checks }];
    const canonical = preferredUrl?.href ?? placeholder('address');
    return [link('rel="canonical"', canonical, checks, { canonical })];
  }

  private previewTitle(): Lines {
    const { subject } = this;
    const { openGraph, title } = subject.portrait;
    if (openGraph.title !== null) return this.misnamed('og-title', openGraph.title) ?? [];
    const checks = subject.lost('og-required');
    if (checks.length === 0) return [];
    // A title that is no good, or names the brand otherwise, is not said again.
    const good = subject.hasLost('title-quality') || subject.odd('title').length > 0 ? null : title;
    const other = subject.type === 'home' ? (subject.name ?? placeholder('name')) : subject.headline;
    return [meta('property', 'og:title', good ?? other ?? placeholder('headline'), checks)];
  }

  /** `website` is right for any page that is no other type (Open Graph): that is sure of a home page alone. */
  private previewType(): Lines {
    const { type, portrait } = this.subject;
    const checks = portrait.openGraph.type === null ? this.subject.lost('og-required') : [];
    const content = type === 'home' ? 'website' : (type ?? placeholder('type'));
    return checks.length === 0 ? [] : [meta('property', 'og:type', content, checks)];
  }

  private previewUrl(): Lines {
    const { subject } = this;
    const { preferredUrl } = subject;
    const stated = subject.portrait.openGraph.url;
    const contested = subject.isContested ? this.urlChecks : [];
    if (contested.length > 0) return [{ rule: 'address', checks: contested }];
    const resolved = stated === null ? null : (webUrl(stated, subject.page?.href)?.href ?? stated);
    const differs =
      resolved !== null && preferredUrl !== null && normalisedUrl(resolved) !== normalisedUrl(preferredUrl.href);
    const moved = subject.hasLost('canonical') || this.isAstray;
    const checks = [
      ...(stated === null ? subject.lost('og-required', 'og-url-agreement') : []),
      ...(differs ? this.urlChecks : []),
    ];
    // A canonical URL that changes would leave og:url behind.
    const all = checks.length === 0 && differs && moved ? subject.lost('canonical') : checks;
    if (all.length === 0) return [];
    return [meta('property', 'og:url', preferredUrl?.href ?? placeholder('address'), all)];
  }

  /** A field for the name alone, where it holds another one. */
  private siteNames(kind: 'og-site-name' | 'application-name'): Lines {
    const { name } = this.subject;
    const checks = this.subject.odd(kind).length > 0 ? this.subject.lost('name-agreement') : [];
    if (checks.length === 0) return [];
    if (name === null) return [{ rule: 'name', checks }];
    return [
      kind === 'og-site-name'
        ? meta('property', 'og:site_name', name, checks)
        : meta('name', 'application-name', name, checks),
    ];
  }

  private previewDescriptions(): Lines {
    const checks = this.subject.lost('preview-description');
    if (checks.length === 0) return [];
    const { openGraph, twitter } = this.subject.portrait;
    const lines: FixLine[] = [];
    if (openGraph.description === null) {
      const text = this.subject.description(X_DESCRIPTION_LENGTH) ?? placeholder('description');
      lines.push(meta('property', 'og:description', text, checks));
    }
    if (twitter.description !== null && lengthOf(twitter.description) > X_DESCRIPTION_LENGTH) {
      lines.push(meta('name', 'twitter:description', shortened(twitter.description, X_DESCRIPTION_LENGTH), checks));
    }
    return lines;
  }

  private previewImage(): readonly FixLine[] {
    const { subject } = this;
    const { things, openGraph, twitter } = subject.portrait;
    const isStated = things.some(({ thing, source }) => thing === 'image' && source.startsWith('meta:og:image'));
    const checks = [...(isStated ? [] : subject.lost('og-required')), ...subject.lost('preview-image-loads')];
    const lines: FixLine[] = [];
    if (checks.length > 0) {
      const image = imageOf(subject);
      const file =
        image === null ? subject.lost('preview-image-size', 'preview-image-weight', 'preview-image-format') : [];
      lines.push(meta('property', 'og:image', image?.href ?? placeholder('image'), [...checks, ...file]));
    }
    const alt = openGraph.imageAlt ?? twitter.imageAlt;
    const described = subject.lost('preview-image-alt');
    // An image that is newly stated has to be described, too.
    if (described.length > 0 || (lines.length > 0 && alt === null)) {
      const text = alt === null ? placeholder('image-alt') : shortened(alt, X_IMAGE_ALT_LENGTH);
      lines.push(meta('property', 'og:image:alt', text, described));
    }
    return lines;
  }

  /** `language_TERRITORY` (Open Graph); only where the stated one is of another language than the page. */
  private locale(): Lines {
    const { subject } = this;
    const { language, openGraph } = subject.portrait;
    const checks = subject.lost('language-agreement');
    const primary = (tag: string) => tag.split(/[-_]/, 1)[0]?.toLowerCase();
    if (checks.length === 0 || language === null || openGraph.locale === null) return [];
    if (primary(language) === primary(openGraph.locale)) return [];
    const [, lang, territory] = /^([a-z]{2,3})-(?:[a-z]{4}-)?([a-z]{2})\b/i.exec(language) ?? [];
    const content =
      lang === undefined || territory === undefined
        ? placeholder('locale')
        : `${lang.toLowerCase()}_${territory.toUpperCase()}`;
    return [meta('property', 'og:locale', content, checks)];
  }

  private card(preview: readonly FixLine[]): Lines {
    const { subject } = this;
    const checks = subject.lost('card-type');
    const { image, twitter } = subject.portrait;
    // Where a picture has yet to be made, one for the large card is asked for, which the small one would not show.
    const willBe = preview.some(({ states }) => states?.['og:image'] === placeholder('image'));
    if (checks.length === 0 && !(willBe && twitter.card === 'summary')) return [];
    const isSmall =
      image === null ||
      subject.cameTo('card-type', 'small-image') ||
      (image.width ?? X_LARGE_CARD.width) < X_LARGE_CARD.width ||
      (image.height ?? X_LARGE_CARD.height) < X_LARGE_CARD.height;
    return [meta('name', 'twitter:card', willBe || !isSmall ? 'summary_large_image' : 'summary', checks)];
  }

  private icon(): Lines {
    const { subject } = this;
    const checks = subject.lost('favicon', 'favicon-size');
    if (checks.length === 0) return [];
    const { icon } = subject.portrait;
    const usable = icon?.state === 'loaded' && !subject.hasLost('favicon-size') ? icon.url : null;
    const href = usable ?? placeholder('icon');
    return [link('rel="icon"', href, checks, { icon: href })];
  }

  private languages(): Lines {
    const { subject } = this;
    const { language } = subject.portrait;
    const own = subject.lost('hreflang-self-default');
    if (own.length === 0) return [];
    const ownUrl = subject.preferredUrl?.href ?? placeholder('address');
    const code = htmlText(language ?? placeholder('language'));
    const { replaces, ...line } = link(`rel="alternate" hreflang="${code}"`, ownUrl, own);
    return [
      // Where the language has yet to be filled in, the link to replace is not known either.
      language === null || replaces === undefined ? line : { ...line, replaces },
      link('rel="alternate" hreflang="x-default"', ownUrl, own),
    ];
  }
}

/** The stated preview image where it is known to load and has, or may have, an https URL. */
export function imageOf(subject: Subject): URL | null {
  const { page, portrait } = subject;
  const { image } = portrait;
  const url = somewhere(image?.url);
  if (url === null || image?.state === 'missing' || image?.state === 'not-image') return null;
  if (subject.cameTo('og-required', 'blank', 'svg')) return null;
  // The page's own host is known to answer https where the page came by it.
  if (url.protocol === 'http:' && page?.protocol === 'https:' && url.host === page.host) url.protocol = 'https:';
  return url.protocol === 'https:' ? url : null;
}

/** For the head element, after the encoding, which has to be in the first 1,024 bytes. */
export function headLines(subject: Subject): Lines {
  return new Head(subject).lines();
}

/** The attribute of the html element, by the language of the text, or else by og:locale. */
export function languageLines(subject: Subject): readonly FixLine[] {
  const checks = subject.lost('lang');
  if (checks.length === 0) return [];
  const { textLanguage, openGraph } = subject.portrait;
  const [, stated] = /^([a-z]{2,3})(?:[_-]|$)/i.exec(openGraph.locale ?? '') ?? [];
  // What the text is in counts before what a template may have left.
  const code = textLanguage ?? stated?.toLowerCase() ?? placeholder('language');
  return [{ text: `lang="${htmlText(code)}"`, checks }];
}
