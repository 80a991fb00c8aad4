import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HAS_OPENSSL, makeCertificates, type TestCertificates } from './testing/certificates';
import { closeServers, fetchIn, OFFLINE, samples, serveTls } from './testing/loopback';

const describeWithOpenssl = HAS_OPENSSL ? describe : describe.skip;

describeWithOpenssl(HAS_OPENSSL ? 'certificates' : 'certificates (skipped: no openssl command on this machine)', () => {
  let certificates: TestCertificates;
  beforeAll(() => {
    certificates = makeCertificates('brand.com');
  });
  afterEach(closeServers);

  type Name = 'valid' | 'expired';

  async function fetchOver(certificate: Name, host: string, authority?: Name) {
    const port = await serveTls(certificates.key, certificates[certificate]);
    const network = {
      ...OFFLINE,
      dial: connect,
      ...(authority === undefined ? {} : { authorities: certificates[authority] }),
    };
    return fetchIn(samples({ [`${host}:443`]: port }, false), `https://${host}/`, { network });
  }

  it('that a trusted authority gave to the host let its page be read', async () => {
    expect(await fetchOver('valid', 'brand.com', 'valid')).toMatchObject({
      state: 'answered',
      body: { text: '<!doctype html>secure' },
    });
  });

  it.each([
    ['signed by nobody known', 'valid', 'brand.com', undefined],
    ['of another host', 'valid', 'www.brand.com', 'valid'],
    ['expired', 'expired', 'brand.com', 'expired'],
  ] as const)('%s are evidence', async (_what, certificate, host, authorities) => {
    expect(await fetchOver(certificate, host, authorities)).toMatchObject({ state: 'failed', reason: 'certificate' });
  });

  it('are verified even where the environment says not to', async () => {
    const port = await serveTls(certificates.key, certificates.valid);
    // Node reads the variable at its start, so that takes a process of its own.
    const program = `
      import { safeFetch } from './src/server/fetching/safe-fetch.ts';
      const result = await safeFetch('https://brand.com/', {
        signal: new AbortController().signal,
        policy: { sampleHosts: { 'brand.com:443': { address: '127.0.0.1', port: ${port}, endsTls: false } }, excludedSites: [] },
        userAgent: 'FacetBot',
        kind: 'html',
      });
      console.log(result.state, result.reason);
    `;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program],
      { cwd: join(__dirname, '../../..'), env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '0' } },
    );
    expect(stdout.trim()).toBe('failed certificate');
  });
});
