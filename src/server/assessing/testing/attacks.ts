import type { ServerResponse } from 'node:http';
import { LIMITS } from '../../../site/limits';
import { closeServers } from '../../fetching/testing/loopback';
import { networkOf } from '../../fetching/untyped-sites';
import { HAS_IPV6, mostInTenMinutes, neighbourhood, type Answering, type Neighbourhood } from './neighbourhood';

const redirect = (response: ServerResponse, location: string) => response.writeHead(302, { location }).end();
const html = (response: ServerResponse, text: string) => response.setHeader('content-type', 'text/html').end(text);

/** A page that declares everything a page can, at the hosts given in turn. */
function declaring(hosts: readonly string[], path: string): string {
  const url = (at: number, name: string) => `https://${hosts[at % hosts.length] ?? ''}${path}${name}`;
  return `<!doctype html><title>a</title><link rel=icon href="${url(0, 'i')}"><link rel=manifest href="${url(1, 'm')}">
<meta property=og:image content="${url(2, 'o')}"><link rel=alternate hreflang=de href="${url(3, 'd')}">
<script type="application/ld+json">{"@type":"Organization","name":"a","url":"/","logo":"${url(4, 'l')}"}</script>`;
}

/** A victim: pages at any path, and `/r/n`, which leads to itself n times more. */
function victim(host: string, robots: string): Answering {
  return (url, response) => {
    if (url.pathname === '/robots.txt') return void response.setHeader('content-type', 'text/plain').end(robots);
    const bounces = /^\/r\/(\d+)/.exec(url.pathname)?.[1];
    if (Number(bounces) > 0) return void redirect(response, `https://${host}/r/${String(Number(bounces) - 1)}`);
    html(response, '<!doctype html><title>v</title>');
  };
}

const OPT_OUT = 'User-agent: FacetBot\nDisallow: /\n';

/** By site: its address, and its robots.txt. The last two open ones share a network. */
const VICTIMS: readonly (readonly [site: string, address: string, robots: string])[] = [
  ['open.com', '127.1.0.1', ''],
  ['apart.com', '127.3.0.1', ''],
  ['beside.com', '127.3.0.2', ''],
  ['closed.com', '127.2.0.1', OPT_OUT],
  ...(HAS_IPV6 ? [['six.com', '::1', ''] as const] : []),
];

/** What one attacker sets up for one victim. Resolves with the addresses to post. */
type Attack = (there: Neighbourhood, id: string, site: string, address: string) => Promise<readonly string[]>;

const OWN_ADDRESS = '127.200.0.1';

const ATTACKS: Readonly<Record<string, Attack>> = {
  async 'a home page that redirects'(there, id, site) {
    const host = `a.evil${id}.com`;
    await there.add(host, OWN_ADDRESS, (url, response) => {
      if (url.pathname === '/') redirect(response, `https://${site}/r/3`);
    });
    return [`https://${host}`, `http://${host}`];
  },
  async 'wildcards whose resources redirect'(there, id, site) {
    const hosts = Array.from({ length: 5 }, (_, at) => `w${String(at)}.evil${id}.com`);
    for (const host of hosts) {
      await there.add(host, OWN_ADDRESS, (url, response) => {
        if (url.pathname === '/') html(response, declaring(hosts, '/x'));
        else if (url.pathname !== '/robots.txt') redirect(response, `https://www.${site}/r/4`);
      });
    }
    return hosts.map((host) => `https://${host}`);
  },
  async 'a robots.txt and files that redirect'(there, id, site) {
    const host = `b.evil${id}.com`;
    await there.add(host, OWN_ADDRESS, (url, response) => {
      if (url.pathname === '/') html(response, declaring([host], '/'));
      else redirect(response, `https://${site}${url.pathname === '/robots.txt' ? '/robots.txt' : '/r/4'}`);
    });
    return [`https://${host}`];
  },
  async 'resources of the victim'(there, id, site) {
    const host = `c.evil${id}.com`;
    await there.add(host, OWN_ADDRESS, (url, response) => {
      if (url.pathname === '/robots.txt') response.end(`Sitemap: https://${site}/map.xml`);
      else html(response, declaring([site, `www.${site}`, `s1.${site}`, `s2.${site}`], '/r/2?'));
    });
    return [`https://${host}`];
  },
  async 'a chain to and fro'(there, id, site) {
    const host = `d.evil${id}.com`;
    await there.add(host, OWN_ADDRESS, (url, response) => {
      if (url.pathname === '/') html(response, declaring([host], '/to/'));
      else if (url.pathname !== '/robots.txt') redirect(response, `https://${site}/back?${host}`);
    });
    return [`https://${host}`];
  },
  async 'names that lead to its IP address'(there, id, _site, address) {
    const names = [`pictures${id}.net`, `files${id}.net`, `more${id}.net`];
    for (const name of names) await there.add(name, address, victim(name, ''));
    const host = `e.evil${id}.com`;
    await there.add(host, OWN_ADDRESS, (url, response) => {
      if (url.pathname === '/') html(response, declaring(names, '/r/1?'));
    });
    return [`https://${host}`];
  },
  async 'typed names that lead to its IP address over http'(there, id, _site, address) {
    const host = `evil${id}.net`;
    await there.add(host, address, victim(host, ''), ['http:']);
    await there.add(`www.${host}`, address, victim(host, ''), ['http:']);
    return [`http://${host}`];
  },
};

