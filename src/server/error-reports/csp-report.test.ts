import { parseCspReports } from './csp-report';

const parse = (value: unknown) => parseCspReports(new TextEncoder().encode(JSON.stringify(value)));

describe('parseCspReports', () => {
  it.each([
    ['data:image/png;base64,c2VjcmV0', 'data'],
    ['blob:https://facet.example/1234', 'blob'],
    ['eval', 'eval'],
    ['trusted-types-sink', 'trusted-types-sink'],
  ])('names what was blocked by no more than says what it was: %s', (blocked, expected) => {
    const report = { 'document-uri': 'https://facet.example/en/', 'blocked-uri': blocked };
    expect(parse({ 'csp-report': report })).toEqual([{ ...report, 'blocked-uri': expected }]);
  });

  it('leaves out what a script wanted to write, which may be of the user', () => {
    const address = 'https://facet.example/en/';
    const legacy = { 'document-uri': address, 'script-sample': 'Element innerHTML|my words' };
    const reporting = { type: 'csp-violation', body: { documentURL: address, sample: 'Element innerHTML|my words' } };
    expect(parse({ 'csp-report': legacy })).toEqual([{ 'document-uri': address }]);
    expect(parse([reporting])).toEqual([{ 'document-uri': address }]);
  });

  it('takes the first ten of a delivery', () => {
    const body = { documentURL: 'https://facet.example/en/' };
    const reports = Array.from({ length: 12 }, (_, n) => ({ type: 'csp-violation', body: { ...body, lineNumber: n } }));
    expect(parse(reports)?.map((report) => report['line-number'])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
