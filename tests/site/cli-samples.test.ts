/** The command's measuring on the sample brands, given as to the site: the same figures as the site's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assessEvidence } from '../../src/brand/engine/assess-evidence';
import type { Evidence } from '../../src/brand/evidence/evidence';
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
      const recorded = JSON.parse(readFileSync(join(ROOT, `content/examples/${folder}.json`), 'utf8')) as Evidence;
      const golden = assessEvidence(recorded).report;
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
