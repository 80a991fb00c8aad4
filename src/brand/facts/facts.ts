/**
 * Facts: what a brand says about itself, and where. The second of the engine's three types
 * (Evidence → Facts → Report). Plain JSON; every statement carries its receipt.
 */
import type { PageKind } from './page-kind';
import type { FailureReason, ImageType, Scope, SkipReason } from '../evidence/evidence';
import type { AccessFacts } from './access';
import type { FindabilityFacts } from './findability';
import type { LanguageFacts } from './languages';
import type { MachineFacts } from './machines';
import type { TrustFacts } from './trust';
import type { SourceLocation, Statement, UrlStatement } from './statement';
import type { Target } from '../urls/target';

/** The places a brand states its name; the second row are its aliases. */
export const NAME_KINDS = [
  'website',
  'organization',
  'og-site-name',
  'application-name',
  'apple-title',
  'manifest',
] as const;
export const ALIAS_KINDS = [
  'website-alternate',
  'organization-alternate',
  'organization-legal',
  'manifest-short',
] as const;

/** Places where people see the name; `og-title` is what previews of shared links show above all. */
export const VISIBLE_KINDS = ['title', 'og-title', 'logo', 'heading', 'copyright'] as const;
export type VisibleKind = (typeof VISIBLE_KINDS)[number];

export type NameKind = (typeof NAME_KINDS)[number] | (typeof ALIAS_KINDS)[number];

/** Other things that a brand states in several places, which should agree. */
export const STATED_THINGS = ['address', 'description', 'image', 'logo'] as const;
export type StatedThing = (typeof STATED_THINGS)[number];

export interface NameStatement extends Statement {
  readonly kind: NameKind;
  /** Whether it names the publisher of the site or of its pages, who may have another name than the brand. */
  readonly isPublisher?: boolean;
}

/** A link to the home page. */
export interface HomeLink extends Statement {
  /** Whether it shows the site's mark: it holds a picture, or is called a logo. */
  readonly isMark?: boolean;
}

/** `property` in lower case, e.g. `og:image:alt` or `twitter:card`. */
export interface PropertyStatement extends Statement {
  readonly property: string;
}

/** The first statement of a property under one of its names. */
export function propertyOf(
  stated: readonly PropertyStatement[],
  ...names: readonly string[]
): PropertyStatement | undefined {
  return stated.find(({ property }) => names.includes(property));
}

/** A `<link>` to an icon. */
export interface IconStatement extends UrlStatement {
  /** `apple-touch` also covers `apple-touch-icon-precomposed`. */
  readonly kind: 'icon' | 'apple-touch';
  /** Side of the largest size declared, in pixels; null if none is, or if it is `any`. */
  readonly size: number | null;
  readonly svg: boolean;
}

/** The organisation behind the site, from structured data. */
export interface OrganizationFacts {
  /** Its schema.org type without the vocabulary, e.g. `Corporation`. */
  readonly type: string;
  readonly name: Statement | null;
  readonly url: UrlStatement | null;
  readonly logo: UrlStatement | null;
  readonly description: Statement | null;
  readonly where: SourceLocation;
}

/** Blocks of JSON-LD, with what was wrong with them, and what there is of structured data in other syntaxes. */
export interface JsonLdFacts {
  readonly blocks: number;
  /** Blocks that do not parse: their content is unknown. */
  readonly broken: readonly SourceLocation[];
  /** Blocks read although they are not JSON: comments around them, trailing commas. */
  readonly repaired: readonly SourceLocation[];
  /** The first thing that microdata describes in schema.org's terms, by its type; page furniture does not count. */
  readonly microdata: Statement | null;
  /** Likewise of RDFa. */
  readonly rdfa: Statement | null;
  /** Where none of these is there: the first part of the page that microdata or RDFa describe, by its type. */
  readonly parts: Statement | null;
  /** Where not even that is there: the first structured data that is not read; the value names its syntax. */
  readonly foreign: Statement | null;
}

export interface ManifestFacts {
  /**
   * `none`: not declared. `read`: a JSON object. `broken`: declared, but what is there is not a manifest.
   * `unread`: declared, and not known to us.
   */
  readonly state: 'none' | 'read' | 'broken' | 'unread';
  readonly name: Statement | null;
  readonly shortName: Statement | null;
  /** The link that declares it, or the answer. */
  readonly where: SourceLocation | null;
}

/** An image that was asked for. */
export interface ImageFacts {
  /**
   * `none`: there was nothing to ask for. `loaded`: answered with an image. `missing`: answered, but not with a success.
   * `not-image`: answered with something else. `unread`: not known to us.
   */
  readonly state: 'none' | 'loaded' | 'missing' | 'not-image' | 'unread';
  /** URL asked for; null if nothing was. */
  readonly url: string | null;
  readonly status: number | null;
  readonly type: ImageType | null;
  /** CSS pixels. */
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: number | null;
  readonly where: SourceLocation | null;
}

