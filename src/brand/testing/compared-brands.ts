/** Reports that hold nothing but the check results given, for what is made of several reports. */
import { portrait } from '../naming/portrait';
import type { CheckResult, Report } from '../report/report';
import { GOOD } from './facts';

export function sampleBrand(host: string, checks: readonly CheckResult[], rubricVersion: string): Report {
  return {
    format: 1,
    rubricVersion,
    scope: 'site',
    target: { address: host, origin: `https://${host}` },
    collectedAt: '2026-11-20T14:05:00.000Z',
    overall: null,
    dimensions: [],
    checks,
    portrait: portrait(GOOD),
  };
}
