import type { EvidenceRequest } from '../../../brand/evidence/evidence';
import { whyNot } from './redirects';

const answered = (status: number) => ({ state: 'answered', status }) as EvidenceRequest;

describe('why another host may not be asked', () => {
  it.each([
    // It has not said that it wants to be left out.
    [429, 'other-site'],
    [500, 'other-site'],
    [503, 'other-site'],
    [200, 'robots'],
    [403, 'robots'],
  ])('robots.txt answered %i: %s', (status, reason) => {
    expect(whyNot(answered(status))).toBe(reason);
  });

  it('is the reason for which its robots.txt could not be read', () => {
    expect(whyNot({ state: 'failed', reason: 'too-slow' } as EvidenceRequest)).toBe('too-slow');
  });
});
