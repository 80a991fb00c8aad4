/** Many sites, or brands compared, as a table for spreadsheets. Codes stay codes, heads are in words. */
import type { Encoded, Piece } from '../../encoding/text';
import { comparisonCsv } from '../../brand/comparison/comparison-csv';
import type { Comparison } from '../../brand/comparison/compare';
import { csvFile, csvRows, type Cell } from '../../encoding/csv';
import { DIMENSION_IDS, type Report } from '../../brand/report/report';
import { headingName, ledTo } from '../../brand/urls/target';
import { comparisonCsvWords } from '../../components/comparison/csv-words';
import { mostImportantFinding } from '../../components/report/finding';
import { findingText } from '../../components/report/Headline';
import { translator } from '../../components/strings';
import type { Words } from '../measured';
import { plainSentences } from './plain-text';
import { problemWords } from '../measuring/problem-words';
import { placeOf, type Format } from './format';
import { checksOf, plan } from '../../brand/score/plan';

/** A requested address: its report, or why there is no report. */
export type CsvSite =
  | { readonly address: string; readonly report: Report }
  | {
      readonly address: string;
      /** A stable code. */
      readonly code: string;
      /** The same in words. */
      readonly problem: string;
    };

/** Scores as they are shown, 0 to 100; an empty cell for no score. */
function scoreCell(value: number | undefined): Cell {
  return value === undefined ? '' : value / 10;
}

function cellsOf(site: CsvSite, { locale, strings }: Words): readonly Cell[] {
  if (!('report' in site)) {
    const none = DIMENSION_IDS.map(() => '');
    return [site.address, '', '', ...none, '', '', '', '', site.code, site.problem, '', ''];
  }
  const { address, report } = site;
  const { overall, dimensions, collectedAt, rubricVersion, scope } = report;
  const finding = findingText(strings, locale, rubricVersion, mostImportantFinding(report));
  return [
    address,
    headingName(report) ?? '',
    scoreCell(overall?.value),
    ...DIMENSION_IDS.map((id) => scoreCell(dimensions.find((one) => one.id === id)?.score?.value)),
    plainSentences(locale)(finding),
    collectedAt,
    rubricVersion,
    scope,
    '',
    '',
    ledTo(report.target) === null ? '' : (report.target.final ?? ''),
    plan(report).flatMap(checksOf).join(' '),
  ];
}

function csvHead(words: Words): Piece<'csv'> {
  const t = translator(words.strings, words.locale, 'report');
  const cli = translator(words.strings, words.locale, 'cli');
  const head = [
    t('facts.target'),
    t('facts.brand'),
    cli('formats.csv.score'),
    ...DIMENSION_IDS.map((id) => t(`dimension.${id}.name`)),
    cli('formats.csv.finding'),
    t('facts.collectedAt'),
    t('facts.rubric'),
    t('facts.scope'),
    cli('formats.csv.code'),
    cli('formats.csv.problem'),
    cli('formats.csv.final'),
    cli('formats.csv.checks'),
  ];
  return csvRows([head]);
}

/** The row of an address. */
export function csvRow(site: CsvSite, words: Words): Piece<'csv'> {
  return csvRows([cellsOf(site, words)]);
}

/** Rows of addresses below their head. @returns the file's text, with a byte order mark */
export function sitesTable(rows: readonly Piece<'csv'>[], words: Words): Encoded<'csv'> {
  return csvFile([csvHead(words), ...rows]);
}

/** A row for each address, in the order given. */
export function sitesCsv(sites: readonly CsvSite[], words: Words): Encoded<'csv'> {
  return sitesTable(
    sites.map((site) => csvRow(site, words)),
    words,
  );
}

/**
 * A row for each check that is compared, as the site saves a comparison.
 *
 * @param reports the reports compared, in the comparison's order
 * @returns the file's text, with a byte order mark
 */
export function comparedCsv(
  reports: readonly Report[],
  comparison: Comparison,
  { locale, strings }: Words,
): Encoded<'csv'> {
  return csvFile([comparisonCsv(reports, comparison, comparisonCsvWords(strings, locale, comparison.rubricVersion))]);
}

export const format: Format = {
  report: (written, { words }) => sitesCsv([{ address: placeOf(written), report: written.measured.report }], words),
  comparison: ({ brands, comparison }, { words }) =>
    comparedCsv(
      brands.map(({ report }) => report),
      comparison,
      words,
    ),
  many: async function* ({ each }, { words }) {
    const rows = await each((line) =>
      csvRow(line.ok ? line : { ...line, problem: problemWords(words, line).title }, words),
    );
    yield sitesTable(rows, words);
  },
};
