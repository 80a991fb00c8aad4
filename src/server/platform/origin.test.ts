import { isSameOrigin } from './origin';

describe('isSameOrigin', () => {
  it.each([
    [{}, true],
    [{ origin: 'https://facet.example' }, true],
    [{ origin: 'https://facet.example', 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'http://facet.example' }, false],
    [{ origin: 'https://facet.example:8443' }, false],
    [{ origin: 'https://facet.example.evil.example' }, false],
    [{ origin: 'null' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ origin: 'https://facet.example', 'sec-fetch-site': 'cross-site' }, false],
  ])('%j: %s', (headers, expected) => {
    const init = { method: 'POST', headers: headers as Record<string, string> };
    expect(isSameOrigin(new Request('https://facet.example/api/feedback', init))).toBe(expected);
  });

  it.each([
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
    [{ origin: 'null' }, false],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
    [{ origin: 'https://facet.example' }, true],
  ])('%j: %s, where pages without a referrer may ask', (headers, expected) => {
    const init = { method: 'POST', headers: headers as Record<string, string> };
    const request = new Request('https://facet.example/api/language', init);
    expect(isSameOrigin(request, true)).toBe(expected);
    if (headers.origin === 'null') expect(isSameOrigin(request)).toBe(false);
  });
});
