/** Literal portraits and reports for the tests of the view. */
import type { NameKind } from '../../../brand/facts/facts';
import type { NameOccurrence, Portrait, PortraitImage } from '../../../brand/naming/portrait';
import type { CheckResult, DimensionId, DimensionResult, Receipt, Report } from '../../../brand/report/report';
import { OUTLINE } from '../../../brand/score/rubric-outline';

const COLLECTED_AT = '2026-11-20T14:05:00.000Z';
const ORIGIN = 'https://northwind.example';

export function sampleName(kind: NameKind, value: string, changes: Partial<NameOccurrence> = {}): NameOccurrence {
  return { request: 'https-home', source: `sample:${kind}`, kind, value, alias: false, odd: false, ...changes };
}

/** A receipt for a stated name. */
export function sampleReceipt({ request, source, line, value, odd }: NameOccurrence): Receipt {
  return {
    request,
    source,
    url: `${ORIGIN}/`,
    value,
    ...(line !== undefined && { line }),
    ...(odd && { odd: true as const }),
  };
}

export const SAMPLE_IMAGE: PortraitImage = {
  url: `${ORIGIN}/card.png`,
  state: 'loaded',
  type: 'png',
  width: 1200,
  height: 630,
};

export function samplePortrait(overrides: Partial<Portrait> = {}): Portrait {
  return {
    page: 'whole',
    url: `${ORIGIN}/`,
    language: 'en',
    name: overrides.names?.find(({ alias, odd }) => !alias && !odd)?.value ?? null,
    names: [],
    things: [],
    title: 'Northwind: tea by sea',
    description: 'Tea, shipped slowly.',
    heading: null,
    excerpt: null,
    canonical: `${ORIGIN}/`,
    openGraph: {
      title: null,
      type: null,
      url: null,
      siteName: null,
      description: null,
      imageAlt: null,
      locale: null,
    },
    twitter: { card: null, title: null, description: null, imageAlt: null },
    image: SAMPLE_IMAGE,
    icon: null,
    organization: null,
    ...overrides,
  };
}

export function sampleCheck(overrides: Partial<CheckResult> & Pick<CheckResult, 'id' | 'score'>): CheckResult {
  return { dimension: 'identity', outcome: 'sample', weight: 5, params: {}, receipts: [], ...overrides };
}

export function sampleDimension(id: DimensionId, overrides: Partial<DimensionResult> = {}): DimensionResult {
  return {
    id,
    weight: 22,
    state: 'assessed',
    score: { value: 734, low: 734, high: 734 },
    coverage: 1000,
    cappedBy: null,
    ...overrides,
  };
}

export function sampleReport(overrides: Partial<Report> = {}): Report {
  return {
    format: 1,
    rubricVersion: OUTLINE.version,
    scope: 'site',
    target: { address: 'northwind.example', origin: ORIGIN },
    collectedAt: COLLECTED_AT,
    overall: { value: 734, low: 734, high: 734, cappedBy: null },
    dimensions: [sampleDimension('identity')],
    checks: [],
    portrait: samplePortrait(),
    ...overrides,
  };
}

/** A report as if it were one of an inner page of its site. */
export function asInner(report: Report): Report {
  const page = `${report.target.origin}/tea`;
  return {
    ...report,
    target: { address: page, origin: report.target.origin, typed: page, final: page },
    portrait: { ...report.portrait, url: page, kind: { is: 'inner', by: 'path' } },
  };
}
