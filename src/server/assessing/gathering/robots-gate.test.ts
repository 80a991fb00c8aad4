import type { EvidenceRequest, FailureReason } from '../../../brand/evidence/evidence';
import { RobotsGate } from './robots-gate';

const HOME = new URL('https://brand.com/');

function answered(status: number, text: string | null): EvidenceRequest {
  const url = 'https://brand.com/robots.txt';
  const body = text === null ? null : { kind: 'text' as const, text, bytes: text.length, truncated: false };
  const encoding = { encoding: 'utf-8', encodingFrom: 'default' } as const;
  return {
    ...{ state: 'answered', id: 'robots', url, finalUrl: url, redirects: [], status, headers: [] },
    ms: { firstByte: 1, total: 2 },
    body: body && { ...body, ...encoding },
  };
}

const failed = (reason: FailureReason): EvidenceRequest => ({
  ...{ state: 'failed', id: 'robots', url: 'https://brand.com/robots.txt', redirects: [], reason, ms: { total: 1 } },
});

const gateOf = (answer: EvidenceRequest) =>
  new RobotsGate(
    () => Promise.resolve(answer),
    () => undefined,
  );

describe('what a robots.txt lets us fetch', () => {
  it.each<[string, EvidenceRequest, boolean]>([
    ['is missing', answered(404, null), true],
    ['is kept from us', answered(403, null), true],
    ['limits us', answered(429, null), false],
    ['limits us, and would allow everything', answered(429, 'User-agent: *\nAllow: /'), false],
    ['has a server in trouble', answered(500, null), false],
    ['has a server in trouble, and would allow everything', answered(503, 'User-agent: *\nAllow: /'), false],
    ['leads in circles', failed('too-many-redirects'), true],
    ['leads nowhere', failed('bad-redirect'), true],
    ['is a picture', failed('wrong-type'), true],
    ['cannot be reached', failed('connection-refused'), false],
    ['is too slow', failed('too-slow'), false],
    ['was not asked for', { state: 'skipped', id: 'robots', reason: 'deadline' }, false],
    ['forbids it to all', answered(200, 'User-agent: *\nDisallow: /'), false],
    ['forbids another path', answered(200, 'User-agent: *\nDisallow: /shop'), true],
  ])('where it %s', async (_, answer, isAllowed) => {
    expect(await gateOf(answer).allows(HOME)).toBe(isAllowed);
    // None of these names us.
    expect(await gateOf(answer).excludesUs(HOME)).toBe(false);
  });

  it('goes by the query of a URL as well', async () => {
    const gate = gateOf(answered(200, 'User-agent: *\nDisallow: /*?print'));
    expect(await gate.allows(new URL('/page?print', HOME))).toBe(false);
    expect(await gate.allows(new URL('/page', HOME))).toBe(true);
  });

  it('excludes us where it names us and forbids the home page, whatever else it allows', async () => {
    const excludes = (text: string) => gateOf(answered(200, text)).excludesUs(new URL('/shop', HOME));
    expect(await excludes('User-agent: FacetBot\nDisallow: /\nAllow: /shop')).toBe(true);
    expect(await excludes('User-agent: FacetBot\nDisallow: /shop')).toBe(false);
    expect(await excludes('User-agent: FacetBot\nAllow: /\nUser-agent: *\nDisallow: /')).toBe(false);
  });
});
