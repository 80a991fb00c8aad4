/** Reports as JUnit XML, as CI servers show tests. Uses only what Jenkins, GitLab and Ant's schema all take. */
import type { Encoded, Piece } from '../../encoding/text';
import { hasLostPoints, type CheckResult, type Report } from '../../brand/report/report';
import { hostOf } from '../../brand/urls/sites';
import { ledTo } from '../../brand/urls/target';
import { isStandIn } from '../../brand/evidence/page-evidence';
import { formatNumber } from '../../components/format';
import { checkText } from '../../components/report/check-text';
import { translator } from '../../components/strings';
import { oneLine } from '../../encoding/unseen';
import { element, textElement, xmlDocument } from '../../encoding/xml';
import type { Measured, Words } from '../measured';
import { guideUrl } from './guide-url';
import { plainSentences } from './plain-text';
import { problemWords } from '../measuring/problem-words';
import { placeOf, type Format } from './format';

/** An address that was asked for: what was measured there, or why nothing was. */
export type JUnitSite =
  | { readonly address: string; readonly measured: Pick<Measured, 'report'> }
  | {
      readonly address: string;
      /** ISO 8601 in UTC. */
      readonly at: string;
      /** A stable code. */
      readonly code: string;
      /** The same in words. */
      readonly problem: string;
    };

export interface JUnitOptions {
  /** Origin of the site whose guide is named; null leaves addresses out. */
  readonly siteUrl: string | null;
}

/** A test, as an element. */
interface TestCase {
  readonly xml: Piece<'xml'>;
  readonly state: 'passed' | 'failed' | 'skipped' | 'error';
}

/** `xs:token`: white space is one space, and none is at the ends. A name may not be empty. */
function token(text: string): string {
  return oneLine(text) || '-';
}

/**
 * By which servers group and keep the history of tests: the address as the package, the dimension as the class. Of
 * codes alone, so that a test is the same one in every language.
 */
function className(...parts: readonly string[]): string {
  return parts.map(token).join('.');
}

function caseElement(
  classname: string,
  name: string,
  state: TestCase['state'],
  children: readonly Piece<'xml'>[],
): TestCase {
  const attributes = { name: token(name), classname, time: '0' };
  return {
    xml: children.length === 0 ? textElement('testcase', '', attributes) : element('testcase', children, attributes),
    state,
  };
}

/** A check as a test: failed if it lost points, skipped if it has no verdict. */
function checkCase(
  report: Report,
  check: CheckResult,
  classname: string,
  words: Words,
  siteUrl: string | null,
): TestCase {
  const { locale, strings } = words;
  const t = translator(strings, locale, 'report');
  const text = checkText(strings, locale, report.rubricVersion);
  const plain = plainSentences(locale);
  const { id } = check;
  const titled = (said: string) =>
    translator(strings, locale, 'plan')('labelled', { label: text.title(id), text: said });
  if (check.score === 'out-of-scope') {
    return caseElement(classname, id, 'skipped', [textElement('skipped', titled(t('state.outOfScope')))]);
  }
  const reason = plain(titled(text.reason(check)));
  if (typeof check.score === 'string') return caseElement(classname, id, 'skipped', [textElement('skipped', reason)]);
  if (check.weight === 0) {
    return caseElement(classname, id, 'skipped', [textElement('skipped', `${reason} (${t('check.reported')})`)]);
  }
  if (!hasLostPoints(check)) return caseElement(classname, id, 'passed', []);
  const receipts = check.receipts.map(({ source, url, line, value, snippet }) =>
    [
      oneLine(source),
      ...(isStandIn(url) ? [] : [oneLine(url)]),
      ...(line === undefined ? [] : [t('receipt.line', { line: formatNumber(locale, line) })]),
      ...[value ?? snippet].flatMap((found) => (found === undefined ? [] : [oneLine(found)])),
    ].join(' · '),
  );
  const fix = text.fix(check);
  const guide = guideUrl(siteUrl, locale, id);
  const lines = [reason, ...(fix === null ? [] : [plain(fix)]), ...receipts, ...(guide === null ? [] : [guide])];
  const attributes = { message: reason, type: check.standing ?? check.outcome };
  return caseElement(classname, id, 'failed', [textElement('failure', lines.join('\n'), attributes)]);
}

