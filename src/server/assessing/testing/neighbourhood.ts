/** Sites on loopback, each at its own address, that record every request; and visitors who post. */
import { pageAt } from '../../../brand/urls/typed-url';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import { getDomain } from 'tldts';
import type { Storage } from '../../platform/storage/raw';
import { memoryStorage } from '../../platform/testing/memory-storage';
import { testServices, TEST_ENVIRONMENT } from '../../platform/testing/services';
import { TEST_KEYS } from '../../platform/testing/signing-keys';
import type { Assessment } from '../assessments';
import { assessSite } from '../assess-site';
import { INTERNET } from '../../fetching/network';
import { OFFLINE, serve } from '../../fetching/testing/loopback';
import { IN_PROCESS_READER } from '../reading/testing/in-process-reader';

export interface Hit {
  /** Milliseconds of the test's clock. */
  readonly at: number;
  readonly site: string;
  /** The address of the server that was asked. */
  readonly address: string;
  readonly url: string;
}

/** Responds for a host. If it doesn't respond, the result is a 404. */
export type Answering = (url: URL, response: ServerResponse, request: IncomingMessage) => void;

/** Whether this machine has IPv6. */
export const HAS_IPV6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

const PORTS = { 'https:': 443, 'http:': 80 } as const;

export interface Neighbourhood {
  readonly hits: Hit[];
  readonly storage: Storage;
  /** Lets a host answer at an address. @param schemes by which; by the others nobody listens */
  readonly add: (
    host: string,
    address: string,
    answer: Answering,
    schemes?: readonly (keyof typeof PORTS)[],
  ) => Promise<void>;
  readonly post: (address: string, excludedSites?: readonly string[]) => Promise<Assessment>;
  readonly pass: (milliseconds: number) => void;
}

/** Names of reserved suffixes are hosts here, too. */
function pageOf(address: string) {
  const { origin, pathname } = new URL(address);
  return { origin, page: pageAt(origin, pathname) };
}

/** One storage and one clock for all posts. */
export function neighbourhood(pageReader = IN_PROCESS_READER): Neighbourhood {
  let time = Date.UTC(2026, 5, 1, 12);
  const hits: Hit[] = [];
  const sampleHosts: Record<string, { address: string; port: number; endsTls: boolean }> = {};
  const hosts = new Map<string, Answering>();
  const ports = new Map<string, Promise<number>>();
  const storage = memoryStorage();

  const serveAt = (address: string): Promise<number> => {
    const known = ports.get(address);
    if (known) return known;
    const port = serve((request, response) => {
      const url = new URL(`http://${request.headers.host ?? ''}${request.url ?? '/'}`);
      hits.push({
        at: time,
        site: getDomain(url.hostname) ?? url.hostname,
        address,
        url: `${url.host}${url.pathname}`,
      });
      hosts.get(url.hostname)?.(url, response, request);
      if (!response.writableEnded) response.writeHead(404).end();
    }, address);
    ports.set(address, port);
    return port;
  };

  return {
    hits,
    storage,
    async add(host, address, answer, schemes = ['https:', 'http:']) {
      hosts.set(host, answer);
      const port = await serveAt(address);
      for (const scheme of ['https:', 'http:'] as const) {
        // Nothing listens on port 1.
        sampleHosts[`${host}:${String(PORTS[scheme])}`] = {
          address,
          port: schemes.includes(scheme) ? port : 1,
          endsTls: true,
        };
      }
    },
    post: (address, excludedSites = []) =>
      assessSite(
        pageOf(address),
        testServices({
          storage,
          pageReader,
          now: () => new Date(time),
          sleep: (milliseconds) => {
            time += milliseconds;
            return new Promise((resolve) => setImmediate(resolve));
          },
          environment: { ...TEST_ENVIRONMENT, sampleHosts, excludedSites, crawlerKeys: TEST_KEYS },
        }),
        {
          signal: new AbortController().signal,
          onRequest: () => undefined,
          network: { ...OFFLINE, dial: INTERNET.dial },
        },
      ),
    pass: (milliseconds) => {
      time += milliseconds;
    },
  };
}

const TEN_MINUTES = 600_000;

/** The most hits there were within ten minutes. */
export function mostInTenMinutes(hits: readonly Hit[]): number {
  const times = hits.map(({ at }) => at).sort((a, b) => a - b);
  return Math.max(0, ...times.map((start) => times.filter((at) => at >= start && at < start + TEN_MINUTES).length));
}
