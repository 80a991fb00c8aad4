import { parseStreamLine } from './stream-line';

describe('parseStreamLine', () => {
  it('reads progress, a report and an error', () => {
    expect(parseStreamLine({ t: 'request', id: 'robots', state: 'answered', ms: 12 })).toEqual({
      type: 'request',
      id: 'robots',
      state: 'answered',
      ms: 12,
    });
    expect(parseStreamLine({ t: 'waiting', place: 12, seconds: 8 })).toEqual({
      type: 'waiting',
      place: 12,
      seconds: 8,
    });
    const facts = { format: 1 };
    const report = { format: 1 };
    const signature = { key: 'k', receipts: 'r', value: 'v' };
    expect(parseStreamLine({ t: 'report', facts, report, signature: null })).toEqual({
      type: 'report',
      facts,
      report,
      signature: null,
    });
    expect(parseStreamLine({ t: 'report', facts, report, signature })).toMatchObject({ signature });
    expect(parseStreamLine({ t: 'evidence', evidence: { format: 1 } })).toEqual({
      type: 'evidence',
      evidence: { format: 1 },
    });
    expect(parseStreamLine({ t: 'error', code: 'site-resting', retryAfterSeconds: 61 })).toEqual({
      type: 'error',
      code: 'site-resting',
      digest: null,
      retryAfterSeconds: 61,
    });
    expect(parseStreamLine({ t: 'error', code: 'unexpected', digest: '7f3a' })).toEqual({
      type: 'error',
      code: 'unexpected',
      digest: '7f3a',
    });
  });

  it('reads pictures, and takes nothing else for one', () => {
    const icon = 'data:image/webp;base64,UklGRhwAAABXRUJQVlA4TA8AAAAvAAAAAAcQ/Y/+ByKi/wEA';
    expect(parseStreamLine({ t: 'pictures', icon, missing: { logo: 'too-slow' } })).toEqual({
      type: 'pictures',
      pictures: { icon, missing: { logo: 'too-slow' } },
    });
    for (const logo of ['https://northwind.com/logo.png', 'data:image/svg+xml,<svg/>', `${icon}AAAA`, 1]) {
      expect(parseStreamLine({ t: 'pictures', logo })).toEqual({ type: 'pictures', pictures: {} });
    }
  });

  it.each([
    ['a kind of line added later', { t: 'note', text: 'x' }],
    ['a request added later', { t: 'request', id: 'feed', state: 'answered', ms: 1 }],
    ['a state added later', { t: 'request', id: 'robots', state: 'queued', ms: 1 }],
    ['a report of another format', { t: 'report', facts: { format: 2 }, report: { format: 2 } }],
    ['evidence of another format', { t: 'evidence', evidence: { format: 2 } }],
    ['a wait without a place', { t: 'waiting', seconds: 8 }],
    ['no object', 'request'],
    ['nothing', null],
  ])('passes over %s', (_, line) => {
    expect(parseStreamLine(line)).toBeNull();
  });
});
