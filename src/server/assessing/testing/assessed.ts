/** Assessments in tests: services whose time passes as the test says, and what is measured. */
import type { Evidence } from '../../../brand/evidence/evidence';
import type { Report } from '../../../brand/report/report';
import { memoryStorage } from '../../platform/testing/memory-storage';
import { TEST_ENVIRONMENT } from '../../platform/testing/services';
import type { Outcome } from '../assessments';

/** A measurement at an origin. @param typed an address that leads there */
export function measuredAt(origin: string, typed = origin): Extract<Outcome, { readonly ok: true }> {
  const target = { address: origin, origin, typed, final: `${origin}/` };
  return {
    ok: true,
    evidence: { target, requests: [] } as unknown as Evidence,
    report: { format: 1, target } as Report,
    pictures: { icon: 'data:image/webp;base64,UklGRg==', missing: { logo: 'too-large' } },
  };
}

export const report = measuredAt('https://brand.example');
export const failure = { ok: false, code: 'site-unreachable' } satisfies Outcome;

export const query = (page: string, deploy = 'd1', { signal } = new AbortController()) => ({
  page,
  deploy,
  signal,
});

/** Services whose clock only advances when a task sleeps or the test says so. */
export function services() {
  let time = Date.UTC(2026, 5, 1, 12);
  const storage = memoryStorage();
  return {
    storage,
    environment: TEST_ENVIRONMENT,
    clientAddress: '203.0.113.7',
    report: jest.fn(),
    afterwards: (work: Promise<unknown>) => void work.catch(() => undefined),
    now: () => new Date(time),
    sleep: (ms: number) => {
      time += ms;
      return new Promise<void>((resolve) => setImmediate(resolve));
    },
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}