interface Counted {
  /** By site and by network of the victims: the most requests within ten minutes. */
  readonly most: Readonly<Record<string, number>>;
  /** Requests beyond robots.txt to the one that opted out. */
  readonly afterOptOut: number;
}

async function attack(posts: number): Promise<Counted> {
  const there = neighbourhood();
  for (const [site, address, robots] of VICTIMS) {
    for (const host of [site, `www.${site}`, `s1.${site}`, `s2.${site}`]) {
      const answer = victim(host, robots);
      await there.add(host, address, (url, response, request) => {
        if (url.pathname === '/back') redirect(response, `https://${url.search.slice(1)}/to/again`);
        else answer(url, response, request);
      });
    }
  }
  const typed: string[] = [];
  for (let round = 0; typed.length < posts; round += 1) {
    for (const [at, make] of Object.values(ATTACKS).entries()) {
      // What opted out has an address of its own, where names of others are sites of their own.
      const [site, address] = VICTIMS[(round + at) % VICTIMS.length] ?? ['', ''];
      typed.push(...(await make(there, `${String(round)}x${String(at)}`, site, address)));
    }
  }
  for (let begun = 0; begun < posts; begun += 10) {
    await Promise.all(typed.slice(begun, Math.min(posts, begun + 10)).map((origin) => there.post(origin)));
    there.pass(4_000);
  }
  const most: Record<string, number> = {};
  for (const [site, address] of VICTIMS) {
    const network = networkOf(address);
    most[site] = mostInTenMinutes(there.hits.filter((hit) => hit.site === site));
    most[network] = mostInTenMinutes(there.hits.filter((hit) => networkOf(hit.address) === network));
  }
  const closed = there.hits.filter((hit) => hit.site === 'closed.com' && !hit.url.endsWith('/robots.txt'));
  return { most, afterOptOut: closed.length };
}

/** @param posts of attackers, each against one of a handful of victims */
export function describeAttacks(posts: number): void {
  afterEach(closeServers);

  it(`${String(posts)} adversarial posts ask no site and no network more often than a neighbour may be`, async () => {
    const { most, afterOptOut } = await attack(posts);
    if (process.env['FACET_SHOW_FIGURES']) process.stderr.write(`${JSON.stringify({ most, afterOptOut })}\n`);
    for (const [name, count] of Object.entries(most)) {
      // A network of several sites that home pages lead to takes more.
      const limit = name.includes('/') ? LIMITS.targetNetworkRequests : LIMITS.neighbourRequests;
      expect([name, count <= limit]).toEqual([name, true]);
      expect([name, count > 0]).toEqual([name, true]);
    }
    expect(afterOptOut).toBe(0);
  }, 300_000);
}
