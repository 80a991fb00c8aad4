import type { ErrorEvent } from '@sentry/core';
import { withoutAddresses, withoutPersonalData } from './without-personal-data';

describe('withoutAddresses', () => {
  it.each([
    ['https://example.com/a?b=c#d is not a valid URL.', 'https://example.com/a is not a valid URL.'],
    ['at https://example.com#r=1.abc', 'at https://example.com'],
    ['"https://user:password@example.com/a?b"', '"https://example.com/a"'],
    ['someone.else+tag@mail.example.co.uk has no account', '… has no account'],
    ['(http://localhost:8888/assets/a-1.js?x)', '(http://localhost:8888/assets/a-1.js)'],
    [
      'Failed to load https://facet.example/ar/brand-assessment/0123456789abc/0123456789abcdefghjkmnpqrs/?renewed',
      'Failed to load https://facet.example/ar/brand-assessment/0123456789abc/',
    ],
    [
      'Failed to load https://facet.example/media/report/0123456789abcdefghjkmnpqrs-ar.png',
      'Failed to load https://facet.example/media/report/…-ar.png',
    ],
    ['at https://facet.example/en/feedback/status/ABC.secret/ (a)', 'at https://facet.example/en/feedback/status/ (a)'],
    ['x is not a function', 'x is not a function'],
    ['a ?? b and c@d', 'a ?? b and c@d'],
  ])('%s → %s', (text, expected) => {
    expect(withoutAddresses(text)).toBe(expected);
  });
});

describe('withoutPersonalData', () => {
  const event: ErrorEvent = {
    type: undefined,
    event_id: 'a'.repeat(32),
    timestamp: 1,
    level: 'error',
    platform: 'javascript',
    release: 'facet@1.2.3',
    environment: 'production',
    tags: { locale: 'en' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'https://example.com/?secret',
          stacktrace: {
            frames: [{ filename: 'https://facet.example/assets/a.js?secret', function: 'f', lineno: 1, colno: 2 }],
          },
        },
      ],
    },
  };
  const sent = withoutPersonalData(
    {
      ...event,
      user: { ip_address: '{{auto}}', email: 'secret@example.com' },
      breadcrumbs: [{ message: 'secret' }],
      extra: { secret: 'secret' },
      server_name: 'secret',
      request: { url: 'https://secret.example/', headers: { 'User-Agent': 'secret' }, cookies: { secret: 'secret' } },
      contexts: { react: { componentStack: 'at A' }, device: { name: 'secret' }, culture: { timezone: 'secret' } },
    },
    'https://facet.example/en/brand-assessment/?address=secret#secret',
  );

  it('keeps nothing of the visitor', () => {
    expect(JSON.stringify(sent)).not.toContain('secret');
    expect(JSON.stringify(sent)).not.toContain('auto');
  });

  it('keeps nothing of what opens a published report to its publisher', () => {
    const page = 'https://facet.example/en/brand-comparison/0123456789abc/0123456789abcdefghjkmnpqrs/';
    const failed = { type: 'TypeError', value: page, stacktrace: { frames: [{ filename: page }] } };
    const told = withoutPersonalData({ ...event, exception: { values: [failed] } }, page);
    expect(told.request).toEqual({ url: 'https://facet.example/en/brand-comparison/0123456789abc/' });
    expect(JSON.stringify(told)).not.toContain('0123456789abcdef');
  });

  it('keeps what happened where', () => {
    expect(sent).toMatchObject({
      event_id: event.event_id,
      tags: { locale: 'en' },
      request: { url: 'https://facet.example/en/brand-assessment/' },
      contexts: { react: { componentStack: 'at A' } },
    });
    expect(sent.exception?.values?.[0]?.stacktrace?.frames).toEqual([
      { filename: 'https://facet.example/assets/a.js', function: 'f', lineno: 1, colno: 2 },
    ]);
  });
});
