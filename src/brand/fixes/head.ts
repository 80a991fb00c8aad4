/** Lines for the head of the page. They replace elements that say the same differently, or add what is not said yet. */
import { nameKey } from '../basics/names';
import { X_DESCRIPTION_LENGTH, X_IMAGE_ALT_LENGTH, X_LARGE_CARD } from '../basics/published-limits';
import { lengthOf } from '../basics/text';
import { normalisedUrl, webUrl } from '../urls/sites';
import type { FixLine, Placeholders, Statements } from './block';
import { htmlText } from './escaping';
import { shortened, type Subject } from './subject';

/** A text as long as a paragraph is not a description. No limit is published (Google: snippets). */
const DESCRIPTION_LIMIT = 300;

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

/** A longer heading is not a title. Ours: no limit is published. */
const HEADING_LIMIT = 60;

/** The lines of one head. */
class Head {
  constructor(
    private readonly subject: Subject,
    private readonly placeholders: Placeholders,
  ) {}

  lines(): readonly FixLine[] {
    // Placeholders are counted in the order of the text, so the order here is the order there.
    return [
      this.encoding(),
      this.viewport(),
      this.title(),
      this.description(),
      this.canonical(),
      ...this.openGraph(),
      this.card(),
      this.applicationName(),
      this.icon(),
      ...this.languages(),
    ]
      .filter((line) => line !== null)
      .map(({ replaces, ...line }) => (replaces === undefined || this.isNew(replaces) ? line : { ...line, replaces }));
  }

  /** Whether the page is known to have no such element, so that there is nothing to remove. */
  private isNew(element: string): boolean {
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
    return stated[element] === null;
  }

  private encoding(): FixLine | null {
    const checks = this.subject.lost('charset');
    return checks.length === 0 ? null : { text: '<meta charset="utf-8">', checks, replaces: '<meta charset>' };
  }

  private viewport(): FixLine | null {
    const checks = this.subject.lost('zoom', 'viewport');
    return checks.length === 0 ? null : meta('name', 'viewport', 'width=device-width, initial-scale=1', checks);
  }

  /** The title as it should be: the first stated one that says something, with the brand's name. */
  private get titleText(): string {
    const { subject } = this;
    const { name } = subject;
    const { title } = subject.portrait;
    const unusable = subject.cameTo('title-quality', 'missing', 'generic', 'repeated');
    const several = subject.cameTo('title-quality', 'several') ? subject.receipts('title-quality') : [];
    const stated = [unusable ? null : subject.corrected(title), ...several.map(({ value }) => value)].flatMap(
      (text) => text || [],
    );
    const branded = stated.find((text) => subject.mentionsBrand(text)) ?? stated[0];
    // A title that has the name glued to another word does not get it again.
    const hasName =
      branded !== undefined && (name === null || subject.mentionsBrand(branded) || branded.includes(name));
    if (hasName) return branded;
    const offer = branded ?? this.headingText ?? this.placeholders.write('offer');
    return name === null ? offer : `${name}: ${offer}`;
  }

  /** What the first heading offers, besides the name. */
  private get headingText(): string | null {
    const { heading, names } = this.subject.portrait;
    const isName = heading === null || names.some(({ value }) => nameKey(value) === nameKey(heading));
    return isName || lengthOf(heading) > HEADING_LIMIT ? null : heading;
  }

  private title(): FixLine | null {
    const { subject } = this;
    if (!subject.hasLost('title-quality', 'title-has-brand')) return null;
    const title = this.titleText;
    const namesBrand = subject.name !== null && subject.mentionsBrand(title);
    const checks = subject.lost('title-quality', ...(namesBrand ? ['title-has-brand'] : []));
    if (checks.length === 0) return null;
    return { text: `<title>${htmlText(title)}</title>`, checks, replaces: '<title>', states: { title } };
  }

