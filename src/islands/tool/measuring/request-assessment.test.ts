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

  it('gives the report with its pictures as soon as they are there, whatever comes of the evidence', async () => {
    const lines = new TransformStream<Uint8Array, Uint8Array>();
    const writer = lines.writable.getWriter();
    const write = (text: string) => writer.write(new TextEncoder().encode(text));
    const { asked } = ask(async () => new Response(lines.readable, ndjson()));
    void write(`${JSON.stringify({ t: 'report', facts, report, signature: null })}\n`);
    void write(`${JSON.stringify({ t: 'pictures', missing: { icon: 'too-slow' } })}\n`);
    const { result, evidence: behind } = await asked;
    expect(result.report).toEqual(report);
    expect(result.pictures).toEqual({ missing: { icon: 'too-slow' } });
    void write('{"t":"evidence","evid').then(() => writer.abort(new Error('gone')));
    expect(await behind).toBeNull();
  });

  it('gives the report where the answer breaks off behind it', async () => {
    const { asked } = ask(
      async () =>
        new Response(`${JSON.stringify({ t: 'report', facts, report, signature: null })}\n{"t":"pict`, ndjson()),
    );
    const { result, evidence: behind } = await asked;
    expect(result).toMatchObject({ report });
    expect(result).not.toHaveProperty('pictures');
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

  it('waits for its turn in the line, and comes back with its ticket', async () => {
    jest.useFakeTimers();
    const waits: unknown[] = [];
    const answers = [
      () =>
        ndjson(
          { t: 'waiting', place: 9, seconds: 8 },
          { t: 'error', code: 'in-line', retryAfterSeconds: 30, place: 700, ticket: '1.a' },
        ),
      () => ndjson({ t: 'report', facts, report, signature: null }),
    ];
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => answers.shift()?.() ?? Response.error());
    const controller = new AbortController();
    const asked = requestAssessment({
      address: 'northwind.com',
      locale: 'en',
      signal: controller.signal,
      onProgress: () => undefined,
      onWait: (wait) => waits.push(wait),
    });
    await jest.advanceTimersByTimeAsync(29_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1000);
    expect((await asked).result.report).toEqual(report);
    expect(waits).toEqual([
      { place: 9, seconds: 8 },
      { place: 700, seconds: 30 },
    ]);
    expect(fetched.mock.calls[1]?.[1]?.body).toBe('{"address":"northwind.com","locale":"en","ticket":"1.a"}');
    jest.useRealTimers();
  });

  it('leaves the line when the visitor does', async () => {
    const { asked, controller } = (() => {
      const controller = new AbortController();
      jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation(async () =>
          problem(503, { code: 'in-line', retryAfterSeconds: 30, place: 7, ticket: '1.a' }),
        );
      const request = {
        address: 'a.com',
        locale: 'en' as const,
        signal: controller.signal,
        onProgress: () => undefined,
      };
      return { controller, asked: requestAssessment({ ...request, onWait: () => controller.abort() }) };
    })();
    await expect(asked).rejects.toMatchObject({ code: 'interrupted' });
    expect(controller.signal.aborted).toBe(true);
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
