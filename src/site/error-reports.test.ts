import { dsnText, isSameDsn, parseDsn } from './error-reports';

describe('parseDsn', () => {
  it.each([
    ['https://abc@o1.ingest.sentry.io/42', { publicKey: 'abc', base: 'https://o1.ingest.sentry.io', project: '42' }],
    ['https://abc:secret@sentry.io/42', { publicKey: 'abc', base: 'https://sentry.io', project: '42' }],
    [
      'https://abc@errors.example:8443/below/it/7',
      { publicKey: 'abc', base: 'https://errors.example:8443/below/it', project: '7' },
    ],
  ])('reads %s', (text, dsn) => {
    expect(parseDsn(text)).toEqual(dsn);
  });

  it.each([
    '',
    'sentry.io/42',
    'https://sentry.io/42',
    'https://abc@sentry.io/',
    'https://abc@sentry.io/project',
    'http://abc@sentry.io/42',
    'https://abc@sentry.io/42?a=b',
    'https://abc@sentry.io/42#a',
    'https://a%2Fb@sentry.io/42',
    'javascript://abc@sentry.io/42',
  ])('%j is not a DSN', (text) => {
    expect(parseDsn(text)).toBeNull();
  });
});

describe('isSameDsn', () => {
  const dsn = { publicKey: 'abc', base: 'https://sentry.io', project: '42' };

  it.each([
    [{}, true],
    [{ publicKey: 'abd' }, false],
    [{ base: 'https://sentry.io.evil.example' }, false],
    [{ project: '4' }, false],
  ])('with %j: %s', (change, expected) => {
    expect(isSameDsn(dsn, { ...dsn, ...change })).toBe(expected);
  });
});

it.each(['https://abc@o1.ingest.sentry.io/42', 'https://abc@errors.example:8443/below/it/7'])(
  'dsnText writes %s as it was',
  (text) => {
    const dsn = parseDsn(text);
    expect(dsn === null ? null : dsnText(dsn)).toBe(text);
  },
);
