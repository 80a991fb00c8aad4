import { rootCertificates } from 'node:tls';
import { READ_LIMITS, readText } from '../files';
import type { Variables } from './proxies';

/** Files of further certificate authorities, PEM: Node's own variable, and that of OpenSSL and many others. */
const FILES = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE'] as const;

export type Authorities =
  | { readonly ok: true; readonly pem: string | undefined }
  | { readonly ok: false; readonly file: string };

/** The certificate authorities to trust: Node's list and those of the variables; `undefined` where there are no others. */
export async function authoritiesOf(variables: Variables): Promise<Authorities> {
  const more: string[] = [];
  for (const name of FILES) {
    const file = variables[name];
    if (file === undefined || file === '') continue;
    try {
      const pem = await readText(file, READ_LIMITS.authorities);
      if (!pem.includes('-----BEGIN CERTIFICATE-----')) return { ok: false, file };
      more.push(pem);
    } catch {
      return { ok: false, file };
    }
  }
  return { ok: true, pem: more.length === 0 ? undefined : [...rootCertificates, ...more].join('\n') };
}
