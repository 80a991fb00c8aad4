/**
 * The table of facts: every figure that texts may state, from the constants that the code uses or, with the source that
 * states it, from what others publish. Content refers to one as `<Fact id="…" />`, strings as `{{fact.…}}`; both are put
 * into words when the site is built (`fact-text.ts`).
 */
import { REPLY_CHARACTERS, SITE_ANSWER_BYTES } from '../brand/evidence/site-answer';
import * as published from '../brand/basics/published-limits';
import * as own from '../brand/basics/thresholds';
import { AI_CRAWLERS_READ } from '../brand/basics/ai-crawlers';
import { GOOGLE_TYPES } from '../brand/basics/google-properties';
import { visibleShare } from '../brand/previews/pictures';
import { OUTLINE } from '../brand/score/rubric-outline';
import { EXPORT_LIMIT } from '../brand/sharing/export-limit';
import { LIMITS } from '../site/limits';
import { DAYS_KEPT, LINK_DAYS } from '../site/published-reports';
import { CLOCK_MINUTES } from '../site/schedules';
import { UNDO_SECONDS } from '../site/undo';
import { SAVED_IMAGES, SHAPES } from './saved-images';
import { SAVED_NAMES } from './saved-names';
import { SAVED_RULES } from './saved-rules';
import type { StatedId } from './sources';

/** What a fact's value is, and so how it is written. Words for times and for things counted are the text's own. */
type Value =
  | { readonly kind: 'number'; readonly value: number; readonly unit?: CountedUnit }
  | { readonly kind: 'share'; readonly perMille: number }
  | { readonly kind: 'bytes'; readonly value: number; readonly unit: 'KB' | 'KiB' | 'MB' }
  | { readonly kind: 'pixels'; readonly width: number; readonly height: number }
  | { readonly kind: 'ratio'; readonly hundredths: number }
  | { readonly kind: 'day' | 'month' | 'year'; readonly day: string }
  /** As people type it: without separators. */
  | { readonly kind: 'typed'; readonly value: number };

export type CountedUnit = 'characters' | 'seconds' | 'minutes' | 'hours' | 'days';

export type Fact = Value & {
  /** Who else states it, where it is not ours alone. */
  readonly stated?: StatedId;
  /** What a sentence about it names, in any language: another figure of its kind beside that contradicts it. */
  readonly terms?: RegExp;
};

const number = (value: number, more: Omit<Fact, 'kind'> & { readonly unit?: CountedUnit } = {}): Fact => ({
  kind: 'number',
  value,
  ...more,
});
const days = (value: number): Fact => number(value, { unit: 'days' });
const share = (perMille: number): Fact => ({ kind: 'share', perMille });
const pixels = ({ width, height }: { readonly width: number; readonly height: number }, more = {}): Fact => ({
  kind: 'pixels',
  width,
  height,
  ...more,
});
const square = (side: number, more = {}): Fact => pixels({ width: side, height: side }, more);
const bytes = (value: number, unit: 'KB' | 'KiB' | 'MB', more = {}): Fact => ({ kind: 'bytes', value, unit, ...more });
const ratio = (hundredths: number, more = {}): Fact => ({ kind: 'ratio', hundredths, ...more });

const KIBI = 1024;
const HOUR = 3600;
const DAY = 24 * HOUR;

const META = { stated: 'metaImages', terms: /\b(?:Meta|Facebook)\b/u } as const;
const X = { stated: 'xMarkup', terms: /(?<![\p{L}\d-])X(?![\p{L}\d-])|twitter:/u } as const;
const WHATSAPP = { stated: 'whatsApp', terms: /WhatsApp/u } as const;
const LINKEDIN = { stated: 'linkedInImage', terms: /LinkedIn/u } as const;
const MESSAGES = { stated: 'messages', terms: /Apple/u } as const;
const MASTODON = { stated: 'mastodonImage', terms: /Mastodon/u } as const;
const BLUESKY = { stated: 'blueskyImage', terms: /Bluesky/u } as const;
const WEBHINT = { stated: 'manifestNames', terms: /webhint|short_name/u } as const;

/** In points of a hundred, the most that a score may be where a gate holds it down. */
function capOf(check: string, of: 'dimensionCap' | 'overallCap'): Fact {
  const gate = OUTLINE.gates.find((one) => one.check === check);
  if (gate === undefined) throw new Error(`no gate ${check}`);
  return number(gate[of] / 10);
}

/** Of the days on which lists were copied, the latest; of those that ended, the day. */
const copied =
  GOOGLE_TYPES.map((type) => type.copied ?? '')
    .sort()
    .at(-1) ?? '';