interface Suite {
  readonly name: string;
  readonly package: string;
  readonly host: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly cases: readonly TestCase[];
}

function suiteElement({ name, package: from, host, at, properties, cases }: Suite, id: number): Piece<'xml'> {
  const count = (state: TestCase['state']) => String(cases.filter((one) => one.state === state).length);
  const named = Object.entries(properties).map(([key, value]) =>
    textElement('property', '', { name: key, value: oneLine(value) }),
  );
  return element(
    'testsuite',
    [
      element('properties', named),
      ...cases.map(({ xml }) => xml),
      textElement('system-out', ''),
      textElement('system-err', ''),
    ],
    {
      name: token(name),
      package: token(from),
      id: String(id),
      hostname: token(host),
      // Ant's schema takes no zone.
      timestamp: at.slice(0, 'YYYY-MM-DDThh:mm:ss'.length),
      tests: String(cases.length),
      failures: count('failed'),
      errors: count('error'),
      skipped: count('skipped'),
      time: '0',
    },
  );
}

function propertiesOf(
  address: string,
  { rubricVersion, scope, overall, target }: Report,
): Readonly<Record<string, string>> {
  return {
    address,
    ...(ledTo(target) !== null && target.final !== undefined && { final: target.final }),
    rubric: rubricVersion,
    scope,
    ...(overall !== null && { score: String(overall.value / 10) }),
  };
}

/** Checks of a measured site as a suite. */
function measuredSuite(
  name: string,
  address: string,
  report: Report,
  checks: readonly CheckResult[],
  words: Words,
  siteUrl: string | null,
): Suite {
  return {
    name,
    package: address,
    host: isStandIn(report.target.origin) ? 'localhost' : hostOf(report.target.origin),
    at: report.collectedAt,
    properties: propertiesOf(address, report),
    cases: checks.map((check) => checkCase(report, check, className(address, check.dimension), words, siteUrl)),
  };
}

/** For one site: a suite for each dimension. */
function dimensionSuites(address: string, report: Report, words: Words, siteUrl: string | null): readonly Suite[] {
  return report.dimensions.map(({ id }) => {
    const checks = report.checks.filter(({ dimension }) => dimension === id);
    return measuredSuite(id, address, report, checks, words, siteUrl);
  });
}

/** For `many`: a suite for each address, with an error if nothing could be measured. */
function siteSuite(site: JUnitSite, words: Words, siteUrl: string | null): Suite {
  const { address } = site;
  if ('measured' in site) {
    const { report } = site.measured;
    return measuredSuite(address, address, report, report.checks, words, siteUrl);
  }
  const { at, code } = site;
  const message = oneLine(site.problem);
  return {
    name: address,
    package: address,
    host: 'localhost',
    at,
    properties: { address },
    cases: [
      caseElement(className(address), 'measured', 'error', [textElement('error', message, { message, type: code })]),
    ],
  };
}

/**
 * One site as a suite for each dimension, several as a suite for each address. A test is a check: it fails where the
 * check lost points, and is skipped where it does not apply, could not be read, is not asked or only reports.
 */
export function junit(sites: readonly JUnitSite[], words: Words, { siteUrl }: JUnitOptions): Encoded<'xml'> {
  const [first, ...others] = sites;
  const suites =
    first !== undefined && others.length === 0 && 'measured' in first
      ? dimensionSuites(first.address, first.measured.report, words, siteUrl)
      : sites.map((site) => siteSuite(site, words, siteUrl));
  return xmlDocument(element('testsuites', suites.map(suiteElement)));
}

export const format: Format = {
  report: (written, { words, siteUrl }) =>
    junit([{ address: placeOf(written), measured: written.measured }], words, { siteUrl }),
  many: async function* ({ each }, { words, siteUrl, at }) {
    const sites = await each((line) =>
      line.ok
        ? { address: line.address, measured: { report: line.report } }
        : { address: line.address, at, code: line.code, problem: problemWords(words, line).title },
    );
    yield junit(sites, words, { siteUrl });
  },
  // CI servers that get no file take it that nothing went wrong.
  notMeasured: (failed, { words, at }) => junit([{ ...failed, at }], words, { siteUrl: null }),
};
