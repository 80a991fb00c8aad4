/** The rubric: which checks there are, what they weigh and stand on, and what their failure caps. The one table of weights. */
import type { Check } from '../checks/check';
import { altFileNames, controlNames, imageAlt, linkNames, linkTexts, logoName } from '../checks/accessible-names';
import { nameAgreement, nameDeclared, titleHasBrand, visibleName } from '../checks/brand-name';
import { canonical } from '../checks/canonical';
import { cardType } from '../checks/card-type';
import { charset } from '../checks/charset';
import { contactLegal } from '../checks/contact-legal';
import { contrast } from '../checks/contrast';
import { crawlableLinks } from '../checks/crawlable-links';
import { answerBots, previewBots, trainingPolicy } from '../checks/crawler-access';
import { cookies } from '../checks/cookies';
import { csp } from '../checks/csp';
import { doctype } from '../checks/doctype';
import { favicon, faviconSize } from '../checks/favicon';
import { headings } from '../checks/headings';
import { hreflangReturn, hreflangSelfDefault, hreflangValid } from '../checks/hreflang';
import { hsts } from '../checks/hsts';
import { softNotFound, status } from '../checks/http-status';
import { https } from '../checks/https';
import { imagePreviews, indexable, snippets } from '../checks/indexing-rules';
import { manifestNames } from '../checks/manifest-names';
import { metaDescription } from '../checks/meta-description';
import { metaRefresh } from '../checks/meta-refresh';
import { mixedContent } from '../checks/mixed-content';
import { oneHost } from '../checks/one-host';
import { ogRequired, ogUrlAgreement, previewDescription } from '../checks/open-graph';
import { logoFile, organization, sameAs } from '../checks/organization';
import { lang, languageAgreement, scriptPlausible } from '../checks/page-language';
import {
  previewImageAlt,
  previewImageFormat,
  previewImageLoads,
  previewImageSize,
  previewImageWeight,
} from '../checks/preview-image';
import { cors, framing, nosniff, referrerPolicy } from '../checks/response-headers';
import { scriptIntegrity } from '../checks/script-integrity';
import { llmsTxt, robotsValid, securityTxt, sitemap } from '../checks/site-files';
import { entityGraph, jsonldParses } from '../checks/structured-data';
import { textWithoutScript } from '../checks/text-without-script';
import { titleQuality } from '../checks/title-quality';
import { viewport } from '../checks/viewport';
import { zoom } from '../checks/zoom';
import type { DimensionId, Standing } from '../report/report';
import { OUTLINE, type RubricOutline } from './rubric-outline';
import { webUrl } from '../urls/sites';

interface Weighted extends Check {
  /** Share within its dimension; 0 for a check that reports and never judges. */
  readonly weight: number;
  readonly standing: Standing;
}

export interface WeightedCheck extends Weighted {
  readonly dimension: DimensionId;
}

export interface RubricDimension {
  readonly id: DimensionId;
  /** Share of the overall. */
  readonly weight: number;
  readonly checks: readonly WeightedCheck[];
}

export interface Rubric extends RubricOutline {
  /** In gem order. */
  readonly dimensions: readonly RubricDimension[];
}

/**
 * The checks of each dimension with their weights and what they stand on, in the order they are shown. What is `ours`
 * weighs at most 15 % within a dimension.
 */
