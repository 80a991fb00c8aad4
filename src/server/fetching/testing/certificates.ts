import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Whether certificates can be made here. They are made when tests run, so that no private key is in the repository
 * and none expires.
 */
export const HAS_OPENSSL = spawnSync('openssl', ['version']).status === 0;

export interface TestCertificates {
  /** Private key of every certificate, PEM. */
  readonly key: string;
  /** Self-signed, so that it is also the authority to trust. PEM. */
  readonly valid: string;
  /** The same, and no longer valid. */
  readonly expired: string;
}

/** Certificates for a site. @param hosts the first is the subject's name */
export function makeCertificates(...hosts: readonly [string, ...string[]]): TestCertificates {
  const folder = mkdtempSync(join(tmpdir(), 'facet-certificates-'));
  const openssl = (...args: readonly string[]): void => {
    execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  };
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', `/CN=${hosts[0]}`, '-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}`];
  try {
    openssl('req', '-x509', ...key, ...names, '-keyout', 'key.pem', '-out', 'valid.pem', '-days', '2');
    openssl('req', '-new', '-key', 'key.pem', ...names, '-out', 'request.pem');
    openssl('x509', '-req', '-in', 'request.pem', '-signkey', 'key.pem', '-days', '-1', '-out', 'expired.pem');
    return { key: read('key.pem'), valid: read('valid.pem'), expired: read('expired.pem') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
