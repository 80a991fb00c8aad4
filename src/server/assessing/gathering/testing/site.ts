import type { RequestListener } from 'node:http';
import type { Evidence, EvidenceRequest, RequestId } from '../../../../brand/evidence/evidence';
import { OFFLINE, PUBLIC_ONLY, samples, serve } from '../../../fetching/testing/loopback';
import { INTERNET } from '../../../fetching/network';
import type { FetchPolicy } from '../../../fetching/vetting';
import { IN_PROCESS_READER } from '../../reading/testing/in-process-reader';
import { gather, type GatherOptions } from '../gather';

export const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000000780000003f', 'hex');

export const HOME = `<!doctype html>
<title>Northwind</title>
<link rel="canonical" href="https://northwind.com/start">
<link rel="icon" href="/icon.png">
<link rel="manifest" href="/site.webmanifest">
<meta property="og:image" content="https://cdn.pictures.net/share.png">
<link rel="alternate" hreflang="de" href="https://northwind.de/">
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"Organization","name":"Northwind","url":"https://northwind.com/","logo":"https://assets.northwind.co.uk/logo.png","sameAs":["https://social.net/northwind"]}
</script>`;

export type Answer = string | Buffer | number | null | { readonly location: string };

/**
 * A listener that answers by `scheme-less host + path`: text or image with 200, a number as that status, an object as
 * a redirect, null never. Anything not listed is a 404. The site records what it was asked.
 */
export function web(answers: Readonly<Record<string, Answer>>): { listener: RequestListener; asked: string[] } {
  const asked: string[] = [];
  const listener: RequestListener = (request, response) => {
    const key = `${request.headers.host ?? ''}${request.url ?? ''}`;
    asked.push(key);
    const answer = answers[key] === undefined ? 404 : answers[key];
    if (answer === null) return;
    if (typeof answer === 'number') response.writeHead(answer).end();
    else if (Buffer.isBuffer(answer)) response.setHeader('content-type', 'image/png').end(answer);
    else if (typeof answer === 'object') response.writeHead(301, { location: answer.location }).end();
    else {
      const type = answer.startsWith('<') ? 'text/html' : answer.startsWith('{') ? 'application/json' : 'text/plain';
      response.setHeader('content-type', type).end(answer);
    }
  };
  return { listener, asked };
}

export const SITE: Readonly<Record<string, Answer>> = {
  'northwind.com/': HOME,
  'northwind.com/robots.txt': 'user-agent: *\ndisallow: /private/\n\nsitemap: https://northwind.com/map.xml',
  'northwind.com/map.xml': '<?xml version="1.0"?><urlset/>',
  'northwind.com/.well-known/security.txt': 'Contact: mailto:security@northwind.com',
  'northwind.com/llms.txt': '# Northwind',
  'northwind.de/': '<!doctype html><html lang="de">',
  'northwind.com/start': { location: 'https://northwind.com/' },
  'northwind.com/icon.png': PNG,
  'northwind.com/site.webmanifest': '{"name":"Northwind"}',
  'www.northwind.com/': { location: 'https://northwind.com/' },
  'cdn.pictures.net/share.png': PNG,
  'assets.northwind.co.uk/logo.png': PNG,
};

export const HOSTS = [
  'northwind.com',
  'www.northwind.com',
  'cdn.pictures.net',
  'assets.northwind.co.uk',
  'northwind.de',
];

export async function policyFor(listener: RequestListener, hosts = HOSTS): Promise<FetchPolicy> {
  const port = await serve(listener);
  return samples(Object.fromEntries(hosts.flatMap((host) => [[`${host}:443`, port] as const, [`${host}:80`, port]])));
}

export const TARGET = { address: 'northwind.com/about', origin: 'https://northwind.com' };

export const OPTIONS: GatherOptions = {
  signal: new AbortController().signal,
  onRequest: () => undefined,
  reader: IN_PROCESS_READER,
  policy: PUBLIC_ONLY,
  now: () => new Date('2026-11-01T12:00:00Z'),
  botOrigin: 'https://facet.invalid',
  controlPath: '/facet-check-00',
  network: { ...OFFLINE, dial: INTERNET.dial },
};

export function run(policy: FetchPolicy, more: Partial<GatherOptions> = {}, origin = TARGET.origin) {
  return gather({ ...TARGET, origin }, { ...OPTIONS, policy, ...more });
}

export function entry(evidence: Evidence, id: RequestId): EvidenceRequest | undefined {
  return evidence.requests.find((request) => request.id === id);
}

/** Status of each request that was answered, state and reason of the others, e.g. `failed: too-slow`. */
export function outcomes(evidence: Evidence): Partial<Record<RequestId, string>> {
  return Object.fromEntries(
    evidence.requests.map((request) => [
      request.id,
      request.state === 'answered' ? `${request.status}` : `${request.state}: ${request.reason}`,
    ]),
  );
}
