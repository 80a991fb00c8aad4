import { isFinished, summaryRow, type FailedLine } from './lines';

const LINE: FailedLine = {
  format: 1,
  address: 'a.com',
  origin: 'https://a.com',
  scope: 'site',
  rubric: '2.0',
  requests: 1,
  ok: false,
  code: 'site-unreadable',
};

it.each([
  ['unexpected', false],
  ['site-resting', false],
  ['header-refused', false],
  ['proxy-malformed', false],
  ['proxy-failed', false],
  ['authorities-unreadable', false],
  ['site-unreachable', true],
  ['address-private', true],
] as const)('an address that ended with %s is finished: %s', (code, finished) => {
  expect(isFinished({ ...LINE, code })).toBe(finished);
});

it('the row of an address that failed says what was wrong and with which status, where that is known', () => {
  expect(summaryRow({ ...LINE, status: 401, what: 'X-Key' })).toMatchObject({ status: 401, what: 'X-Key' });
  expect(Object.keys(summaryRow(LINE))).not.toEqual(expect.arrayContaining(['status']));
});
