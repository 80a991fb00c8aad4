/** Writes findings in HTML files as SARIF, for code scanning. SARIF 2.1.0, OASIS Standard. */
import type { Encoded } from '../../encoding/text';
import { createHash } from 'node:crypto';
import { isAbsolute, normalize, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasLostPoints, type CheckResult, type Receipt, type Report } from '../../brand/report/report';
import { ledTo } from '../../brand/urls/target';
import { checkText, type CheckText } from '../../components/report/check-text';
import { jsonFile } from '../../encoding/json';
import type { Locale } from '../../site/locales';
import type { Measured, Words } from '../measured';
import { guideUrl } from './guide-url';
import { plainSentences } from './plain-text';
import { regionOf, type Region } from './source-region';
import { VERSION } from '../version';
import { placeOf, type Format } from './format';

export interface SarifPage {
  readonly measured: Measured;
  /** Path of the file from the root of its repository, as this machine writes it; else an absolute one. */
  readonly file: string;
}

export interface SarifOptions {
  /** Origin of the site whose guide explains the rules; null leaves links out. */
  readonly siteUrl: string | null;
  /** Version of the command, by semantic versioning. */
  readonly version: string;
}

type Level = 'error' | 'warning' | 'note';

/** The standing of its rule says how bad it is that a check fails. */
const LEVELS: Readonly<Record<NonNullable<CheckResult['standing']>, Level>> = {
  required: 'error',
  recommended: 'warning',
  ours: 'note',
};

/** The level of a rule; rules before rubric 2.0 do not state their standing. */
function ruleLevel({ standing = 'recommended' }: CheckResult): Level {
  return LEVELS[standing];
}

/** The level of a result: one below its rule's where the check passed in part. */
function resultLevel(check: CheckResult): Level {
  const level = ruleLevel(check);
  if (check.score === 0) return level;
  return level === 'error' ? 'warning' : 'note';
}

/** Plain text of a message: `[x](y)` would be a link, `{0}` a value. SARIF 2.1.0, 3.11.5 and 3.11.6. */
function messageOf(locale: Locale, ...sentences: readonly string[]): { readonly text: string } {
  const text = sentences.filter(Boolean).map(plainSentences(locale)).join(' ');
  return { text: text.replace(/[\\[\]]/g, '\\$&').replace(/[{}]/g, '$&$&') };
}

interface ArtifactLocation {
  readonly uri: string;
  readonly uriBaseId?: string;
}

/**
 * A path as a URI from the root of the repository, without `.` and `..` if it stays inside; otherwise an absolute URI.
 */
function artifactLocation(path: string): ArtifactLocation {
  if (isAbsolute(path)) return { uri: pathToFileURL(path).href };
  const uri = normalize(path).split(sep).map(encodeURIComponent).join('/').replaceAll('%3A', ':');
  // A colon in the first segment would make it a scheme. RFC 3986, 4.2
  return { uri: uri.replace(/^([^/:]*):/, './$1:'), uriBaseId: SOURCE_ROOT };
}

function pageText({ requests }: Measured['evidence']): string {
  const home = requests.find(({ id }) => id === 'https-home');
  return home?.state === 'answered' && home.body?.kind === 'text' ? home.body.text : '';
}

interface Location {
  readonly physicalLocation: {
    readonly artifactLocation: ArtifactLocation;
    readonly region: Region;
  };
}

/** Where a check looked, deviations first. What is missing from a file is reported on its first line. */
function locationsOf(page: SarifPage, check: CheckResult): readonly [Location, ...Location[]] {
  const text = pageText(page.measured.evidence);
  const location = (region: Region): Location => ({
    physicalLocation: { artifactLocation: artifactLocation(page.file), region },
  });
  const isOdd = ({ odd }: Receipt) => odd === true;
  const ordered = [...check.receipts.filter(isOdd), ...check.receipts.filter((receipt) => !isOdd(receipt))];
  const regions = ordered.flatMap((receipt) => {
    const region = regionOf(text, receipt);
    return region === null ? [] : [JSON.stringify(region)];
  });
  const [first, ...others] = [...new Set(regions)].map((region) => location(JSON.parse(region) as Region));
  return [first ?? location({ startLine: 1 }), ...others];
}

const SOURCE_ROOT = '%SRCROOT%';

/** The same finding has the same fingerprint after lines above it were added or taken away. */
function fingerprint(file: string, { id, outcome, receipts }: CheckResult): string {
  const found = receipts.map(({ source, value = '', snippet = '' }) => [source, value, snippet]);
  return createHash('sha256')
    .update(JSON.stringify([file, id, outcome, found]))
    .digest('hex');
}

