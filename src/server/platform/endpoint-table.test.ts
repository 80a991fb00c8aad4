import type { Endpoint } from '../../site/endpoint';
import { ENDPOINTS } from '../../site/endpoints';
import { COSTLIEST_FIRST } from '../../site/rate-limits';
import { RATE_LIMIT_SECONDS } from '../../site/plans';
import { ROUTES } from '../../site/routes';
import { knownPage } from './return-address';

describe('the table of endpoints', () => {
  it.each(
    Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, { page }]) => (page === undefined ? [] : [[name, page]])),
  )('leads back from %s to a page there is: %s', (_, page) => {
    expect(knownPage(`/en/${page}`)?.path).toBe(`/en/${page}`);
  });

  it('gates every gated route', () => {
    const gated = Object.values(ROUTES).filter(({ served }) => served === 'gated');
    const expected = gated.flatMap(({ pattern }) => [`/:locale${pattern.slice(0, -1)}`, `/:locale${pattern}*`]);
    expect([...ENDPOINTS.gate.paths].sort()).toEqual(expected.sort());
  });

  it('lets scripts of other sites read what is the same for everyone, and nothing else', () => {
    const open = Object.entries<Endpoint>(ENDPOINTS).filter(([, { crossOrigin }]) => crossOrigin);
    expect(open.map(([name]) => name).sort()).toEqual([
      'badge',
      'oembed',
      'openapi',
      'published-data',
      'report-card',
      'signing-keys',
    ]);
    for (const [, { methods, session, vary }] of open) {
      expect([methods, session, vary]).toEqual([['GET', 'HEAD'], 'none', []]);
    }
  });

  it('keeps to windows Netlify takes', () => {
    const limits = Object.values<Endpoint>(ENDPOINTS).flatMap(({ rateLimit }) => rateLimit ?? []);
    expect(limits.filter(({ windowSize }) => windowSize > RATE_LIMIT_SECONDS)).toEqual([]);
  });

  it('says of each limited endpoint how much a flood of it costs', () => {
    const limited = Object.entries<Endpoint>(ENDPOINTS).filter(([, { rateLimit }]) => rateLimit !== null);
    expect([...COSTLIEST_FIRST].sort()).toEqual(limited.map(([name]) => name).sort());
  });
});
