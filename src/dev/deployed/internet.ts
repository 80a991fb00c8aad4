/** The sample brands as deployed functions reach them: by name, over TLS, at addresses that look public. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { makeCertificates } from '../../server/fetching/testing/certificates';
import { parseSample } from '../../site/variable-values';

interface Host {
  readonly ipv4: string;
  readonly ipv6: string;
  /** Maps each requested port to one on this machine. */
  readonly ports: Record<string, number>;
}

export interface Internet {
  /** Modules to load before a function. */
  readonly preloaded: readonly string[];
  /** What they, and Node, read. */
  readonly variables: Readonly<Record<string, string>>;
  readonly close: () => void;
}

/** Ends TLS before a server that speaks plain HTTP. */
async function serveTls(port: number, key: string, cert: string): Promise<Server> {
  const server = createServer({ key, cert, ALPNProtocols: ['http/1.1'] }, (secure) => {
    const plain = connect(port, '127.0.0.1');
    plain.on('error', () => secure.destroy());
    secure.on('error', () => plain.destroy());
    secure.pipe(plain).pipe(secure);
  });
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/**
 * @param entries as in `FACET_SAMPLE_HOSTS`
 * @param folder for the certificate that functions trust
 * @param handshakeMs how long it takes until a connection stands
 */
export async function serveInternet(
  entries: readonly string[],
  folder: string,
  handshakeMs: number,
): Promise<Internet> {
  const hosts: Record<string, Host> = {};
  const secured = new Map<number, Server>();
  const samples = entries.flatMap((entry) => {
    const sample = parseSample(entry);
    return sample === null ? [] : [sample];
  });
  const names = [...new Set(samples.map(([at]) => at.replace(/:\d+$/, '')))];
  const certificates = makeCertificates('samples.example', ...names);
  for (const [at, { port, endsTls }] of samples) {
    const [name = '', askedPort = ''] = at.split(':');
    const place = names.indexOf(name) + 1;
    hosts[name] ??= { ipv4: `93.184.215.${place}`, ipv6: `2606:2800:21f::${place.toString(16)}`, ports: {} };
    const server = endsTls ? (secured.get(port) ?? (await serveTls(port, certificates.key, certificates.valid))) : null;
    if (server !== null) secured.set(port, server);
    hosts[name].ports[askedPort] = server === null ? port : (server.address() as AddressInfo).port;
  }
  const authority = join(folder, 'authority.pem');
  writeFileSync(authority, certificates.valid);
  return {
    preloaded: [join(__dirname, 'internet.cjs')],
    variables: { NODE_EXTRA_CA_CERTS: authority, FACET_INTERNET: JSON.stringify({ handshakeMs, hosts }) },
    close: () => {
      for (const server of secured.values()) server.close();
    },
  };
}
