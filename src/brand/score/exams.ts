/**
 * Exams: test suites that others publish for the formats that the engine reads, and how many of their cases it passes.
 * The tests in `testing/exams/` sit each exam and assert its row. Data of suites is in the files there, each with its
 * source and licence.
 */

/** A suite as it was taken. */
export interface Exam {
  /** What is read. */
  readonly format: 'robots.txt' | 'Link' | 'sitemap' | 'JSON-LD' | 'microdata' | 'RDFa' | 'Markdown' | 'XML';
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
export type ExamGap = 'contexts' | 'markdown' | 'standard';

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
} as const satisfies Readonly<Record<string, Exam>>;

export type ExamId = keyof typeof EXAMS;
