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

  it.each([
    ['https://cdn.example/a.js?secret#secret', 'https://cdn.example/a.js'],
    ['http://cdn.example/?secret', 'http://cdn.example/'],
    ['https://facet.example/en/feedback/status/ABC.secret/', 'https://facet.example/en/feedback/status/'],
    [
      'https://facet.example/ja/brand-assessment/0123456789abcdefghjkmnpqrs/',
      'https://facet.example/ja/brand-assessment/…/',
    ],
  ])('keeps of the address %s what is nobody’s', (address, expected) => {
    const legacy = { 'document-uri': address, referrer: address, 'blocked-uri': address, 'source-file': address };
    const kept = { 'document-uri': expected, referrer: expected, 'blocked-uri': expected, 'source-file': expected };
    expect(parse({ 'csp-report': legacy })).toEqual([kept]);
    const body = { documentURL: address, referrer: address, blockedURL: address, sourceFile: address };
    expect(parse([{ type: 'csp-violation', body }])).toEqual([kept]);
  });

  it('calls members of a delivery by their names in the first form, without empty ones', () => {
    const told = { documentURL: 'https://facet.example/en/', effectiveDirective: 'img-src', disposition: 'enforce' };
    const body = { ...told, referrer: '', blockedURL: null, statusCode: 200, lineNumber: 0, columnNumber: 7 };
    expect(parse([{ type: 'csp-violation', body }])).toEqual([
      {
        ...{ 'document-uri': 'https://facet.example/en/', disposition: 'enforce' },
        ...{ 'effective-directive': 'img-src', 'violated-directive': 'img-src' },
        ...{ 'status-code': 200, 'line-number': 0, 'column-number': 7 },
      },
    ]);
  });

  it('leaves out of a delivery what is no violation, and takes nothing else for one', () => {
    const good = { type: 'csp-violation', body: { documentURL: 'https://facet.example/en/' } };
    const bad = [{ ...good, type: 'deprecation' }, { type: 'csp-violation', body: {} }, null, 'csp-violation'];
    expect(parse([...bad, good])).toEqual([{ 'document-uri': 'https://facet.example/en/' }]);
    expect(parse([])).toEqual([]);
    for (const other of [{}, { 'csp-report': {} }, good, null, 'x']) expect(parse(other)).toBeNull();
  });

  it('takes the first ten of a delivery', () => {
    const body = { documentURL: 'https://facet.example/en/' };
    const reports = Array.from({ length: 12 }, (_, n) => ({ type: 'csp-violation', body: { ...body, lineNumber: n } }));
    expect(parse(reports)?.map((report) => report['line-number'])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
