/**
 * Exams: test suites that others publish for the formats that the engine reads, and how many of their cases it passes.
 * The tests in `testing/exams/` sit each exam and assert its row. Data of suites is in the files there, each with its
 * source and licence.
 */

/** A suite as it was taken. */
export interface Exam {
  /** What is read. */
  readonly format:
    | 'robots.txt'
    | 'Content-Type'
    | 'X-Content-Type-Options'
    | 'Refresh'
    | 'Link'
    | 'HTML'
    | 'WCAG'
    | 'XML'
    | 'sitemap'
    | 'JSON'
    | 'JSON-LD'
    | 'microdata'
    | 'RDFa'
    | 'Markdown';
  readonly suite: string;
  /** Commit, release or date of the suite. */
  readonly version: string;
  /** Where it is published. */
  readonly source: string;
  readonly licence: string;
  readonly cases: number;
  readonly passed: number;
  /** Why the others are not passed; absent if all are. */
  readonly whyNot?: ExamGap;
}

/** What cases ask for that the engine does not do. Words: `content.json`, exams.gaps. */
export type ExamGap = 'contexts' | 'markdown' | 'roles' | 'sitemaps' | 'standard';

export const EXAMS = {
  'robots-spec-test': {
    format: 'robots.txt',
    suite: 'google/robotstxt-spec-test',
    version: '552ade5',
    source: 'https://github.com/google/robotstxt-spec-test',
    licence: 'Apache-2.0',
    cases: 400,
    passed: 400,
  },
  'robots-unit-tests': {
    format: 'robots.txt',
    suite: 'google/robotstxt',
    version: '22b355f',
    source: 'https://github.com/google/robotstxt',
    licence: 'Apache-2.0',
    cases: 145,
    passed: 145,
  },
  'rfc-9309': {
    format: 'robots.txt',
    suite: 'RFC 9309',
    version: '2022',
    source: 'https://www.rfc-editor.org/rfc/rfc9309',
    licence: 'BSD-3-Clause',
    cases: 27,
    passed: 26,
    whyNot: 'standard',
  },
  'mime-types': {
    format: 'Content-Type',
    suite: 'web-platform-tests: MIME types',
    version: 'rust-url 25137be',
    source: 'https://github.com/web-platform-tests/wpt/tree/master/mimesniff/mime-types',
    licence: 'BSD-3-Clause',
    cases: 955,
    passed: 955,
  },
  'content-types': {
    format: 'Content-Type',
    suite: 'web-platform-tests: Content-Type',
    version: '15a98d8',
    source: 'https://github.com/web-platform-tests/wpt/tree/master/fetch/content-type',
    licence: 'BSD-3-Clause',
    cases: 16,
    passed: 16,
  },
  nosniff: {
    format: 'X-Content-Type-Options',
    suite: 'web-platform-tests: nosniff',
    version: 'fd3b2fa',
    source: 'https://github.com/web-platform-tests/wpt/tree/master/fetch/nosniff',
    licence: 'BSD-3-Clause',
    cases: 14,
    passed: 13,
    whyNot: 'standard',
  },
  refresh: {
    format: 'Refresh',
    suite: 'web-platform-tests: meta refresh',
    version: '0d62f1c',
    source:
      'https://github.com/web-platform-tests/wpt/tree/master/html/semantics/document-metadata/the-meta-element/pragma-directives/attr-meta-http-equiv-refresh',
    licence: 'BSD-3-Clause',
    cases: 69,
    passed: 69,
  },
  'rfc-8288': {
    format: 'Link',
    suite: 'RFC 8288',
    version: '2017',
    source: 'https://www.rfc-editor.org/rfc/rfc8288',
    licence: 'BSD-3-Clause',
    cases: 6,
    passed: 6,
  },
  'http-link-header': {
    format: 'Link',
    suite: 'http-link-header',
    version: '9b2c060',
    source: 'https://github.com/jhermsmeier/node-http-link-header/tree/master/test',
    licence: 'MIT',
    cases: 27,
    passed: 25,
    whyNot: 'standard',
  },
  'encoding-labels': {
    format: 'HTML',
    suite: 'Encoding Standard: labels',
    version: 'whatwg-encoding 3.1.1',
    source: 'https://encoding.spec.whatwg.org/encodings.json',
    licence: 'BSD-3-Clause',
    cases: 228,
    passed: 228,
  },
  'html5lib-encoding': {
    format: 'HTML',
    suite: 'html5lib-tests: encoding',
    version: '224991e',
    source: 'https://github.com/html5lib/html5lib-tests/tree/master/encoding',
    licence: 'MIT',
    cases: 82,
    passed: 82,
  },
  'html5lib-trees': {
    format: 'HTML',
    suite: 'html5lib-tests: tree-construction',
    version: 'x/net 0.7.0',
    source: 'https://github.com/html5lib/html5lib-tests',
    licence: 'MIT',
    cases: 465,
    passed: 465,
  },
  'act-rules': {
    format: 'WCAG',
    suite: 'W3C: ACT rules',
    version: '2026-11',
    source: 'https://www.w3.org/WAI/standards-guidelines/act/rules/',
    licence: 'W3C Software and Document License',
    cases: 107,
    passed: 107,
  },
  'axe-core': {
    format: 'WCAG',
    suite: 'axe-core',
    version: '57cb1ef',
    source: 'https://github.com/dequelabs/axe-core/tree/develop/test/integration',
    licence: 'MPL-2.0',
    cases: 133,
    passed: 122,
    whyNot: 'roles',
  },
  xml: {
    format: 'XML',
    suite: 'W3C: XML conformance',
    version: '20130923',
    source: 'https://www.w3.org/XML/Test/',
    licence: 'W3C Document License',
    cases: 275,
    passed: 273,
    whyNot: 'standard',
  },
  'sitemap-schema': {
    format: 'sitemap',
    suite: 'sitemaps.org: schema',
    version: '2008-03-26',
    source: 'https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd',
    licence: 'CC-BY-SA-2.5',
    cases: 57,
    passed: 48,
    whyNot: 'sitemaps',
  },
  'json-test-suite': {
    format: 'JSON',
    suite: 'JSONTestSuite',
    version: 'json-test-suite 1.0.0',
    source: 'https://github.com/nst/JSONTestSuite/tree/master/test_parsing',
    licence: 'MIT',
    cases: 283,
    passed: 283,
  },
  'json-ld-expansion': {
    format: 'JSON-LD',
    suite: 'w3c/json-ld-api: expansion',
    version: '92f0770',
    source: 'https://github.com/w3c/json-ld-api/tree/main/tests',
    licence: 'W3C Software and Document License',
    cases: 271,
    passed: 267,
    whyNot: 'contexts',
  },
  'commonmark-headings': {
    format: 'Markdown',
    suite: 'CommonMark: headings',
    version: '0.31',
    source: 'https://spec.commonmark.org/0.31/',
    licence: 'CC-BY-SA-4.0',
    cases: 652,
    passed: 650,
    whyNot: 'markdown',
  },
  'commonmark-links': {
    format: 'Markdown',
    suite: 'CommonMark: links',
    version: '0.31',
    source: 'https://spec.commonmark.org/0.31/',
    licence: 'CC-BY-SA-4.0',
    cases: 652,
    passed: 617,
    whyNot: 'markdown',
  },
  'microdata-samples': {
    format: 'microdata',
    suite: 'extruct: microdata',
    version: 'a31daaa',
    source: 'https://github.com/scrapinghub/extruct/tree/master/tests/samples',
    licence: 'BSD-3-Clause',
    cases: 21,
    passed: 20,
    whyNot: 'standard',
  },
  rdfa: {
    format: 'RDFa',
    suite: 'W3C: RDFa 1.1',
    version: 'raptor 2.0.15',
    source: 'https://rdfa.info/test-suite/',
    licence: 'W3C Test Suite License',
    cases: 22,
    passed: 22,
  },
} as const satisfies Readonly<Record<string, Exam>>;

export type ExamId = keyof typeof EXAMS;
