import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { closeServers, fetchIn, OFFLINE, samples, serveTls } from './loopback-for-tests';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
// Certificates are made when the tests run, so that no private key lies in the repository and none expires.
const describeWithOpenssl = hasOpenssl ? describe : describe.skip;

describeWithOpenssl(hasOpenssl ? 'certificates' : 'certificates (skipped: no openssl command on this machine)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facet-certificates-'));
  const openssl = (...args: readonly string[]): void => {
    execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  };
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

  beforeAll(() => {
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const names = ['-subj', '/CN=brand.com', '-addext', 'subjectAltName=DNS:brand.com'];
    openssl('req', '-x509', ...key, ...names, '-keyout', 'key.pem', '-out', 'valid.pem', '-days', '2');
    openssl('req', '-new', '-key', 'key.pem', ...names, '-out', 'request.pem');
    openssl('x509', '-req', '-in', 'request.pem', '-signkey', 'key.pem', '-days', '-1', '-out', 'expired.pem');
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(closeServers);

  async function fetchOver(certificate: string, host: string, authorities?: string) {
    const port = await serveTls(read('key.pem'), read(certificate));
    const network = {
      ...OFFLINE,
      dial: connect,
      ...(authorities === undefined ? {} : { authorities: read(authorities) }),
    };
    return fetchIn(samples({ [`${host}:443`]: port }, false), `https://${host}/`, { network });
  }

  it('that a trusted authority gave to the host let its page be read', async () => {
    expect(await fetchOver('valid.pem', 'brand.com', 'valid.pem')).toMatchObject({
      state: 'answered',
      body: { text: '<!doctype html>secure' },
    });
  });

  it.each([
    ['signed by nobody known', 'valid.pem', 'brand.com', undefined],
    ['of another host', 'valid.pem', 'www.brand.com', 'valid.pem'],
    ['expired', 'expired.pem', 'brand.com', 'expired.pem'],
  ])('%s are evidence', async (_what, certificate, host, authorities) => {
    expect(await fetchOver(certificate, host, authorities)).toMatchObject({ state: 'failed', reason: 'certificate' });
  });

  it('are verified even where the environment says not to', async () => {
    const port = await serveTls(read('key.pem'), read('valid.pem'));
    // Node reads the variable at its start, so that takes a process of its own.
    const program = `
      import { safeFetch } from './src/server/fetching/safe-fetch.ts';
      const result = await safeFetch('https://brand.com/', {
        signal: new AbortController().signal,
        policy: { sampleHosts: { 'brand.com:443': { address: '127.0.0.1', port: ${port} } }, excludedSites: [] },
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
