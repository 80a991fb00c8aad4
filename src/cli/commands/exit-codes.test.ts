/** Every command as it is typed, with the code it ends with. */
import { shownOverall } from '../../brand/testing/shown-overall';
import { codeOfRun, worstOf } from '../exit-codes';
import { HARBOUR, harbour, run } from '../testing/world';

describe('the code of several', () => {
  it('is what was not done before a verdict, and what is certain before what is not known', () => {
    expect(worstOf([1, 69, 2, 64, 130])).toBe(130);
    expect(worstOf([1, 69, 64])).toBe(64);
    expect(worstOf([0, 1, 69])).toBe(69);
    expect(worstOf([0, 2, 1])).toBe(1);
    expect(worstOf([2, 0])).toBe(2);
  });
});

describe('the code of a program run for its report', () => {
  it.each([
    [0, true, 0],
    [1, true, 1],
    [2, true, 2],
    [2, false, 2],
    [64, false, 64],
    // npx that cannot install ends with 1.
    [1, false, 69],
    [0, false, 69],
    [127, false, 69],
    [null, true, 69],
  ])('%p with a report: %p is %i', (code, hasReport, expected) => {
    expect(codeOfRun(code, hasReport)).toBe(expected);
  });
});

describe('exit codes', () => {
  it.each([
    // Measured, and every gate is met.
    [HARBOUR, 0],
    [`${HARBOUR} --min-score ${shownOverall(harbour.report)}`, 0],
    [`${HARBOUR} --min identity=50 --min languages=100`, 0],
    [`${HARBOUR} --fail-on https,indexable`, 0],
    [`${HARBOUR} --not-worse-than harbour.json`, 0],
    [`${HARBOUR} --fail-on-worse harbour.json`, 0],
    [`${HARBOUR} --fail-on preview-image-loads --warn share-image`, 0],
    [
      `${HARBOUR} --fail-on-worse northwind.json --warn identity,previews,findability,access,trust,languages,machines`,
      0,
    ],
    ['page index.html', 0],
    ['page index.html --min-score 1', 0],
    ['open harbour.json', 0],
    [`open harbour.json --min-score ${shownOverall(harbour.report)}`, 0],
    [`compare ${HARBOUR} northwind.example tidewater.example`, 0],
    [`compare harbour.json northwind.json`, 0],
    ['diff harbour.json northwind.json', 0],
    ['--help', 0],
    ['--version', 0],
    // A gate is not met.
    [`${HARBOUR} --min-score ${shownOverall(harbour.report, 1)}`, 1],
    [`${HARBOUR} --min identity=99`, 1],
    [`${HARBOUR} --fail-on preview-image-loads`, 1],
    [`${HARBOUR} --not-worse-than northwind.json`, 1],
    [`${HARBOUR} --fail-on-worse northwind.json`, 1],
    ['page index.html --min-score 100', 1],
    ['open harbour.json --fail-on https,preview-image-loads', 1],
    // Something could not be measured.
    ['down.example', 2],
    ['down.example --json', 2],
    [`compare ${HARBOUR} down.example`, 2],
    [`compare ${HARBOUR} missing.json`, 2],
    ['compare harbour.json old.json', 2],
    ['page missing.html', 2],
    ['page index.html --fail-on https', 2],
    ['open missing.json', 2],
    ['open other.json', 2],
    ['open broken.json', 2],
    ['diff harbour.json old.json', 2],
    ['diff harbour.json missing.json', 2],
    [`${HARBOUR} --not-worse-than old.json`, 2],
    [`${HARBOUR} --not-worse-than missing.json`, 2],
    ['nowhere.example', 2],
    ['page large.html', 2],
    // What could not be run.
    [`${HARBOUR} --output /root-only/report.json`, 69],
    ['defect.example', 69],
    ['behind-a-proxy.example', 69],
    // What was typed is wrong.
    ['private.example', 64],
    ['localhost', 64],
    ['', 64],
    ['--jason', 64],
    ['comparee a b', 64],
    [`compare ${HARBOUR}`, 64],
    [`${HARBOUR} --min-score 101`, 64],
    [`${HARBOUR} --fail-on httsp`, 64],
    [`${HARBOUR} --warn httsp`, 64],
    [`${HARBOUR} --config missing.json`, 64],
    [`${HARBOUR} --config broken.json`, 64],
    [`${HARBOUR} --lang tlh`, 64],
    ['open harbour.json --keys northwind.json', 64],
    [`${HARBOUR} --output nowhere/report.json`, 64],
    [`${HARBOUR} --output folder`, 64],
  ])('facet %s ends with %i', async (line, exitCode) => {
    const ran = await run(line);
    expect([ran.exitCode, ran.stderr]).toEqual([exitCode, ran.stderr]);
    // A message says what is wrong.
    if (exitCode > 0) expect(`${ran.stdout}${ran.stderr}`.trim()).not.toBe('');
  });
});
