/**
 * Serves what `netlify build` left as a deploy: files, redirects and headers by Netlify's engines, functions from their
 * zips in processes of their own, storage that answers as in production.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BlobsServerOptions } from '../../server/platform/testing/blobs-server';
import { makeCertificates } from '../../server/fetching/testing/certificates';
import { answerFor } from '../platform/answer';
import { filesOf } from '../platform/files';
import type { PlatformFunction } from '../platform/functions';
import { listen } from '../platform/http';
import { BRANDS, type SampleBrand } from '../samples/brands';
import { serveSamples } from '../samples/serve';
import { newKey } from '../keys';
import { atEdge, withTags } from './edge';
import { serveDeployedBlobs, type DeployedBlobs } from './blobs';
import { readBundles, unpack } from './bundles';
import { functionEnvironment } from './environment';
import { clockRequest, eventOf, type Deploy } from './event';
import { serveInternet } from './internet';
import { lambda, type Lambda } from './lambda';

const SITE_ID = '0d3a9d2f-f02d-41b4-8e4e-1d3c7a2c5f10';

/**
 * The sample brands under names that a deploy takes for public ones: it refuses those that no registry gives out, such
 * as `northwind.example`. IANA keeps these for examples (RFC 2606 §3).
 */
const RESERVED = ['example.com', 'example.net', 'example.org', 'example.edu'];
const SAMPLES = RESERVED.flatMap((host, index): readonly SampleBrand[] => {
  const brand = BRANDS[index % BRANDS.length];
  return brand === undefined ? [] : [{ ...brand, host }];
});

/** What an operator has to set, or should. */
function usualVariables(context: Deploy['context']): Record<string, string> {
  const signing = { FACET_SIGNING_KEYS: newKey(), FACET_CRAWLER_KEYS: newKey() };
  // Set only for production, as the guide says.
  return context === 'production' ? { ...signing, FACET_STORAGE_KEYS: randomBytes(32).toString('base64') } : signing;
}

/** Where a client of the clock would be. */
const NOBODY = '127.0.0.1';

export interface DeployOptions {
  /** Folder of a project that `netlify build` has built. */
  readonly root: string;
  /** 0 for any free one. */
  readonly port: number;
  readonly context: Deploy['context'];
  /** The site's main address, also for previews; the deploy's own by default. */
  readonly siteUrl?: string;
  /** Whether to listen without TLS; then functions see requests by http. */
  readonly plain?: boolean;
  /** The site's own variables; keys are made where none are given. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly blobs?: Omit<BlobsServerOptions, 'token'>;
  /** How long it takes until a connection of a function stands. */
  readonly handshakeMs?: number;
  /** Takes what functions print. */
  readonly log?: (name: string, text: string) => void;
}

export interface DeployedSite {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Certificate to trust, PEM; null without TLS. */
  readonly certificate: string | null;
  /** The sample brands, as they are typed into the tool. */
  readonly samples: readonly string[];
  readonly blobs: DeployedBlobs;
  readonly deploy: Deploy;
  readonly functions: Pick<Lambda, 'startsOf' | 'quiet'>;
  /** Runs a scheduled function, as Netlify's clock does. */
  readonly turnClock: (name: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function serveDeploy(options: DeployOptions): Promise<DeployedSite> {
  const { root, context, plain = false, handshakeMs = 0, log = () => undefined } = options;
  const variables = { ...usualVariables(context), ...options.variables };
  const bundles = readBundles(root);
  const folder = mkdtempSync(join(tmpdir(), 'facet-deploy-'));
  mkdirSync(join(folder, 'outside'));
  const certificates = plain ? null : makeCertificates('localhost');
  const deploy: Deploy = {
    context,
    // Netlify's ids are of this form.
    id: Buffer.from(`facet ${context}`).toString('hex').slice(-24),
    branch: context === 'production' ? 'main' : 'a-branch',
    siteId: SITE_ID,
  };
  const blobs = await serveDeployedBlobs(options.blobs);
  const samples = await serveSamples(SAMPLES);
  const internet = await serveInternet(samples.hosts, join(folder, 'outside'), handshakeMs);
  const taskRootOf = (name: string): Promise<string> => {
    const bundle = bundles.find((each) => each.name === name);
    if (bundle === undefined) throw new Error(`There is no zip of ${name}.`);
    return unpack(bundle);
  };
  let origin = '';
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  const processes = lambda({
    taskRootOf,
    temporary,
    environmentOf: (name) => ({
      ...functionEnvironment(name, options.siteUrl ?? origin, SITE_ID, variables),
      ...internet.variables,
    }),
    preloaded: internet.preloaded,
    log,
  });

  const functions = bundles
    // No one's request leads to scheduled functions.
    .filter(({ schedule }) => schedule === null)
    .map((bundle): PlatformFunction => ({
      name: bundle.name,
      routes: bundle.routes,
      excludedRoutes: bundle.excludedRoutes,
      answer: async (request, address) =>
        processes.invoke(bundle.name, await eventOf(request, bundle.name, address, deploy, blobs.access)),
    }));
  const publicFolder = join(root, 'public');
  const answer = answerFor({ root, publicFolder, functions, files: withTags(filesOf(root, publicFolder)) });
  const server = await listen(options.port, atEdge(answer, deploy), certificates);
  const address = server.address();
  origin = `${plain ? 'http' : 'https'}://localhost:${typeof address === 'object' && address ? address.port : ''}`;

  return {
    origin,
    certificate: certificates?.valid ?? null,
    samples: samples.sites.map(({ type }) => type),
    blobs,
    deploy,
    functions: processes,
    async turnClock(name) {
      if (!bundles.some((bundle) => bundle.name === name && bundle.schedule !== null))
        throw new Error(`${name} is no scheduled function.`);
      const event = await eventOf(clockRequest(origin, name), name, NOBODY, deploy, blobs.access);
      const { status } = await processes.invoke(name, event, 'schedule');
      if (status >= 400) throw new Error(`${name} answered ${status}.`);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      processes.stop();
      internet.close();
      await Promise.all([blobs.close(), samples.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
