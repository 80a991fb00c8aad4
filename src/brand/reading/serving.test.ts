import type { EvidenceRequest, RequestId } from '../evidence/evidence';
import { answered, failed } from '../examples/evidence';
import { httpFacts, httpsFacts } from './serving';

const requests = (...some: readonly EvidenceRequest[]) =>
  new Map<RequestId, EvidenceRequest>(some.map((request) => [request.id, request]));

const ORIGIN = 'https://northwind.example';

describe('httpsFacts', () => {
  it('names the host whose certificate is not valid, be it one that the site leads to', () => {
    const direct = failed('https-home', 'certificate');
    expect(httpsFacts(requests(direct), ORIGIN)).toMatchObject({ state: 'certificate', host: 'northwind.example' });
    const hop = { url: `${ORIGIN}/`, status: 301, location: '//www.northwind.example/' };
    const later = direct.state === 'failed' ? { ...direct, redirects: [hop] } : direct;
    expect(httpsFacts(requests(later), ORIGIN)).toMatchObject({ state: 'certificate', host: 'www.northwind.example' });
  });

  it('does not take a site for one without https where it is a further host that refuses', () => {
    const direct = failed('https-home', 'connection-refused');
    const hop = { url: `${ORIGIN}/`, status: 301, location: 'https://www.northwind.example/' };
    const later = direct.state === 'failed' ? { ...direct, redirects: [hop] } : direct;
    const http = answered('http-home', 'x');
    expect(httpsFacts(requests(direct, http), ORIGIN).state).toBe('absent');
    expect(httpsFacts(requests(later, http), ORIGIN).state).toBe('unread');
  });

  it('takes what http led to over https for a proof of that host alone', () => {
    const hop = { url: 'http://northwind.example/', status: 301, location: 'https://www.northwind.example/' };
    const away = answered('http-home', null, { redirects: [hop], finalUrl: 'https://www.northwind.example/' });
    expect(httpsFacts(requests(away), ORIGIN).state).toBe('unread');
    expect(httpsFacts(requests(away), 'https://www.northwind.example').state).toBe('valid');
  });
});

describe('httpFacts', () => {
  it('resolves the first redirect against the address it came from', () => {
    const hops = [
      { url: 'http://northwind.example/', status: 302, location: '//www.northwind.example/en' },
      { url: 'http://www.northwind.example/en', status: 302, location: 'https://www.northwind.example/en' },
    ];
    expect(httpFacts(requests(answered('http-home', null, { redirects: hops })))).toMatchObject({
      state: 'redirects',
      from: 'http://northwind.example/',
      to: 'http://www.northwind.example/en',
    });
  });

  it('knows a redirect even where what it leads to failed', () => {
    const request = failed('http-home', 'too-slow');
    const hop = { url: 'http://northwind.example/', status: 301, location: `${ORIGIN}/` };
    const later = request.state === 'failed' ? { ...request, redirects: [hop] } : request;
    expect(httpFacts(requests(later))).toMatchObject({ state: 'redirects', to: `${ORIGIN}/` });
  });
});
