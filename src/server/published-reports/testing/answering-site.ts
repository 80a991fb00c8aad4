/** A site on loopback that answers for its published reports as a test wants, and services by which it is asked. */
import type { RequestListener } from 'node:http';
import type { Environment } from '../../../site/environment';
import { serve } from '../../fetching/testing/loopback';
import { memoryStorage } from '../../platform/testing/memory-storage';
import { testServices, TEST_ENVIRONMENT } from '../../platform/testing/services';
import { TEST_KEYS } from '../../platform/testing/signing-keys';

export const ORIGIN = 'https://harbour.com';
export const FILE = 'harbour.com/.well-known/facet.txt';

/** A text with 200, a number as that status, an object as a redirect; a function writes the response itself. */
type SiteFile = string | number | { readonly location: string } | RequestListener;

const HOSTS = ['harbour.com', 'www.harbour.com', 'a.harbour.com', 'elsewhere.com'];

/** @param files by host and path; what is not listed is 404. They may be changed later */
export async function answeringSite(files: Record<string, SiteFile>, environment: Partial<Environment> = {}) {
  let time = Date.UTC(2026, 5, 1, 12);
  const asked: string[] = [];
  const purged: string[] = [];
  const later: Promise<unknown>[] = [];
  const port = await serve((request, response) => {
    const key = `${request.headers.host ?? ''}${request.url ?? ''}`;
    asked.push(key);
    const file = files[key] ?? 404;
    if (typeof file === 'function') file(request, response);
    else if (typeof file === 'number') response.writeHead(file).end();
    else if (typeof file === 'object') response.writeHead(302, { location: file.location }).end();
    else response.setHeader('content-type', 'text/plain').end(file);
  });
  const sampleHosts = Object.fromEntries(
    HOSTS.map((host) => [`${host}:443`, { address: '127.0.0.1', port, endsTls: true }]),
  );
  const services = testServices({
    storage: memoryStorage(),
    now: () => new Date(time),
    purge: (tags) => {
      purged.push(...tags);
      return Promise.resolve();
    },
    afterwards: (work) => {
      later.push(work);
    },
    environment: { ...TEST_ENVIRONMENT, sampleHosts, crawlerKeys: TEST_KEYS, ...environment },
  });
  return {
    files,
    asked,
    purged,
    services,
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
    /** When all is done that no answer waits for. */
    settled: () => Promise.all(later),
  };
}
