import { DEVELOPMENT_DSN, parseDsn } from '../../site/error-reports';
import { errorReports } from './error-reports';

const dsn = parseDsn('https://abc@o1.ingest.sentry.io/42');
const settings = { dsn: null, sink: null, enabled: true };

it.each([
  ['production', dsn, 'https://abc@o1.ingest.sentry.io/42'],
  ['dev', dsn, 'https://abc@o1.ingest.sentry.io/42'],
  ['dev', null, DEVELOPMENT_DSN],
] as const)('in %s with %j reports go to %s', (context, given, text) => {
  expect(errorReports({ context, errorReports: { ...settings, dsn: given } }, '1.2.3')).toEqual({
    dsn: text,
    release: 'facet@1.2.3',
    environment: context,
  });
});

it('a deploy without a DSN reports nowhere', () => {
  expect(errorReports({ context: 'production', errorReports: settings }, '1.2.3')).toBeNull();
});
