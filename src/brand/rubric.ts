/** The rubric: which checks there are, what they weigh, and what their failure caps. The one table of weights. */
import type { Check } from './check';
import { cardType } from './checks/card-type';
import { contactLegal } from './checks/contact-legal';
import { csp } from './checks/csp';
import { favicon } from './checks/favicon';
import { faviconSize } from './checks/favicon-size';
import { framing } from './checks/framing';
import { hsts } from './checks/hsts';
import { https } from './checks/https';
import { logoFile } from './checks/logo-file';
import { manifestNames } from './checks/manifest-names';
import { mixedContent } from './checks/mixed-content';
import { nameAgreement } from './checks/name-agreement';
import { nameDeclared } from './checks/name-declared';
import { nosniff } from './checks/nosniff';
import { ogRequired } from './checks/og-required';
import { ogUrlAgreement } from './checks/og-url-agreement';
import { oneHost } from './checks/one-host';
import { organization } from './checks/organization';
import { previewBots } from './checks/preview-bots';
import { previewDescription } from './checks/preview-description';
import { previewImageAlt } from './checks/preview-image-alt';
import { previewImageFormat } from './checks/preview-image-format';
import { previewImageLoads } from './checks/preview-image-loads';
import { previewImageSize } from './checks/preview-image-size';
import { previewImageWeight } from './checks/preview-image-weight';
import { referrerPolicy } from './checks/referrer-policy';
import { sameAs } from './checks/same-as';
import { securityTxt } from './checks/security-txt';
import { titleHasBrand } from './checks/title-has-brand';
import { titleQuality } from './checks/title-quality';
import { visibleName } from './checks/visible-name';
import type { DimensionId } from './report';
import type { Gate } from './score';

export interface WeightedCheck extends Check {
  /** Share within its dimension; 0 for a check that reports and never judges. */
  readonly weight: number;
}

export interface RubricDimension {
  readonly id: DimensionId;
  /** Share of the overall. */
  readonly weight: number;
  readonly checks: readonly WeightedCheck[];
}

export interface Rubric {
  /** Reports name it. Any change of checks, weights, rules or gates is a new version. */
  readonly version: string;
  /** In gem order. */
  readonly dimensions: readonly RubricDimension[];
  readonly gates: readonly Gate[];
}

export const RUBRIC: Rubric = {
  version: '1.0',
  dimensions: [
    {
      id: 'identity',
      weight: 22,
      checks: [
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
    },
    {
      id: 'previews',
      weight: 18,
      checks: [
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
    },
    {
      id: 'findability',
      weight: 18,
      checks: [],
    },
    {
      id: 'access',
      weight: 14,
      checks: [],
    },
    {
      id: 'trust',
      weight: 12,
      checks: [
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
    },
    {
      id: 'languages',
      weight: 6,
      checks: [],
    },
    {
      id: 'machines',
      weight: 10,
      checks: [],
    },
  ],
  gates: [{ check: 'https', dimensionCap: 400, overallCap: 690 }],
};

/** Whether a check is asked where there is only a page: it needs nothing but the page. */
export function isPageScope(check: Check): boolean {
  return check.needs.every((request) => request === 'https-home');
}
