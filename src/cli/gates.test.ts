import { assess } from '../brand/score/assess';
import { extractFacts } from '../brand/engine/extract';
import { evidence, GOOD_PAGE, page } from '../brand/examples/evidence';
import type { Report } from '../brand/report/report';
import { EXIT_CODES } from './exit-codes';
import { exitCodeOf, judge, toldState, type Wanted } from './gates';

const report = assess(extractFacts(evidence()));
const noImage = assess(
  extractFacts(
    page(GOOD_PAGE.replace(/<meta property="og:image"[^>]*>/, '').replace(/<meta property="og:image:alt"[^>]*>/, '')),
  ),
);
const NOTHING: Wanted = {
  choice: null,
  minScore: null,
  min: {},
  failOn: [],
  notWorseThan: null,
  failOnWorse: null,
  warn: new Set(),
};
const TODAY = '2026-11-28';

const judged = (of: Report, wanted: Partial<Wanted>) => judge(of, { ...NOTHING, ...wanted }, [], TODAY);
const codeOf = (of: Report, wanted: Partial<Wanted>) => exitCodeOf(judged(of, wanted).verdicts);
const overallOf = ({ overall }: Report) => overall?.value ?? 0;
const withScore = (of: Report, id: string, score: Report['checks'][number]['score']): Report => ({
  ...of,
  checks: of.checks.map((check) => (check.id === id ? { ...check, score } : check)),
});

describe('gates', () => {
  it('are met where nothing is wanted', () => {
    expect(judged(report, {}).verdicts).toEqual([]);
    expect(codeOf(report, {})).toBe(EXIT_CODES.met);
  });

  it('compare the overall to the tenth', () => {
    const score = overallOf(noImage);
    expect(codeOf(noImage, { minScore: score })).toBe(EXIT_CODES.met);
    expect(codeOf(noImage, { minScore: score + 1 })).toBe(EXIT_CODES.notMet);
    expect(codeOf({ ...noImage, overall: null }, { minScore: 0 })).toBe(EXIT_CODES.notMeasured);
  });

  it('compare dimensions, of which one that does not apply could not be measured', () => {
    const previews = noImage.dimensions.find(({ id }) => id === 'previews')?.score?.value ?? 0;
    expect(previews).toBeGreaterThan(0);
    expect(codeOf(noImage, { min: { previews } })).toBe(EXIT_CODES.met);
    expect(codeOf(noImage, { min: { previews: previews + 1 } })).toBe(EXIT_CODES.notMet);
    const without: Report = {
      ...noImage,
      dimensions: noImage.dimensions.map((one) =>
        one.id === 'languages' ? { ...one, state: 'notApplicable', score: null } : one,
      ),
    };
    expect(codeOf(without, { min: { languages: 10 } })).toBe(EXIT_CODES.notMeasured);
  });

  it.each([
    [1000, EXIT_CODES.met],
    [999, EXIT_CODES.notMet],
    [0, EXIT_CODES.notMet],
    ['na', EXIT_CODES.met],
    ['unknown', EXIT_CODES.notMeasured],
    ['out-of-scope', EXIT_CODES.notMeasured],
  ] as const)('a check that must pass and comes to %s ends with %i', (score, code) => {
    expect(codeOf(withScore(report, 'hsts', score), { failOn: ['hsts'] })).toBe(code);
  });

  it('do not fall behind an earlier report', () => {
    expect(codeOf(report, { notWorseThan: report })).toBe(EXIT_CODES.met);
    const worse: Report = { ...report, overall: { value: 1, low: 1, high: 1, cappedBy: null } };
    expect(codeOf(worse, { notWorseThan: report })).toBe(EXIT_CODES.notMet);
    expect(codeOf(report, { notWorseThan: worse })).toBe(EXIT_CODES.met);
  });

  it('never compare reports that answer other questions', () => {
    expect(judged(report, { notWorseThan: { ...report, rubricVersion: '1.0' } }).verdicts).toEqual([
      { gate: 'not-worse-rubric', level: 'error', state: 'not-measured', before: '1.0', after: report.rubricVersion },
    ]);
    expect(judged(report, { notWorseThan: { ...report, scope: 'preview' } }).verdicts).toEqual([
      { gate: 'not-worse-scope', level: 'error', state: 'not-measured', before: 'preview', after: 'site' },
    ]);
    expect(codeOf(report, { notWorseThan: { ...report, overall: null } })).toBe(EXIT_CODES.notMeasured);
  });

  it('that are not met outweigh what could not be measured', () => {
    const of = withScore(withScore(report, 'hsts', 'unknown'), 'csp', 0);
    expect(codeOf(of, { failOn: ['hsts', 'csp'] })).toBe(EXIT_CODES.notMet);
  });
});

