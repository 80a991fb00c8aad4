/** Sites on this machine that stand for a list of addresses: one server, which tells them by their names. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An image of 1200 × 630 pixels, as far as its start says. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000004b000000276', 'hex');

/** Where all sites have their pictures: a third party, which may be asked only so often. */
const SHARED = 'cdn.localhost';

/** Paragraphs that make a home page as heavy as they commonly are, in bytes of HTML. */
const PAGE_BYTES = 60_000;

function page(name: string, host: string, shared: string): string {
  const paragraph = `<section><h2>What ${name} does</h2><p>Tea from five gardens, packed in cedar.
    <a href="/tea/${name}/">More of ${name}</a> <img src="/leaf.png" alt="A leaf"></p></section>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}: tea by sea</title>
<meta name="description" content="${name} ships tea."><meta name="viewport" content="width=device-width">
<link rel="canonical" href="http://${host}/"><link rel="icon" href="/icon.png"><link rel="manifest" href="/app.json">
<meta property="og:site_name" content="${name}"><meta property="og:title" content="${name}">
<meta property="og:type" content="website"><meta property="og:url" content="http://${host}/">
<meta property="og:image" content="http://${shared}/card.png">
<link rel="alternate" hreflang="de" href="http://${host}/de/">
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"${name}",
"url":"http://${host}/","logo":"http://${host}/logo.png"}</script></head><body><h1>${name}</h1>
${paragraph.repeat(Math.ceil(PAGE_BYTES / paragraph.length))}</body></html>`;
}

export interface Sites {
  readonly server: Server;
  /** Their addresses, as a list has them. */
  readonly addresses: readonly string[];
  /** Requests of each site by its address. */
  readonly asked: ReadonlyMap<string, number>;
  /** Requests of the third party. */
  readonly shared: () => number;
}

/** @param ms that each answer takes, as one from elsewhere does */
export async function serveSites(count: number, ms: number): Promise<Sites> {
  const asked = new Map<string, number>();
  const listener: RequestListener = (request, response) => {
    const host = request.headers.host ?? '';
    const [, port = ''] = host.split(':');
    asked.set(host, (asked.get(host) ?? 0) + 1);
    const answer = (): void => {
      const path = request.url ?? '';
      if (path.endsWith('.png')) response.setHeader('content-type', 'image/png').end(PNG);
      else if (path === '/' || path === '/de/') {
        const [name = ''] = host.split('.');
        response.setHeader('content-type', 'text/html').end(page(name, host, `${SHARED}:${port}`));
      } else response.writeHead(404).end();
    };
    setTimeout(answer, ms);
  };
  const server = createServer({ keepAlive: false }, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  return {
    server,
    asked,
    addresses: Array.from({ length: count }, (_, at) => `brand-${String(at + 1)}.localhost:${port}`),
    shared: () => asked.get(`${SHARED}:${port}`) ?? 0,
  };
}