const retired = GOOGLE_TYPES.find((type) => type.retired !== undefined)?.retired ?? '';

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0);
const { sources, forMachines, spellings, homePages } = SAVED_NAMES;
const { rules, parts, contradictions } = SAVED_RULES;
const { meeting, common, shapes } = SAVED_IMAGES;

/** Frames that services publish: Meta's and LinkedIn's, X's for large images, and X's for small ones. */
const FRAMES = { card: [191, 100], x: [2, 1], square: [1, 1] } as const;
/** What stays of an image in a frame that it fills. */
const crop = (width: number, height: number, frame: keyof typeof FRAMES): Fact =>
  share(visibleShare(width, height, FRAMES[frame]));

export const FACTS = {
  'score-scale': number(100),
  'score-per-mille': number(1000),
  'cap-not-indexable': capOf('indexable', 'dimensionCap'),
  'cap-no-https': capOf('https', 'dimensionCap'),
  'cap-overall': capOf('https', 'overallCap'),
  'cap-template': capOf('leftovers', 'overallCap'),
  'cap-blank': capOf('blank-page', 'overallCap'),
  'opinion-share': share(own.OPINION_SHARE),
  coverage: share(own.COVERAGE),
  'overall-coverage': share(own.OVERALL_COVERAGE),
  'enough-words': number(own.ENOUGH_WORDS),
  'not-blank-words': number(own.NOT_BLANK_WORDS),

  'share-image-ratio': ratio(own.SHARE_IMAGE_RATIO.hundredths, META),
  'share-image-tolerance': share(own.SHARE_IMAGE_RATIO.tolerance),
  'share-image': pixels(published.META_IMAGE_SHARP, META),
  'share-image-large': pixels(published.META_IMAGE_LARGE, META),
  'share-image-least': pixels(published.META_IMAGE_LEAST, META),
  'meta-image-file': bytes(published.META_IMAGE_BYTES / KIBI / KIBI, 'MB', META),
  'meta-update': number(24, { unit: 'hours', stated: 'metaPeriod', terms: META.terms }),
  'whatsapp-image-file': bytes(published.WHATSAPP_IMAGE.kilobytes, 'KB', WHATSAPP),
  'whatsapp-image-width': number(published.WHATSAPP_IMAGE.width),
  'whatsapp-image-ratio': ratio(published.WHATSAPP_IMAGE.ratio * 100, WHATSAPP),
  'whatsapp-page': { kind: 'month', day: '2026-05-21', ...WHATSAPP },
  'x-image-file': bytes(published.X_IMAGE_BYTES / KIBI / KIBI, 'MB', X),
  'x-large-card': pixels(published.X_LARGE_CARD, { ...X, stated: 'xLargeImage' }),
  'x-large-ratio': ratio(published.X_LARGE_RATIO * 100, { ...X, stated: 'xLargeImage' }),
  'x-description': number(published.X_DESCRIPTION_LENGTH, { unit: 'characters', ...X }),
  'x-image-alt': number(published.X_IMAGE_ALT_LENGTH, { unit: 'characters', ...X }),
  'x-largest': square(published.X_LARGEST_SIDE, { ...X, stated: 'xLargeImage' }),
  'linkedin-image': pixels(published.LINKEDIN_IMAGE, LINKEDIN),
  'linkedin-image-file': bytes(published.LINKEDIN_IMAGE_BYTES / KIBI / KIBI, 'MB', LINKEDIN),
  'messages-image-width': number(published.MESSAGES_IMAGE.width, MESSAGES),
  'messages-image-ignored': number(published.MESSAGES_IMAGE.ignored, MESSAGES),
  'messages-preview-files': bytes(published.MESSAGES_BYTES / KIBI / KIBI, 'MB', MESSAGES),
  'mastodon-image-file': bytes(published.MASTODON_IMAGE_BYTES / KIBI / KIBI, 'MB', MASTODON),
  'bluesky-image-file': bytes(published.BLUESKY_IMAGE_BYTES / 1_000_000, 'MB', BLUESKY),
  'slack-copy': number(30, { unit: 'minutes', stated: 'slackRobots', terms: /Slack/u }),
  'manifest-name': number(published.MANIFEST_NAME_LENGTH, { unit: 'characters', ...WEBHINT }),
  'manifest-short-name': number(published.MANIFEST_SHORT_NAME_LENGTH, { unit: 'characters', ...WEBHINT }),
  'favicon-side': number(published.FAVICON_SIDE),
  favicon: square(published.FAVICON_SIDE, { stated: 'googleFavicon', terms: /favicon/iu }),
  'favicon-least': square(published.FAVICON_LEAST_SIDE, { stated: 'googleFavicon', terms: /favicon/iu }),
  logo: square(published.LOGO_LEAST_SIDE, { stated: 'googleLogo' }),
  'sitemap-urls': number(published.SITEMAP_URLS),
  'sitemap-file': bytes(published.SITEMAP_MEGABYTES, 'MB', { terms: /sitemap/iu }),
  'robots-file': bytes(published.ROBOTS_KIBIBYTES, 'KiB', { terms: /robots\.txt/u }),
  'charset-bytes': number(published.PRESCAN_BYTES),
  'refresh-hours': number(published.REFRESH_HOURS, { unit: 'hours' }),
  contrast: ratio(published.CONTRAST.text, { terms: /WCAG/u }),
  'contrast-large': ratio(published.CONTRAST.largeText, { terms: /WCAG/u }),
  'hsts-seconds': { kind: 'typed', value: published.HSTS_SECONDS, terms: /max-age|Strict-Transport-Security/u },
  'google-properties-copied': { kind: 'month', day: copied },
  'google-faq-retired': { kind: 'day', day: retired },
  'ai-crawlers-read': { kind: 'year', day: AI_CRAWLERS_READ },
  'observatory-start': number(100, { stated: 'observatory' }),
  'observatory-scoring': { kind: 'year', day: '2016-12-01', stated: 'observatory' },
  'og-required': number(published.OG_REQUIRED.length),
  'og-required-but-image': number(published.OG_REQUIRED.length - 1),
  // Advice of the guide.
  'jpeg-quality': number(80),
  'form-text-pixels': number(16),

  'assessment-requests': number(LIMITS.requestsPerAssessment),
  'site-requests': number(LIMITS.siteRequests),
  'subdomain-requests': number(LIMITS.subdomainRequests),
  'neighbour-requests': number(LIMITS.neighbourRequests),
  'neighbour-minutes': number(Math.floor(LIMITS.neighbourSeconds / 60), { unit: 'minutes' }),
  'network-requests': number(LIMITS.targetNetworkRequests),
  'failure-seconds': number(LIMITS.failureReuseSeconds, { unit: 'seconds' }),
  'reuse-minutes': number(LIMITS.reportReuseSeconds / 60, { unit: 'minutes' }),
  // Whatever ran out goes with the next run of the clock, which may be late by minutes: in tens, rounded up.
  'result-gone-minutes': number(10 * Math.ceil((LIMITS.reportReuseSeconds / 60 + CLOCK_MINUTES) / 10), {
    unit: 'minutes',
  }),
  'assessment-redirects': number(LIMITS.redirectsPerAssessment),
  'crawler-log-days': days(LIMITS.crawlerLogDays),
  'picture-file': bytes(LIMITS.pictureFileBytes / KIBI / KIBI, 'MB'),
  'page-file': bytes(LIMITS.pageBytes / KIBI / KIBI, 'MB'),
  'reading-seconds': number(LIMITS.readingSeconds, { unit: 'seconds' }),
  'reading-memory': bytes(LIMITS.readingMegabytes, 'MB'),
  'screenshot-file': bytes(LIMITS.screenshotBytes / KIBI / KIBI, 'MB'),
  'screenshot-megapixels': number(LIMITS.screenshotPixels / 1_000_000),
  'saved-report': bytes(LIMITS.savedReportBytes / KIBI / KIBI, 'MB'),
  'opened-file': bytes(EXPORT_LIMIT / 1_000_000, 'MB'),
  'undo-seconds': number(UNDO_SECONDS, { unit: 'seconds' }),
  'reply-characters': number(REPLY_CHARACTERS, { unit: 'characters' }),
  'answer-file': bytes(SITE_ANSWER_BYTES / KIBI, 'KB'),
  'site-answer-days': days(LIMITS.siteAnswerDays),
  'session-idle-days': days(LIMITS.sessionIdleSeconds / DAY),
  'session-days': days(LIMITS.sessionSeconds / DAY),
  'team-session-hours': number(LIMITS.privilegedSessionSeconds / HOUR, { unit: 'hours' }),
  'sign-in-minutes': number(LIMITS.signInSeconds / 60, { unit: 'minutes' }),
  'draft-days': days(LIMITS.draftDays),
  'backup-days': days(LIMITS.backupDays),
  'deletion-note-days': days(LIMITS.backupDays + 1),
  'gone-days': days(LIMITS.goneDays),
  'report-gone-days': days(LIMITS.reportGoneDays),
  'feedback-days': days(LIMITS.feedbackRetentionDays),
  'link-days': days(DAYS_KEPT.link),
  'link-days-short': days(LINK_DAYS[1]),
  'link-days-longest': days(LINK_DAYS[3]),

  'saved-names-day': { kind: 'day', day: SAVED_NAMES.measuredOn },
  'saved-pages': number(sum(SAVED_NAMES.pages)),
  'saved-pages-opengraphscraper': number(SAVED_NAMES.pages.openGraphScraper),
  'saved-pages-trafilatura': number(SAVED_NAMES.pages.trafilatura),
  'saved-pages-metascraper': number(SAVED_NAMES.pages.metascraper),
  'saved-pages-nameless': number(SAVED_NAMES.nameless),
  'saved-pages-named': number(sum(spellings)),
  'saved-names-title': number(sources.title),
  'saved-names-logo': number(sources.logo),
  'saved-names-og': number(sources.ogSiteName),
  'saved-names-organization': number(sources.organization),
  'saved-names-copyright': number(sources.copyright),
  'saved-names-website': number(sources.website),
  'saved-names-heading': number(sources.heading),
  'saved-names-application': number(sources.applicationName),
  'saved-names-apple': number(sources.appleTitle),
  'saved-machines-none': number(forMachines.none),
  'saved-machines-one': number(forMachines.one),
  'saved-machines-several': number(forMachines.several),
  'saved-spellings-single': number(spellings.single),
  'saved-spellings-same': number(spellings.same),
  'saved-spellings-letters': number(spellings.letters),
  'saved-spellings-longer': number(spellings.longer),
  'saved-spellings-words': number(spellings.words),
  'saved-spellings-strict': number(spellings.letters + spellings.longer + spellings.words),
  'saved-misused': number(SAVED_NAMES.misused),
  'saved-homes': number(sum(homePages)),
  'saved-homes-website': number(homePages.website),
  'saved-homes-elsewhere': number(homePages.elsewhere),
  'saved-homes-nowhere': number(homePages.nowhere),

  'saved-rules-day': { kind: 'day', day: SAVED_RULES.measuredOn },
  'saved-rules-stating': number(SAVED_RULES.stating),
  'saved-rules-silent': number(SAVED_RULES.pages - SAVED_RULES.stating),
  'saved-rules-without-effect': number(SAVED_RULES.withoutEffect),
  'saved-rules-large-images': number(rules.largeImages),
  'saved-rules-any-snippet': number(rules.anySnippet),
  'saved-rules-no-archive': number(rules.noArchive),
  'saved-rules-directories': number(rules.directories),
  'saved-rules-no-index': number(rules.noIndex),
  'saved-rules-short-snippet': number(rules.shortSnippet),
  'saved-rules-no-cache': number(rules.noCache),
  'saved-rules-no-snippet': number(rules.noSnippet),
  'saved-rules-no-ai': number(rules.noAi),
  'saved-rules-parts': number(parts.pages),
  'saved-rules-parts-consent': number(parts.consent),
  'saved-rules-contradict-archive': number(contradictions.archive),

  'saved-images-day': { kind: 'day', day: SAVED_IMAGES.measuredOn },
  'saved-images-declaring': number(SAVED_IMAGES.declaring),
  'saved-images-stating': number(SAVED_IMAGES.stating),
  'saved-images-insecure': number(SAVED_IMAGES.insecure),
  'saved-images-meta-least': number(meeting.metaLeast),
  'saved-images-whatsapp': number(meeting.whatsApp),
  'saved-images-x-large': number(meeting.xLarge),
  'saved-images-meta-large': number(meeting.metaLarge),
  'saved-images-messages': number(meeting.messages),
  'saved-images-linkedin': number(meeting.linkedIn),
  'saved-images-meta-sharp': number(meeting.metaSharp),
  'saved-images-common': number(common.wide),
  'saved-images-upright': number(shapes.upright),
  'saved-images-square': number(shapes.square),
  'saved-images-photo': number(shapes.photo),
  'saved-images-card': number(shapes.card),
  'saved-images-banner': number(shapes.banner),
  'saved-images-narrow': number(shapes.upright + shapes.square + shapes.photo),
  'saved-images-photo-ratio': ratio(SHAPES.photo),
  'saved-images-card-ratio': ratio(SHAPES.card),
  'crop-card-card': crop(1200, 630, 'card'),
  'crop-card-x': crop(1200, 630, 'x'),
  'crop-card-square': crop(1200, 630, 'square'),
  'crop-photo-card': crop(3, 2, 'card'),
  'crop-photo-x': crop(3, 2, 'x'),
  'crop-photo-square': crop(3, 2, 'square'),
  'crop-square-card': crop(1, 1, 'card'),
  'crop-square-x': crop(1, 1, 'x'),
  'crop-square-square': crop(1, 1, 'square'),
  'crop-upright-card': crop(2, 3, 'card'),
  'crop-upright-x': crop(2, 3, 'x'),
  'crop-upright-square': crop(2, 3, 'square'),
} as const satisfies Record<string, Fact>;

export type FactId = keyof typeof FACTS;

export const FACT_IDS = Object.keys(FACTS) as FactId[];

export const isFactId = (id: string): id is FactId => Object.hasOwn(FACTS, id);