describe('accepted causes', () => {
  const accept = (cause: string, until: string) => [{ cause, reason: 'The agency is on it', until }];
  const wanted: Wanted = { ...NOTHING, failOn: ['preview-image-loads'] };

  it('count as passed until their last day, the day itself included', () => {
    expect(exitCodeOf(judge(noImage, wanted, [], TODAY).verdicts)).not.toBe(EXIT_CODES.met);
    const result = judge(noImage, wanted, accept('share-image', TODAY), TODAY);
    expect(exitCodeOf(result.verdicts)).toBe(EXIT_CODES.met);
    expect(result.acceptances).toMatchObject([{ cause: 'share-image', state: 'accepted' }]);
  });

  it('raise the score that is judged as fixing them would', () => {
    const without = overallOf(noImage);
    expect(codeOf(noImage, { minScore: without + 20 })).toBe(EXIT_CODES.notMet);
    const judgedWith = judge(noImage, { ...NOTHING, minScore: without + 20 }, accept('share-image', TODAY), TODAY);
    expect(exitCodeOf(judgedWith.verdicts)).toBe(EXIT_CODES.met);
    expect(overallOf(noImage)).toBe(without);
  });

  it('count again when they have expired, and are named', () => {
    const result = judge(noImage, wanted, accept('share-image', '2026-11-27'), TODAY);
    expect(exitCodeOf(result.verdicts)).not.toBe(EXIT_CODES.met);
    expect(result.acceptances).toMatchObject([{ state: 'expired', reason: 'The agency is on it' }]);
  });

  it('are said to be no longer needed when they are', () => {
    expect(judge(report, NOTHING, accept('share-image', TODAY), TODAY).acceptances).toMatchObject([{ state: 'idle' }]);
  });

  it('raise the score of the earlier report, too, so that other losses are seen', () => {
    const [before, now] = [withScore(report, 'csp', 0), withScore(withScore(report, 'csp', 0), 'hsts', 900)];
    const lost = { ...before, overall: { value: 900, low: 900, high: 900, cappedBy: null } };
    const result = judge(now, { ...NOTHING, notWorseThan: lost }, accept('csp', TODAY), TODAY);
    expect(exitCodeOf(result.verdicts)).toBe(EXIT_CODES.notMet);
  });

  it('may be single checks, and hold for the earlier report as well', () => {
    const worse = withScore(report, 'csp', 0);
    const result = judge(worse, { ...NOTHING, notWorseThan: report }, accept('csp', TODAY), TODAY);
    expect(exitCodeOf(result.verdicts)).toBe(EXIT_CODES.met);
  });
});

describe('--fail-on-worse', () => {
  const failOnWorse = report;
  it('is not met by a single check that was better, whatever else was won', () => {
    const mixed = withScore(withScore(report, 'hsts', 300), 'csp', 1000);
    const before = withScore(report, 'csp', 0);
    const { verdicts } = judged(mixed, { failOnWorse: before });
    expect(verdicts).toMatchObject([{ gate: 'fail-on-worse', state: 'not-met', after: { id: 'hsts', score: 300 } }]);
    expect(codeOf(mixed, { failOnWorse: before })).toBe(EXIT_CODES.notMet);
  });

  it('is met where nothing is worse', () => {
    expect(judged(report, { failOnWorse }).verdicts).toMatchObject([{ gate: 'fail-on-worse', state: 'met' }]);
    expect(codeOf(report, { failOnWorse: noImage })).toBe(EXIT_CODES.met);
  });

  it.each([
    ['na', 0, EXIT_CODES.notMet],
    [1000, 'na', EXIT_CODES.met],
    [1000, 'unknown', EXIT_CODES.notMeasured],
    ['unknown', 0, EXIT_CODES.met],
  ] as const)('from %s to %s ends with %i', (before, after, code) => {
    const [was, is] = [withScore(report, 'hsts', before), withScore(report, 'hsts', after)];
    expect(codeOf(is, { failOnWorse: was })).toBe(code);
  });

  it('says once of two gates that the earlier report cannot be compared', () => {
    const before: Report = { ...report, rubricVersion: '2.0' };
    const { verdicts } = judged(report, { failOnWorse: before, notWorseThan: before });
    expect(verdicts.map(({ gate }) => gate)).toEqual(['not-worse-rubric']);
  });
});

describe('--warn', () => {
  const worse = withScore(report, 'hsts', 0);
  it('tells of a check, and does not fail', () => {
    const warn = new Set(['hsts']);
    expect(codeOf(worse, { failOn: ['hsts'], warn })).toBe(EXIT_CODES.met);
    expect(codeOf(worse, { failOnWorse: report, warn })).toBe(EXIT_CODES.met);
    const [verdict] = judged(worse, { failOn: ['hsts'], warn }).verdicts;
    expect(verdict && toldState(verdict)).toBe('warning');
    expect(codeOf(worse, { failOn: ['hsts', 'https'], failOnWorse: report, warn: new Set(['csp']) })).toBe(
      EXIT_CODES.notMet,
    );
  });

  it('of a dimension is for its minimum, too', () => {
    expect(codeOf(noImage, { min: { previews: 1000 }, warn: new Set(['previews']) })).toBe(EXIT_CODES.met);
  });
});

it('accepts a cause for reports of one label alone', () => {
  const worse = withScore(report, 'hsts', 0);
  const accepted = [{ cause: 'hsts', reason: 'The shop moves in spring', until: '2027-04-30', label: 'shop' }];
  const code = (label: string | null) =>
    exitCodeOf(judge(worse, { ...NOTHING, failOn: ['hsts'] }, accepted, TODAY, label).verdicts);
  expect([code('shop'), code('blog'), code(null)]).toEqual([EXIT_CODES.met, EXIT_CODES.notMet, EXIT_CODES.notMet]);
});
