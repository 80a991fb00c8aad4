/** Invented sites on loopback, each of which delays every response by its own time. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Environment } from '../../src/site/environment';

export interface SlowSite {
  readonly host: string;
  /** Milliseconds before each response. */
  readonly delay: number;
}

export interface SlowSites {
  readonly sampleHosts: Environment['sampleHosts'];
  readonly close: () => Promise<void>;
}

const PARAGRAPH = '<p>We roast small lots on Tuesdays, and send them on the day they cool down.</p>';

function page(host: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${host}</title>
<meta name="description" content="What ${host} does, in one sentence."><link rel="canonical" href="https://${host}/">
<link rel="icon" href="/icon.png"><link rel="manifest" href="/site.webmanifest">
<meta property="og:title" content="${host}"><meta property="og:image" content="https://${host}/preview.png"></head>
<body><h1>${host}</h1>${PARAGRAPH.repeat(40)}</body></html>`;
}

/** Serves the sites, over http and as if over https, until it is closed. */
export async function serveSlowly(sites: readonly SlowSite[]): Promise<SlowSites> {
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const site = sites.find((each) => each.host === host);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    setTimeout(() => {
      const found = site !== undefined && pathname === '/';
      response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(found ? page(host) : '<!doctype html><title>Not found</title>');
    }, site?.delay ?? 0);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const at = { address: '127.0.0.1', port, endsTls: true } as const;
  return {
    sampleHosts: Object.fromEntries(
      sites.flatMap(({ host }) => ['80', '443'].map((standard) => [`${host}:${standard}`, at])),
    ),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
