/**
 * The site measured by its own tool: built for production, served by the direct platform under its own name with a
 * certificate, fetched like any other site, and assessed.
 */
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { assess } from '../../src/brand/score/assess';
import { extractFacts } from '../../src/brand/engine/extract';
import { instantTarget } from '../../src/brand/reading/refresh';
import { readHomePage } from '../../src/brand/requests/home-page';
import { readAlternates } from '../../src/brand/requests/links-back';
import type { Report } from '../../src/brand/report/report';
import { startSite } from '../../src/dev/site';
import { makeCertificates } from '../../src/server/fetching/testing/certificates';
import { gather } from '../../src/server/assessing/gathering/gather';
import { serveUnder } from './domain';
import { freePort } from './free-port';
import { PRODUCTION } from './scratch-site';

const HOST = new URL(PRODUCTION.URL).host;

/** Checks that do not pass, and why that is fine. */
const EXCEPTIONS: readonly (readonly [check: string, outcome: string, why: string])[] = [
  ['same-as', 'none', 'profiles elsewhere are the operator\u2019s to name (OPERATOR_PROFILES); none are invented'],
];

/** Assesses a copy of the project built for production. @param root of the copy */
export async function assessOwnSite(root: string): Promise<Report> {
  const site = await startSite({ root, port: await freePort(), pages: 'built', platform: 'direct' });
  const certificates = makeCertificates(HOST, `www.${HOST}`);
  const domain = await serveUnder(HOST, site.origin, certificates);
  const at = (scheme: 'http' | 'https') =>
    ({ address: '127.0.0.1', port: domain.ports[scheme], endsTls: false }) as const;
  try {
    const evidence = await gather(
      { address: HOST, origin: `https://${HOST}` },
      {
        signal: AbortSignal.timeout(60_000),
        onRequest: () => undefined,
        reader: {
          readHomePage: (home) => Promise.resolve(readHomePage(home)),
          readRefresh: (page) => Promise.resolve(instantTarget(page)),
          readAlternates: (answer) => Promise.resolve(readAlternates(answer)),
        },
        policy: {
          excludedSites: [],
          sampleHosts: {
            [`${HOST}:443`]: at('https'),
            [`www.${HOST}:443`]: at('https'),
            [`${HOST}:80`]: at('http'),
            [`www.${HOST}:80`]: at('http'),
          },
        },
        network: {
          resolve: () => Promise.resolve([]),
          dial: (options) => connect(options),
          authorities: certificates.valid,
        },
        now: () => new Date(),
        botOrigin: PRODUCTION.URL,
      },
    );
    return assess(extractFacts(evidence));
  } finally {
    await Promise.all([domain.close(), site.stop()]);
  }
}

/** Declares the tests. @param report returns the assessment once it is available */
export function describeOwnSite(report: () => Report): void {
  test('every check that applies to this site in production passes, except those explained here', () => {
    const lost = report().checks.filter(({ score, weight }) => weight > 0 && score !== 1000 && score !== 'na');
    expect(lost.map(({ id, outcome, params }) => ({ id, outcome, params }))).toEqual(
      EXCEPTIONS.map(([id, outcome]) => ({ id, outcome, params: expect.anything() })),
    );
  });

  test('every dimension without an exception is at 100', () => {
    const excepted = new Set(
      report()
        .checks.filter(({ id }) => EXCEPTIONS.some(([check]) => check === id))
        .map(({ dimension }) => dimension),
    );
    for (const { id, state, score } of report().dimensions) {
      expect({ id, state }).toEqual({ id, state: 'assessed' });
      if (!excepted.has(id)) expect({ id, score }).toEqual({ id, score: { value: 1000, low: 1000, high: 1000 } });
    }
  });
}