/** Where one of the URLs a visitor may type for the site leads. */
export interface HostFacts {
  readonly request: 'http-home' | 'https-home' | 'other-host';
  /**
   * `live`: answered with a success. `absent`: there is nothing at that name. `not-applicable`: there is no such name
   * to ask. `unread`: not known to us.
   */
  readonly state: 'live' | 'absent' | 'not-applicable' | 'unread';
  /** Host asked and host that answered in the end; null if not asked. */
  readonly from: string | null;
  readonly to: string | null;
  readonly where: SourceLocation | null;
}

/** What a robots.txt says about one crawler and one URL. */
export interface CrawlerAccess {
  /** The crawler's product token, e.g. `facebookexternalhit`. */
  readonly crawler: string;
  readonly resource: 'page' | 'preview-image' | 'logo';
  /** Null if the robots.txt of the URL's host is not known to us. */
  readonly allowed: boolean | null;
  /** The line that decides, or the file if none does; null if unknown. */
  readonly where: SourceLocation | null;
}

/** Everything the checks and the portrait read. What only one or two dimensions read is in `facts/`. */
export interface Facts extends FindabilityFacts, AccessFacts, TrustFacts, LanguageFacts, MachineFacts {
  readonly format: 1;
  readonly scope: Scope;
  readonly target: Target;
  /** Copied from the evidence. */
  readonly collectedAt: string;
  /** Host → registrable domain, copied from the evidence. */
  readonly domains: Readonly<Record<string, string | null>>;
  readonly page: {
    /** `partial`: only the start of it was read, so that absences prove nothing. */
    readonly state: 'whole' | 'partial' | 'unread';
    /** Home or inner page: what only a home page owes is not asked of others. */
    readonly kind: PageKind;
    /** Final URL; the origin's root if nothing responded. */
    readonly url: string;
    readonly status: number | null;
    /** Why it is unread, where a reason is known. */
    readonly reason: FailureReason | SkipReason | null;
    readonly where: SourceLocation;
  };
  /** What a reader says the brand's name is (`own-name.ts`); nothing that was read. */
  readonly ownName?: string;
  /** Other addresses that led to the page: the one asked for, redirects on the way, the site's other host, its canonical link. */
  readonly aliases: readonly string[];
  /** Every place the name is stated, aliases included: the name constellation. */
  readonly names: readonly NameStatement[];
  /** `<title>` elements, empty ones included. */
  readonly titles: readonly Statement[];
  /** The first h1 that says something, else the first, with an empty value. */
  readonly heading: Statement | null;
  /** Text, or text alternative, of links to the home page; empty ones left out. */
  readonly homeLinks: readonly HomeLink[];
  /**
   * What marks that link to other hosts of the brand say, and links home and headings for browsers without scripts: a
   * source of the name where nothing else is.
   */
  readonly otherMarks: readonly Statement[];
  /** Holders that copyright lines name. */
  readonly copyrights: readonly Statement[];
  /** Words from the texts above that may be names and that the page's running text also uses, in compared form. */
  readonly proseWords: readonly string[];
  /** Names in the titles of its feeds. */
  readonly feedNames: readonly string[];
  /** `<meta name=description>`. */
  readonly descriptions: readonly Statement[];
  /** `<html lang>`. */
  readonly language: Statement | null;
  /** What the other of `lang` and `xml:lang` says, which browsers do not read in this kind of document. */
  readonly otherLanguage: Statement | null;
  /** Encoding label as the page declares it in a meta element or the Content-Type header. */
  readonly charset: Statement | null;
  /** `og:*` and their neighbours (`article:*` …) in the order of the page, empty ones left out. */
  readonly openGraph: readonly PropertyStatement[];
  /** `twitter:*`, likewise. */
  readonly twitter: readonly PropertyStatement[];
  /** Meta elements that are there and say nothing, of properties that no other one states. */
  readonly blanks: readonly SourceLocation[];
  /** `<meta name=author>`. */
  readonly author: Statement | null;
  /** The author's account in the Fediverse (`fediverse:creator`). */
  readonly creator: Statement | null;
  readonly canonicals: readonly UrlStatement[];
  readonly icons: readonly IconStatement[];
  readonly organization: OrganizationFacts | null;
  /** Profiles elsewhere the organisation or the site says are the same as it. */
  readonly sameAs: readonly UrlStatement[];
  readonly jsonLd: JsonLdFacts;
  readonly manifest: ManifestFacts;
  /** The image a shared link would show, as declared. */
  readonly previewImageDeclared: UrlStatement | null;
  readonly icon: ImageFacts;
  readonly previewImage: ImageFacts;
  readonly logo: ImageFacts;
  readonly hosts: readonly HostFacts[];
  readonly crawlers: readonly CrawlerAccess[];
}

/**
 * Whether the page's own URL is known: that of a page pasted without one is not, and of one that is not public yet it
 * is not the one it is previewed at.
 */
export function hasKnownUrl({ scope, target }: Pick<Facts, 'scope' | 'target'>): boolean {
  return scope === 'site' || (scope === 'page' && target.address !== '');
}
