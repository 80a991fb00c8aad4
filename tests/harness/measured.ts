/** Signed reports for tests of what is done with one, asked of the function instead of waited for in a page. */
import { deflateRawSync } from 'node:zlib';
import { expect, type APIRequestContext } from '@playwright/test';
import { ENDPOINTS } from '../../src/site/endpoints';

export interface SignedReport {
  readonly report: Record<string, unknown> & { target: { address: string }; overall: unknown };
  readonly signature: unknown;
}

const measured = new Map<string, Promise<SignedReport>>();

async function ask(request: APIRequestContext, address: string): Promise<SignedReport> {
  const answer = await request.post(ENDPOINTS.assess.paths[0], {
    headers: { accept: 'application/json' },
    data: { address },
  });
  expect(answer.status()).toBe(200);
  const { report, signature } = (await answer.json()) as SignedReport;
  return { report, signature };
}

/** What the function says about a site; asked once in each worker. */
export function measuredReport(request: APIRequestContext, address = 'northwind.example'): Promise<SignedReport> {
  const known = measured.get(address) ?? ask(request, address);
  measured.set(address, known);
  return known;
}

/** The fragment of a link to a report. */
export function fragmentOf(payload: unknown): string {
  return `#r=1.${deflateRawSync(JSON.stringify(payload)).toString('base64url')}`;
}

/** Saves an example as a signed-in member. @returns its id */
export async function saveExample(request: APIRequestContext, example = 'harbour'): Promise<string> {
  const { report } = (await (await request.get(`/examples/${example}.json`)).json()) as SignedReport;
  const answer = await request.post(ENDPOINTS.reports.paths[0], { data: { kind: 'report', report } });
  expect(answer.status()).toBeLessThan(300);
  return ((await answer.json()) as { id: string }).id;
}
