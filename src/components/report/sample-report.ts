/** Literal facts and reports for the tests of the view. */
import type { Facts, NameKind, NameStatement } from '../../brand/facts';
import type { CheckResult, Receipt, Report } from '../../brand/report';

const COLLECTED_AT = '2026-11-20T14:05:00.000Z';
const ORIGIN = 'https://northwind.example';

const NO_IMAGE = {
  state: 'none',
  url: null,
  status: null,
  type: null,
  width: null,
  height: null,
  bytes: null,
  where: null,
} as const;

export function sampleName(kind: NameKind, value: string, line?: number): NameStatement {
  const place = { request: 'https-home', url: `${ORIGIN}/`, source: `sample:${kind}` } as const;
  return { kind, value, where: line === undefined ? place : { ...place, line } };
}

/** A receipt for a stated name. */
export function sampleReceipt(name: NameStatement, odd = false): Receipt {
  return { ...name.where, value: name.value, ...(odd && { odd: true as const }) };
}

export function sampleFacts(overrides: Partial<Facts> = {}): Facts {
  return {
    format: 1,
    scope: 'site',
    target: { address: 'northwind.example', origin: ORIGIN },
    collectedAt: COLLECTED_AT,
    domains: {},
    page: {
      state: 'whole',
      url: `${ORIGIN}/`,
      status: 200,
      reason: null,
      where: { request: 'https-home', url: `${ORIGIN}/`, source: 'document' },
    },
    names: [],
    titles: [],
    heading: null,
    homeLinks: [],
    descriptions: [],
    language: null,
    charset: null,
    openGraph: [],
    twitter: [],
    canonicals: [],
    icons: [],
    organization: null,
    sameAs: [],
    jsonLd: { blocks: 0, broken: [], repaired: [] },
    manifest: { state: 'none', name: null, shortName: null, where: null },
    previewImageDeclared: {
      value: '/card.png',
      url: `${ORIGIN}/card.png`,
      where: { request: 'https-home', url: `${ORIGIN}/`, source: 'meta:og:image' },
    },
    icon: NO_IMAGE,
    previewImage: { ...NO_IMAGE, state: 'loaded' },
    logo: NO_IMAGE,
    hosts: [],
    crawlers: [],
    ...overrides,
  };
}

export function sampleCheck(overrides: Partial<CheckResult> & Pick<CheckResult, 'id' | 'score'>): CheckResult {
  return { dimension: 'identity', outcome: 'sample', weight: 5, params: {}, receipts: [], ...overrides };
}

export function sampleReport(overrides: Partial<Report> = {}): Report {
  return {
    format: 1,
    rubricVersion: '0.1',
    scope: 'site',
    target: { address: 'northwind.example', origin: ORIGIN },
    collectedAt: COLLECTED_AT,
    overall: { value: 734, low: 734, high: 734, cappedBy: null },
    dimensions: [
      {
        id: 'identity',
        weight: 22,
        state: 'assessed',
        score: { value: 734, low: 734, high: 734 },
        coverage: 1000,
        cappedBy: null,
      },
    ],
    checks: [],
    ...overrides,
  };
}