function ruleOf(check: CheckResult, text: CheckText, { locale }: Words, { siteUrl }: SarifOptions) {
  const { id, dimension, standing } = check;
  const helpUri = guideUrl(siteUrl, locale, id);
  const full = messageOf(locale, text.rule(id), text.why(id));
  return {
    id,
    shortDescription: messageOf(locale, text.title(id)),
    ...(full.text !== '' && { fullDescription: full, help: full }),
    ...(helpUri !== null && { helpUri }),
    defaultConfiguration: { level: ruleLevel(check) },
    properties: { tags: [dimension, ...(standing === undefined ? [] : [standing])], precision: 'very-high' },
  };
}

function resultOf(page: SarifPage, check: CheckResult, ruleIndex: number, text: CheckText, locale: Locale) {
  const [first, ...others] = locationsOf(page, check);
  return {
    ruleId: check.id,
    ruleIndex,
    kind: 'fail',
    level: resultLevel(check),
    message: messageOf(locale, text.reason(check), text.fix(check) ?? ''),
    locations: [first],
    ...(others.length > 0 && { relatedLocations: others.map((location, id) => ({ id: id + 1, ...location })) }),
    partialFingerprints: { 'facet/v1': fingerprint(page.file, check) },
    properties: { outcome: check.outcome, score: check.score },
  };
}

/** What could not be read is not a finding, but nobody should take it for passed. */
function unreadOf(page: SarifPage, check: CheckResult, index: number, text: CheckText, locale: Locale) {
  const [first] = locationsOf(page, check);
  return {
    level: 'note',
    message: messageOf(locale, `${text.title(check.id)}:`, text.reason(check)),
    associatedRule: { id: check.id, index },
    locations: [first],
  };
}

function isAsked({ score }: CheckResult): boolean {
  return score !== 'out-of-scope';
}

/** The rules of all pages, each once: what does not apply to any page is not a rule of the run. */
function rulesOf(reports: readonly Report[]): readonly CheckResult[] {
  const rules = new Map<string, CheckResult>();
  for (const check of reports.flatMap(({ checks }) => checks).filter(isAsked)) {
    if (!rules.has(check.id)) rules.set(check.id, check);
  }
  return [...rules.values()];
}

/**
 * Findings of pages in one run: one rule for each check that is asked of a page, one result for each check that lost
 * points. What weighs nothing is reported and not judged, so it is not a result.
 *
 * @param pages made by one rubric
 * @returns JSON with a line feed at its end
 */
export function sarif(pages: readonly SarifPage[], words: Words, options: SarifOptions): Encoded<'json'> {
  const reports = pages.map(({ measured }) => measured.report);
  const rules = rulesOf(reports);
  const text = checkText(words.strings, words.locale, reports[0]?.rubricVersion ?? '');
  const indexOf = (id: string) => rules.findIndex((rule) => rule.id === id);
  const each = <T>(pick: (check: CheckResult) => boolean, make: (page: SarifPage, check: CheckResult) => T) =>
    pages.flatMap((page) => page.measured.report.checks.filter(pick).map((check) => make(page, check)));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Facet',
            semanticVersion: options.version,
            ...(options.siteUrl !== null && { informationUri: new URL(`/${words.locale}/`, options.siteUrl).href }),
            language: words.locale,
            rules: rules.map((check) => ruleOf(check, text, words, options)),
            properties: { rubric: reports[0]?.rubricVersion ?? '' },
          },
        },
        language: words.locale,
        columnKind: 'utf16CodeUnits',
        newlineSequences: ['\r\n', '\n', '\r'],
        originalUriBaseIds: { [SOURCE_ROOT]: { description: { text: 'Root of the repository' } } },
        artifacts: pages.map(({ file, measured }) => ({
          location: artifactLocation(file),
          sourceLanguage: 'html',
          ...(ledTo(measured.report.target) !== null && { properties: { final: measured.report.target.final } }),
        })),
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: each(
              ({ score }) => score === 'unknown',
              (page, check) => unreadOf(page, check, indexOf(check.id), text, words.locale),
            ),
          },
        ],
        results: each(hasLostPoints, (page, check) => resultOf(page, check, indexOf(check.id), text, words.locale)),
      },
    ],
  };
  return jsonFile(log, 1);
}

export const format: Format = {
  report: (written, { words, siteUrl }) =>
    sarif([{ measured: written.measured, file: placeOf(written) }], words, { siteUrl, version: VERSION }),
};
