/** The command for each address of the table: what it measures, what it says and how it ends. */
import { say } from '../../texts/testing/say';
import { closeServers } from '../../server/fetching/testing/loopback';
import { serveTyped, TYPED_ADDRESSES } from '../../server/assessing/testing/typed-addresses';
import { EXIT_CODES } from '../exit-codes';
import { measure, type MeasureResult } from '../measuring/measure';
import { facet } from '../testing/terminal';

afterEach(closeServers);

/** As a person reads it: without marks of direction, on one line. */
const read = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ');

it.each(TYPED_ADDRESSES)('facet $typed: $what', async ({ typed, path, becomes }) => {
  const { variable, asked } = await serveTyped();
  const results: MeasureResult[] = [];
  const { exitCode, stdout, stderr } = await facet([typed], {
    env: { FACET_SAMPLE_HOSTS: variable },
    measure: async (...given) => {
      const result = await measure(...given);
      results.push(result);
      return result;
    },
  });
  expect(asked.slice(0, 2)).toEqual(['/robots.txt', ...(path === null ? [] : [path])]);
  expect(asked.join(' ')).not.toContain('words');
  const [result] = results;
  if ('code' in becomes) {
    expect(exitCode).toBe(EXIT_CODES.notMeasured);
    expect([result, stdout]).toEqual([{ ok: false, code: becomes.code, suggestion: becomes.home }, '']);
    expect(read(stderr)).toContain(say('en', `errors:${becomes.code}.title`));
    expect(read(stderr)).toContain(`Measure the home page instead: ${becomes.home}`);
    return;
  }
  const { target, kind, heading, leftOut, isMissing } = becomes;
  if (result?.ok !== true) throw new Error(JSON.stringify(result));
  const { report } = result.measured;
  expect(exitCode).toBe(EXIT_CODES.met);
  expect([report.scope, report.target, report.portrait.kind]).toEqual(['site', target, kind]);
  expect(report.checks.find(({ id }) => id === 'status')?.score).toBe(isMissing ? 0 : 1000);
  expect(read(stdout.split('\n')[0] ?? '')).toBe(heading);
  expect(read(stdout).includes(say('en', 'report:innerPage'))).toBe(kind.is === 'inner');
  expect(read(stderr).includes(say('en', 'report:leftOut'))).toBe(leftOut === true);
});
