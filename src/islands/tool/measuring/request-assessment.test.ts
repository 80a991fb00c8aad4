import type { Progress } from './stream-line';
import { requestAssessment } from './request-assessment';

const evidence = { format: 1, scope: 'site' };
const facts = { format: 1, scope: 'site' };
const report = { format: 1, rubricVersion: '0.1' };

function ndjson(...lines: readonly unknown[]): Response {
  return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8' },
  });
}

function problem(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } });
}

function ask(answer: () => Promise<Response>, onProgress: (progress: Progress) => void = () => undefined) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const asked = requestAssessment({
    address: 'northwind.com',
    locale: 'ja',
    signal: new AbortController().signal,
    onProgress,
  });
  return { fetched, asked };
}

afterEach(() => jest.restoreAllMocks());

describe('requestAssessment', () => {
  it('sends the address with the locale and follows the answer to the report', async () => {
    const seen: Progress[] = [];
    const { fetched, asked } = ask(
      async () =>
        ndjson(
          { t: 'request', id: 'https-home', state: 'started', ms: 0 },
          { t: 'request', id: 'https-home', state: 'answered', ms: 210 },
          { t: 'report', facts, report, signature: null },
          { t: 'evidence', evidence },
        ),
      (progress) => seen.push(progress),
    );
    const { result, evidence: behind } = await asked;
    expect(result).toEqual({
      report,
      received: report,
      signature: null,
      arrival: { from: 'network' },
      basis: { state: 'awaited', facts },
    });
    expect(await behind).toEqual(evidence);
    expect(seen).toEqual([
      { id: 'https-home', state: 'started', ms: 0 },
      { id: 'https-home', state: 'answered', ms: 210 },
    ]);
    expect(fetched).toHaveBeenCalledWith('/api/assess', expect.objectContaining({ method: 'POST' }));
    expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"address":"northwind.com","locale":"ja"}');
  });

  it('gives the report as soon as it is there, whatever comes of the evidence', async () => {
    const lines = new TransformStream<Uint8Array, Uint8Array>();
    const writer = lines.writable.getWriter();
    const write = (text: string) => writer.write(new TextEncoder().encode(text));
    const { asked } = ask(async () => new Response(lines.readable, ndjson()));
    void write(`${JSON.stringify({ t: 'report', facts, report, signature: null })}\n`);
    const { result, evidence: behind } = await asked;
    expect(result.report).toEqual(report);
    void write('{"t":"evidence","evid').then(() => writer.abort(new Error('gone')));
    expect(await behind).toBeNull();
  });

  it('takes a function of an earlier deploy, which sends no evidence', async () => {
    const { asked } = ask(async () => ndjson({ t: 'report', facts, report, signature: null }));
    expect(await (await asked).evidence).toBeNull();
  });

  it.each([
    ['an error in the stream', () => ndjson({ t: 'error', code: 'site-too-slow' }), 'site-too-slow'],
    ['a stream without a report', () => ndjson({ t: 'request', id: 'robots', state: 'started', ms: 1 }), 'interrupted'],
    ['a stream cut inside a line', () => new Response('{"t":', ndjson()), 'interrupted'],
    ['a problem', () => problem(429, { code: 'too-many-requests', status: 429 }), 'too-many-requests'],
    [
      'a problem with the address',
      () => problem(422, { code: 'invalid', fields: { address: 'address-malformed' } }),
      'address-malformed',
    ],
    ['an error page', () => new Response('<!doctype html>', { status: 502 }), 'unexpected'],
  ])('fails with a code after %s', async (_, answer, code) => {
    await expect(ask(async () => answer()).asked).rejects.toMatchObject({ code });
  });

  it('hands on the digest of an error report', async () => {
    const { asked } = ask(async () => problem(500, { code: 'unexpected', digest: '7f3a' }));
    await expect(asked).rejects.toMatchObject({ code: 'unexpected', digest: '7f3a' });
  });

  it.each([
    [true, 'network'],
    [false, 'offline'],
  ])('tells a network that fails from one that is off (on line: %s)', async (onLine, code) => {
    jest.replaceProperty(globalThis, 'navigator', { onLine } as Navigator);
    const { asked } = ask(async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(asked).rejects.toMatchObject({ code });
  });
});
