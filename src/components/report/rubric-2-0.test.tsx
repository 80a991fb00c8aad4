/** Reports of rubric 2.0, packed while it was this site's: they open, add up and keep their words. Nothing makes them again. */
import { inflateRawSync } from 'node:zlib';
import { checkSources } from '../../brand/score/check-sources';
import { outlineOf } from '../../brand/score/rubric-outline';
import { score } from '../../brand/score/score';
import { isConsistent } from '../../brand/sharing/consistency';
import { packedIn } from '../../brand/sharing/fragment';
import { parsePayload } from '../../brand/sharing/link';
import LINKS from '../../brand/testing/rubric-2.0/links.json';
import { LOCALES } from '../../site/locales';
import { shown } from '../testing/shown';
import { WholeReport } from './WholeReport';
import { SourcesOfChecks } from './Sources';

function opened(fragment: string) {
  const found = packedIn(fragment, 'report');
  if (!found.ok) throw new Error(found.code);
  const parsed = parsePayload(inflateRawSync(Buffer.from(found.packed, 'base64url')).toString());
  if (!parsed.ok) throw new Error(parsed.code);
  return parsed.shared.report;
}

describe.each([
  ['harbour', 736, [595, 731, 778, 728, 689, 1000, 895]],
  ['tidewater', 460, [370, 482, 767, 315, 289, 583, 395]],
] as const)('%s', (name, overall, dimensions) => {
  const report = opened(LINKS[name]);

  it('scores what it scored', () => {
    expect(report.rubricVersion).toBe('2.0');
    expect(isConsistent(report)).toBe(true);
    for (const scored of [report, score(outlineOf('2.0'), report.checks)]) {
      expect(scored.overall?.value).toBe(overall);
      expect(scored.dimensions.map((each) => each.score?.value)).toEqual(dimensions);
    }
  });

  it.each(LOCALES)('is shown in %s with a reason for every verdict', (locale) => {
    const html = shown(
      <SourcesOfChecks.Provider value={checkSources}>
        <WholeReport report={report} />
      </SourcesOfChecks.Provider>,
      locale,
    );
    expect(html).toContain('<dd>2.0</dd>');
    expect(html).not.toMatch(/\{\{|\.outcomes\.|undefined/);
  });
});
