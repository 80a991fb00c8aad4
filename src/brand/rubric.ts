/** The rubric: which checks there are, what they weigh, and what their failure caps. The one table of weights. */
import type { Check } from './check';
import { altFileNames, controlNames, imageAlt, linkNames, linkTexts, logoName } from './checks/accessible-names';
import { nameAgreement, nameDeclared, titleHasBrand, visibleName } from './checks/brand-name';
import { canonical } from './checks/canonical';
import { cardType } from './checks/card-type';
import { charset } from './checks/charset';
import { contactLegal } from './checks/contact-legal';
import { contrast } from './checks/contrast';
import { crawlableLinks } from './checks/crawlable-links';
import { answerBots, previewBots, trainingPolicy } from './checks/crawler-access';
import { csp } from './checks/csp';
import { favicon, faviconSize } from './checks/favicon';
import { headings } from './checks/headings';
import { hreflangReturn, hreflangSelfDefault, hreflangValid } from './checks/hreflang';
import { hsts } from './checks/hsts';
import { softNotFound, status } from './checks/http-status';
import { https } from './checks/https';
import { indexable, snippets } from './checks/indexing-rules';
import { manifestNames } from './checks/manifest-names';
import { metaDescription } from './checks/meta-description';
import { metaRefresh } from './checks/meta-refresh';
import { mixedContent } from './checks/mixed-content';
import { oneHost } from './checks/one-host';
import { ogRequired, ogUrlAgreement, previewDescription } from './checks/open-graph';
import { logoFile, organization, sameAs } from './checks/organization';
import { lang, languageAgreement, scriptPlausible } from './checks/page-language';
import {
  previewImageAlt,
  previewImageFormat,
  previewImageLoads,
  previewImageSize,
  previewImageWeight,
} from './checks/preview-image';
import { framing, nosniff, referrerPolicy } from './checks/response-headers';
import { llmsTxt, robotsValid, securityTxt, sitemap } from './checks/site-files';
import { entityGraph, jsonldParses } from './checks/structured-data';
import { textWithoutScript } from './checks/text-without-script';
import { titleQuality } from './checks/title-quality';
import { zoom } from './checks/zoom';
import type { DimensionId } from './report';
import { OUTLINE, type RubricOutline } from './rubric-outline';

interface Weighted extends Check {
  /** Share within its dimension; 0 for a check that reports and never judges. */
  readonly weight: number;
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

/** The checks of each dimension with their weights, in the order they are shown. */
const CHECKS: Readonly<Record<DimensionId, readonly Weighted[]>> = {
  identity: [
    { ...nameDeclared, weight: 5 },
    { ...nameAgreement, weight: 5 },
    { ...titleHasBrand, weight: 3 },
    { ...titleQuality, weight: 3 },
    { ...visibleName, weight: 2 },
    { ...favicon, weight: 3 },
    { ...faviconSize, weight: 2 },
    { ...organization, weight: 3 },
    { ...logoFile, weight: 2 },
    { ...sameAs, weight: 2 },
    { ...manifestNames, weight: 1 },
    { ...oneHost, weight: 3 },
  ],
  previews: [
    { ...ogRequired, weight: 5 },
    { ...previewImageLoads, weight: 5 },
    { ...previewImageSize, weight: 3 },
    { ...previewImageWeight, weight: 1 },
    { ...previewImageFormat, weight: 1 },
    { ...previewImageAlt, weight: 2 },
    { ...previewDescription, weight: 2 },
    { ...cardType, weight: 2 },
    { ...ogUrlAgreement, weight: 2 },
    { ...previewBots, weight: 3 },
  ],
  findability: [
    { ...status, weight: 3 },
    { ...indexable, weight: 5 },
    { ...robotsValid, weight: 2 },
    { ...sitemap, weight: 2 },
    { ...canonical, weight: 3 },
    { ...metaDescription, weight: 2 },
    { ...headings, weight: 1 },
    { ...crawlableLinks, weight: 1 },
    { ...softNotFound, weight: 1 },
  ],
  access: [
    { ...lang, weight: 3 },
    { ...zoom, weight: 3 },
    { ...imageAlt, weight: 3 },
    { ...altFileNames, weight: 1 },
    { ...logoName, weight: 2 },
    { ...linkNames, weight: 2 },
    { ...linkTexts, weight: 1 },
    { ...controlNames, weight: 2 },
    { ...contrast, weight: 0 },
    { ...metaRefresh, weight: 1 },
    { ...charset, weight: 2 },
  ],
  trust: [
    { ...https, weight: 5 },
    { ...hsts, weight: 2 },
    { ...csp, weight: 2 },
    { ...framing, weight: 1 },
    { ...nosniff, weight: 1 },
    { ...referrerPolicy, weight: 1 },
    { ...mixedContent, weight: 2 },
    { ...securityTxt, weight: 1 },
    { ...contactLegal, weight: 2 },
  ],
  languages: [
    { ...hreflangValid, weight: 3 },
    { ...hreflangSelfDefault, weight: 2 },
    { ...hreflangReturn, weight: 3 },
    { ...languageAgreement, weight: 2 },
    { ...scriptPlausible, weight: 2 },
  ],
  machines: [
    { ...jsonldParses, weight: 3 },
    { ...textWithoutScript, weight: 5 },
    { ...answerBots, weight: 3 },
    { ...trainingPolicy, weight: 0 },
    { ...snippets, weight: 2 },
    { ...entityGraph, weight: 2 },
    { ...llmsTxt, weight: 1 },
  ],
};

export const RUBRIC: Rubric = {
  ...OUTLINE,
  dimensions: OUTLINE.dimensions.map(({ id, weight }) => ({
    id,
    weight,
    checks: CHECKS[id].map((check) => ({ ...check, dimension: id })),
  })),
};

/** Whether a check is asked where there is only a page: it needs nothing but the page. */
export function isPageScope(check: Check): boolean {
  return check.needs.every((request) => request === 'https-home');
}
