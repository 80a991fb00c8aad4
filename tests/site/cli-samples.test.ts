/** The command's measuring on the sample brands, which it is told of as the site is: the same figures as the site's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../src/brand/report';
import { measure } from '../../src/cli/measuring/measure';
import { BRANDS } from '../../src/dev/samples/brands';
import { serveSamples } from '../../src/dev/samples/serve';
import { LIMITS } from '../../src/site/limits';
import { ROOT } from '../harness/pages';

for (const { host, folder } of BRANDS) {
  it(`the command measures ${host} as the site does`, async () => {
    const samples = await serveSamples(BRANDS, () => new Date());
    const sent: string[] = [];
    try {
      const result = await measure(host, {
        local: false,
        preview: false,
        headers: [],
        environment: { FACET_SAMPLE_HOSTS: samples.hosts.join(',') },
        signal: new AbortController().signal,
        onRequest: () => undefined,
        onSend: ({ href }) => sent.push(href),
      });
      const golden = JSON.parse(readFileSync(join(ROOT, `src/brand/testing/golden/${folder}.json`), 'utf8')) as Report;
      expect(result).toMatchObject({
        ok: true,
        measured: { report: { scope: 'site', overall: golden.overall, dimensions: golden.dimensions } },
      });
      expect(sent.length).toBeLessThanOrEqual(LIMITS.requestsPerAssessment);
    } finally {
      await samples.close();
    }
  });
}