const CHECKS = {
  identity: [
    { ...nameDeclared, weight: 4, standing: 'recommended' },
    { ...nameAgreement, weight: 15, standing: 'recommended' },
    { ...titleHasBrand, weight: 7, standing: 'recommended' },
    { ...titleQuality, weight: 12, standing: 'required' },
    { ...visibleName, weight: 2, standing: 'recommended' },
    { ...favicon, weight: 3, standing: 'recommended' },
    { ...faviconSize, weight: 2, standing: 'required' },
    { ...organization, weight: 3, standing: 'recommended' },
    { ...logoFile, weight: 2, standing: 'required' },
    { ...sameAs, weight: 1, standing: 'ours' },
    { ...manifestNames, weight: 1, standing: 'recommended' },
    { ...oneHost, weight: 3, standing: 'recommended' },
  ],
  previews: [
    { ...ogRequired, weight: 4, standing: 'required' },
    { ...previewImageLoads, weight: 11, standing: 'required' },
    { ...previewImageSize, weight: 3, standing: 'recommended' },
    { ...previewImageWeight, weight: 1, standing: 'required' },
    { ...previewImageFormat, weight: 1, standing: 'required' },
    { ...previewImageAlt, weight: 2, standing: 'recommended' },
    { ...previewDescription, weight: 2, standing: 'recommended' },
    { ...cardType, weight: 2, standing: 'required' },
    { ...ogUrlAgreement, weight: 17, standing: 'recommended' },
    { ...previewBots, weight: 2, standing: 'required' },
  ],
  findability: [
    { ...status, weight: 2, standing: 'required' },
    { ...indexable, weight: 4, standing: 'required' },
    { ...robotsValid, weight: 1, standing: 'required' },
    { ...sitemap, weight: 1, standing: 'recommended' },
    { ...imagePreviews, weight: 1, standing: 'required' },
    { ...canonical, weight: 11, standing: 'recommended' },
    { ...metaDescription, weight: 4, standing: 'recommended' },
    { ...headings, weight: 1, standing: 'recommended' },
    { ...crawlableLinks, weight: 1, standing: 'required' },
    { ...softNotFound, weight: 1, standing: 'recommended' },
  ],
  access: [
    { ...lang, weight: 14, standing: 'required' },
    { ...zoom, weight: 25, standing: 'required' },
    { ...viewport, weight: 19, standing: 'recommended' },
    { ...imageAlt, weight: 25, standing: 'required' },
    { ...altFileNames, weight: 2, standing: 'required' },
    { ...logoName, weight: 2, standing: 'required' },
    { ...linkNames, weight: 4, standing: 'required' },
    { ...linkTexts, weight: 2, standing: 'recommended' },
    { ...controlNames, weight: 3, standing: 'required' },
    { ...contrast, weight: 0, standing: 'required' },
    { ...metaRefresh, weight: 1, standing: 'required' },
    { ...charset, weight: 2, standing: 'required' },
    { ...doctype, weight: 1, standing: 'required' },
  ],
  trust: [
    { ...https, weight: 5, standing: 'required' },
    { ...hsts, weight: 2, standing: 'recommended' },
    { ...csp, weight: 2, standing: 'recommended' },
    { ...framing, weight: 1, standing: 'recommended' },
    { ...nosniff, weight: 1, standing: 'recommended' },
    { ...referrerPolicy, weight: 1, standing: 'recommended' },
    { ...cookies, weight: 1, standing: 'recommended' },
    { ...cors, weight: 1, standing: 'required' },
    { ...mixedContent, weight: 2, standing: 'required' },
    { ...scriptIntegrity, weight: 0, standing: 'ours' },
    { ...securityTxt, weight: 1, standing: 'required' },
    { ...contactLegal, weight: 2, standing: 'ours' },
  ],
  languages: [
    { ...hreflangValid, weight: 3, standing: 'required' },
    { ...hreflangSelfDefault, weight: 2, standing: 'recommended' },
    { ...hreflangReturn, weight: 3, standing: 'required' },
    { ...languageAgreement, weight: 2, standing: 'recommended' },
    { ...scriptPlausible, weight: 2, standing: 'required' },
  ],
  machines: [
    { ...jsonldParses, weight: 4, standing: 'required' },
    { ...textWithoutScript, weight: 7, standing: 'recommended' },
    { ...answerBots, weight: 3, standing: 'recommended' },
    { ...trainingPolicy, weight: 0, standing: 'ours' },
    { ...snippets, weight: 2, standing: 'required' },
    { ...entityGraph, weight: 2, standing: 'ours' },
    { ...llmsTxt, weight: 1, standing: 'recommended' },
  ],
} as const satisfies Readonly<Record<DimensionId, readonly Weighted[]>>;

/** The checks of this rubric. */
export type CheckId = (typeof CHECKS)[DimensionId][number]['id'];

export const RUBRIC: Rubric = {
  ...OUTLINE,
  dimensions: OUTLINE.dimensions.map(({ id, weight }) => ({
    id,
    weight,
    checks: CHECKS[id].map((check: Weighted) => ({ ...check, dimension: id })),
  })),
};

/** Whether a check is asked where there is only a page: it needs nothing but the page. */
export function isPageScope(check: Check): boolean {
  return check.needs.every((request) => request === 'https-home');
}

/** Whether a check is asked of what is not public yet. @param page final URL of its home page */
export function isPreviewScope({ place }: Check, page: string): boolean {
  return place === undefined || (place === 'https' && webUrl(page)?.protocol === 'https:');
}
