import { lyingProvider, type LyingProvider } from '../../accounts/testing/lying-provider';
import { RETURN_ADDRESSES } from '../../accounts/testing/return-addresses';
import { locationOf, ORIGIN, signInSite, type Browser } from '../../accounts/testing/sign-in-site';
import { knownPage } from '../return-address';

/** Declares the tests. @param inEach whether an address is tried in each way of writing it, or in one of three in turn */
export function describeReturnAddresses({ inEach }: { readonly inEach: boolean }): void {
  let provider: LyingProvider;
  beforeAll(async () => (provider = await lyingProvider()));
  afterAll(() => provider.close());

  /** Signs in by an address that begins it. @returns where that ends */
  async function whereItEnds(browser: Browser, start: string): Promise<string> {
    const begun = locationOf(await browser.send(start));
    expect(new URL(begun).origin).toBe(provider.identity.issuer);
    const answer = provider.signIn(begun);
    expect(answer.origin + answer.pathname).toBe(`${ORIGIN}/api/auth/callback`);
    const response = await browser.send(answer.href);
    expect(response.status).toBe(303);
    expect([...browser.cookies.keys()]).toEqual(['session']);
    return locationOf(response);
  }

  /** A page of the table, written as the site writes it: nothing that a browser could read in another way. */
  function expectOurs(location: string): void {
    expect(location).toMatch(/^\/(?:en|de|fr|es|ja|ar)\/(?:[\w-]+\/)*$/);
    expect(knownPage(location)?.path).toBe(location);
    expect(new URL(location, ORIGIN).href).toBe(ORIGIN + location);
  }

  describe('the address to come back to', () => {
    it('is tried in at least 110 ways, each once', () => {
      expect(RETURN_ADDRESSES.length).toBeGreaterThanOrEqual(110);
      expect(new Set(RETURN_ADDRESSES).size).toBe(RETURN_ADDRESSES.length);
    });

    it.each(RETURN_ADDRESSES.map((address, index) => [address, index] as const))(
      'never leaves the site: %j',
      async (address, index) => {
        const browser = signInSite({ provider }).browser();
        const encoded = new URLSearchParams({ returnTo: address }).toString();
        // Once as it is, and once as written into a link, which decodes it again.
        const queries = [encoded, `returnTo=${address}`, `returnTo=/de/about/&${encoded}`];
        for (const query of queries.filter((_, way) => inEach || way === index % queries.length)) {
          const location = await whereItEnds(browser, `/api/auth/start?${query}`);
          expectOurs(location);
          expect(location).not.toMatch(/evil|localhost|alert/);
        }
      },
    );

    it('is not taken from what the provider adds', async () => {
      const browser = signInSite({ provider }).browser();
      const answer = provider.signIn(locationOf(await browser.send('/api/auth/start?returnTo=/de/about/')));
      answer.searchParams.set('returnTo', '//evil.example');
      answer.searchParams.set('redirect_uri', 'https://evil.example');
      expect(locationOf(await browser.send(answer.href))).toBe('/de/about/');
    });
  });
}