  private description(): FixLine | null {
    const checks = this.subject.lost('meta-description');
    if (checks.length === 0) return null;
    const text = this.subject.description(DESCRIPTION_LIMIT) ?? this.placeholders.write('description');
    return meta('name', 'description', text, checks);
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

  private canonical(): FixLine | null {
    const checks = [...this.subject.lost('canonical'), ...(this.isAstray ? this.urlChecks : [])];
    if (checks.length === 0) return null;
    const canonical = this.subject.preferredUrl?.href ?? this.placeholders.write('address');
    return link('rel="canonical"', canonical, checks, { canonical });
  }

  private openGraph(): readonly FixLine[] {
    const { subject } = this;
    const { name } = subject;
    const { openGraph } = subject.portrait;
    const required = subject.lost('og-required');
    const lines: FixLine[] = [];
    if (required.length > 0 && openGraph.title === null) {
      const title = subject.hasLost('title-quality') ? null : subject.corrected(subject.portrait.title);
      lines.push(meta('property', 'og:title', title ?? name ?? this.placeholders.write('name'), required));
    }
    const previewTitle = subject.previewTitle();
    if (previewTitle !== null) lines.push(meta('property', 'og:title', previewTitle, subject.lost('name-agreement')));
    if (required.length > 0 && openGraph.type === null) lines.push(meta('property', 'og:type', 'website', required));
    const url = this.previewUrl(required);
    const siteName = subject.isOdd('og-site-name') && name !== null ? name : null;
    if (url !== null) lines.push(url);
    if (siteName !== null) lines.push(meta('property', 'og:site_name', siteName, subject.lost('name-agreement')));
    const locale = this.locale();
    return [
      ...lines,
      ...this.previewDescriptions(),
      ...this.previewImage(required),
      ...(locale === null ? [] : [locale]),
    ];
  }

  private previewUrl(required: readonly string[]): FixLine | null {
    const { subject } = this;
    const { preferredUrl } = subject;
    const stated = subject.portrait.openGraph.url;
    const resolved = stated === null ? null : (webUrl(stated, subject.page?.href)?.href ?? stated);
    const differs =
      resolved !== null && preferredUrl !== null && normalisedUrl(resolved) !== normalisedUrl(preferredUrl.href);
    const moved = subject.hasLost('canonical') || this.isAstray;
    const absent = stated === null ? [...required, ...subject.lost('og-url-agreement')] : [];
    const checks = [...absent, ...(differs ? this.urlChecks : [])];
    // A canonical URL that changes would leave og:url behind.
    const all = checks.length === 0 && differs && moved ? subject.lost('canonical') : checks;
    if (all.length === 0) return null;
    return meta('property', 'og:url', preferredUrl?.href ?? this.placeholders.write('address'), all);
  }

  private previewDescriptions(): readonly FixLine[] {
    const checks = this.subject.lost('preview-description');
    if (checks.length === 0) return [];
    const { openGraph, twitter } = this.subject.portrait;
    const lines: FixLine[] = [];
    if (openGraph.description === null) {
      const text = this.subject.description(X_DESCRIPTION_LENGTH) ?? this.placeholders.write('description');
      lines.push(meta('property', 'og:description', text, checks));
    }
    if (twitter.description !== null && lengthOf(twitter.description) > X_DESCRIPTION_LENGTH) {
      lines.push(meta('name', 'twitter:description', shortened(twitter.description, X_DESCRIPTION_LENGTH), checks));
    }
    return lines;
  }

  /** The stated preview image where it is known to load and has, or may have, an https URL. */
  private get image(): URL | null {
    const { image } = this.subject.portrait;
    const url = image?.url ? webUrl(image.url) : null;
    if (url === null || image?.state === 'missing' || image?.state === 'not-image') return null;
    if (this.subject.page === null && !(image?.url ?? '').startsWith('https:')) return null;
    // The page's own host is known to answer https where the page came by it.
    if (url.protocol === 'http:' && this.subject.page?.protocol === 'https:' && url.host === this.subject.page.host) {
      url.protocol = 'https:';
    }
    return url.protocol === 'https:' ? url : null;
  }

  private previewImage(required: readonly string[]): readonly FixLine[] {
    const { subject } = this;
    const { things, openGraph, twitter } = subject.portrait;
    const isStated = things.some(({ thing, source }) => thing === 'image' && source.startsWith('meta:og:image'));
    const checks = [...(isStated ? [] : required), ...subject.lost('preview-image-loads')];
    const lines: FixLine[] = [];
    if (checks.length > 0) {
      const { image } = this;
      const content = image?.href ?? this.placeholders.write('image');
      const file =
        image === null ? subject.lost('preview-image-size', 'preview-image-weight', 'preview-image-format') : [];
      lines.push(meta('property', 'og:image', content, [...checks, ...file]));
    }
    const alt = openGraph.imageAlt ?? twitter.imageAlt;
    const described = subject.lost('preview-image-alt');
    // An image that is newly stated has to be described, too.
    if (described.length > 0 || (lines.length > 0 && alt === null)) {
      const text = alt === null ? this.placeholders.write('image-alt') : shortened(alt, X_IMAGE_ALT_LENGTH);
      lines.push(meta('property', 'og:image:alt', text, described));
    }
    return lines;
  }

  /** `language_TERRITORY` (Open Graph); only where the stated one is of another language than the page. */
  private locale(): FixLine | null {
    const { subject } = this;
    const { language, openGraph } = subject.portrait;
    const checks = subject.lost('language-agreement');
    const primary = (tag: string) => tag.split(/[-_]/, 1)[0]?.toLowerCase();
    if (checks.length === 0 || language === null || openGraph.locale === null) return null;
    if (primary(language) === primary(openGraph.locale)) return null;
    const [, lang, territory] = /^([a-z]{2,3})-(?:[a-z]{4}-)?([a-z]{2})\b/i.exec(language) ?? [];
    const content =
      lang === undefined || territory === undefined
        ? this.placeholders.write('locale')
        : `${lang.toLowerCase()}_${territory.toUpperCase()}`;
    return meta('property', 'og:locale', content, checks);
  }

  private card(): FixLine | null {
    const { subject } = this;
    const checks = subject.lost('card-type');
    const { image, twitter } = subject.portrait;
    // Where a picture has yet to be made, one for the large card is asked for, which the small one would not show.
    const willBe = this.placeholders.used.includes('image');
    if (checks.length === 0 && !(willBe && twitter.card === 'summary')) return null;
    const isSmall =
      image === null ||
      subject.cameTo('card-type', 'small-image') ||
      (image.width ?? X_LARGE_CARD.width) < X_LARGE_CARD.width ||
      (image.height ?? X_LARGE_CARD.height) < X_LARGE_CARD.height;
    return meta('name', 'twitter:card', willBe || !isSmall ? 'summary_large_image' : 'summary', checks);
  }

  private applicationName(): FixLine | null {
    const { name } = this.subject;
    if (name === null || !this.subject.isOdd('application-name')) return null;
    return meta('name', 'application-name', name, this.subject.lost('name-agreement'));
  }

  private icon(): FixLine | null {
    const { subject } = this;
    const checks = subject.lost('favicon', 'favicon-size');
    if (checks.length === 0) return null;
    const { icon } = subject.portrait;
    const usable = icon?.state === 'loaded' && !subject.hasLost('favicon-size') ? icon.url : null;
    const href = usable ?? this.placeholders.write('icon');
    return link('rel="icon"', href, checks, { icon: href });
  }

  private languages(): readonly FixLine[] {
    const { subject } = this;
    const { language } = subject.portrait;
    const lines: FixLine[] = [];
    const ownUrl = () => subject.preferredUrl?.href ?? this.placeholders.write('address');
    const own = subject.lost('hreflang-self-default');
    if (own.length > 0) {
      const code = htmlText(language ?? this.placeholders.write('language'));
      const { replaces, ...line } = link(`rel="alternate" hreflang="${code}"`, ownUrl(), own);
      // Where the language has yet to be filled in, the link to replace is not known either.
      lines.push(language === null || replaces === undefined ? line : { ...line, replaces });
      lines.push(link('rel="alternate" hreflang="x-default"', ownUrl(), own));
    }
    return lines;
  }
}

/** For the head element, after the encoding, which has to be in the first 1,024 bytes. */
export function headLines(subject: Subject, placeholders: Placeholders): readonly FixLine[] {
  return new Head(subject, placeholders).lines();
}

/** The attribute of the html element, by the language of the text, or else by og:locale. */
export function languageLines(subject: Subject, placeholders: Placeholders): readonly FixLine[] {
  const checks = subject.lost('lang');
  if (checks.length === 0) return [];
  const { textLanguage, openGraph } = subject.portrait;
  const [, stated] = /^([a-z]{2,3})(?:[_-]|$)/i.exec(openGraph.locale ?? '') ?? [];
  // What the text is in counts before what a template may have left.
  const code = textLanguage ?? stated?.toLowerCase() ?? placeholders.write('language');
  return [{ text: `lang="${htmlText(code)}"`, checks }];
}
