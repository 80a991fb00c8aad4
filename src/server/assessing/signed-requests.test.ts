/** How an assessment identifies itself: each request is signed, and anyone can later see what was asked of a site. */
import { httpbis } from 'http-message-signatures';
import { requestsOf } from '../fetching/request-log';
import { verifiedBy } from '../crawler/testing/verified-by';
import { publicKeys } from '../platform/signing-keys';
import { TEST_KEYS } from '../platform/testing/signing-keys';
import { closeServers } from '../fetching/testing/loopback';
import { neighbourhood, type Answering } from './testing/neighbourhood';

afterEach(closeServers);

it('signs every request, hops of redirects too, and writes down what was asked of each site', async () => {
  const there = neighbourhood();
  const verdicts: Promise<boolean | null>[] = [];
  // The clock of the test stands still, that of the verifier does not.
  const anyTime = { tolerance: 1e10, notAfter: Infinity };
  const verifying =
    (answer: Answering): Answering =>
    (url, response, request) => {
      const headers = request.headers as Record<string, string>;
      const asked = { method: 'GET', url: new URL(`https://${url.host}${url.pathname}`), headers };
      verdicts.push(httpbis.verifyMessage({ ...verifiedBy(publicKeys(TEST_KEYS)), ...anyTime }, asked));
      answer(url, response, request);
    };
  await there.add(
    'northwind.com',
    '127.1.0.1',
    verifying(({ pathname }, response) => {
      const page = '<!doctype html><title>Northwind</title><meta property=og:image content="https://pictures.net/o">';
      if (pathname === '/') response.setHeader('content-type', 'text/html').end(page);
    }),
    ['https:'],
  );
  await there.add(
    'pictures.net',
    '127.2.0.1',
    verifying(({ pathname }, response) => {
      if (pathname === '/o') response.writeHead(302, { location: '/elsewhere' }).end();
    }),
    ['https:'],
  );
  const { state } = await there.post('https://northwind.com');
  expect(state).toBe('done');
  const answers = await Promise.all(verdicts);
  expect(answers.length).toBe(there.hits.length);
  expect(answers.every((verdict) => verdict === true)).toBe(true);

  const services = { storage: there.storage, now: () => new Date(Date.UTC(2026, 5, 1, 13)) };
  const own = await requestsOf(services, 'northwind.com');
  expect(own.requests.map(({ name }) => name)).toEqual(expect.arrayContaining(['https-home', 'robots', 'llms-txt']));
  const others = await requestsOf(services, 'pictures.net');
  expect(others.requests.map(({ name }) => name).sort()).toEqual(['other-robots', 'preview-image', 'preview-image']);
  expect(own.requests.length + others.requests.length).toBe(there.hits.length);
});
