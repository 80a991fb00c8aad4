/** Pictures of a site are shown on the page that measured it, and are in nothing that is kept or passed on. */
import { evidence as siteEvidence } from '../../../brand/examples/evidence';
import { exportText } from '../../../brand/sharing/export';
import { comparisonPayload, linkPayload } from '../../../brand/sharing/payload';
import { assessEvidence } from '../../../brand/engine/assess-evidence';
import { requestAssessment } from '../measuring/request-assessment';
import type { AssessmentResult } from '../result';
import { reduce } from '../reduce';
import { INITIAL_STATE, resultOf, type Column } from '../state';
import { handOver, stashForSignIn } from '../stash-for-sign-in';

const ICON = 'data:image/webp;base64,UklGRhwAAABXRUJQVlA4TA8AAAAvAAAAAAcQ/Y/+ByKi/wEA';

/** Notes what is written. */
function notingStorage(): { readonly storage: Storage; readonly texts: string[] } {
  const texts: string[] = [];
  return { storage: { setItem: (_key: string, text: string) => texts.push(text) } as unknown as Storage, texts };
}

/** The result of a measurement whose answer has a picture. */
async function measured(): Promise<AssessmentResult> {
  const evidence = siteEvidence();
  const lines = [
    { t: 'report', ...assessEvidence(evidence), signature: null },
    { t: 'pictures', icon: ICON },
    { t: 'evidence', evidence },
  ];
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const headers = { 'content-type': 'application/x-ndjson' };
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { headers }));
  const { result, evidence: behind } = await requestAssessment({
    address: 'northwind.example',
    locale: 'en',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const column: Column = {
    id: 1,
    source: 'address',
    name: 'northwind.example',
    previous: null,
    outcome: { state: 'done', result },
    run: null,
  };
  const state = { ...INITIAL_STATE, columns: [column] };
  const [after] = reduce(state, { type: 'evidence', result, evidence: (await behind) ?? null }).columns;
  const whole = after && resultOf(after);
  if (!whole) throw new Error('no result');
  return whole;
}

afterEach(() => jest.restoreAllMocks());

it('pictures are beside the report, and in nothing that is made from it', async () => {
  const result = await measured();
  const { received, signature, basis } = result;
  expect(result.pictures).toEqual({ icon: ICON });
  if (basis.state !== 'here') throw new Error('no evidence');
  const { storage, texts } = notingStorage();
  expect(handOver(result, storage)).toBe(true);
  expect(stashForSignIn({ kind: 'report', reports: [result] }, storage)).toBe(true);
  texts.push(
    linkPayload(received, signature, 'with'),
    comparisonPayload([result, result], 'with'),
    exportText({ ...basis, format: 1, report: received, signature }),
  );
  expect(texts).toHaveLength(5);
  for (const text of texts) expect(text).not.toContain('data:image');
});
