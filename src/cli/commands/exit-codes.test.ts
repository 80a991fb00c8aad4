/** Every command as it is typed, with the code it ends with. */
import { shownOverall } from '../../brand/testing/shown-overall';
import { HARBOUR, harbour, run } from '../testing/world';

describe('exit codes', () => {
  it.each([
    // Measured, and every gate is met.
    [HARBOUR, 0],
    [`${HARBOUR} --min-score ${shownOverall(harbour.report)}`, 0],
    [`${HARBOUR} --min identity=50 --min languages=100`, 0],
    [`${HARBOUR} --fail-on https,indexable`, 0],
    [`${HARBOUR} --not-worse-than harbour.json`, 0],
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
    [`${HARBOUR} --output /root-only/report.json`, 2],
    // What was typed is wrong.
    ['nowhere.example', 2],
    ['private.example', 64],
    ['localhost', 64],
    ['', 64],
    ['--jason', 64],
    ['comparee a b', 64],
    [`compare ${HARBOUR}`, 64],
    [`${HARBOUR} --min-score 101`, 64],
    [`${HARBOUR} --fail-on httsp`, 64],
    [`${HARBOUR} --config missing.json`, 64],
    [`${HARBOUR} --config broken.json`, 64],
    [`${HARBOUR} --lang tlh`, 64],
    ['open harbour.json --keys northwind.json', 64],
  ])('facet %s ends with %i', async (line, exitCode) => {
    const ran = await run(line);
    expect([ran.exitCode, ran.stderr]).toEqual([exitCode, ran.stderr]);
    // A message says what is wrong.
    if (exitCode > 0) expect(`${ran.stdout}${ran.stderr}`.trim()).not.toBe('');
  });
});
