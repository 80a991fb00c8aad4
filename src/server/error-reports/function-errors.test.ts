import { parseDsn } from '../../site/error-reports';
import { memoryStorage } from '../platform/testing/memory-storage';
import { parseEnvelope } from './envelope';
import { functionErrorEvent, sendFunctionError } from './function-errors';

const DSN = parseDsn('https://abc@errors.example/42');
const FACTS = {
  digest: '0123456789abcdef0123456789abcdef',
  release: 'facet@1.0.0',
  environment: 'production',
  now: new Date('2026-06-01T12:00:00Z'),
};

function failing(): Error {
  try {
    throw new TypeError('inner');
  } catch (cause) {
    return new Error('outer', { cause });
  }
}

describe('the report of an error', () => {
  it('has the digest for its id, and every cause with its stack, the outermost last', () => {
    const event = functionErrorEvent(failing(), FACTS);
    expect(event).toMatchObject({
      event_id: FACTS.digest,
      release: 'facet@1.0.0',
      environment: 'production',
      platform: 'node',
      exception: {
        values: [
          { type: 'TypeError', value: 'inner' },
          { type: 'Error', value: 'outer' },
        ],
      },
    });
    const frames = event.exception?.values?.at(-1)?.stacktrace?.frames ?? [];
    expect(frames.at(-1)?.function).toContain('failing');
  });

  it('is made of whatever was thrown', () => {
    expect(functionErrorEvent('a text', FACTS).exception?.values).toEqual([{ type: 'Error', value: "'a text'" }]);
    expect(functionErrorEvent(undefined, FACTS).exception?.values).toEqual([]);
  });

  it('knows nothing of who asked', () => {
    const event = functionErrorEvent(failing(), FACTS);
    for (const member of ['user', 'request', 'server_name', 'breadcrumbs', 'contexts', 'extra']) {
      expect(event).not.toHaveProperty(member);
    }
  });
});

describe('sending it', () => {
  const setUp = (respond: () => Response | Promise<never>) => {
    const sent: { url: string; body: string }[] = [];
    const fetcher = ((url: string, init: RequestInit) => {
      sent.push({ url, body: init.body as string });
      return Promise.resolve(respond());
    }) as typeof fetch;
    if (DSN === null) throw new Error('no DSN');
    const upstream = { dsn: DSN, sink: null, fetch: fetcher };
    const storage = memoryStorage();
    return { sent, send: () => sendFunctionError(failing(), FACTS, upstream, () => storage) };
  };

  it('puts the event into an envelope for the DSN', async () => {
    const { sent, send } = setUp(() => new Response());
    await send();
    expect(sent[0]?.url).toBe('https://errors.example/api/42/envelope/?sentry_key=abc&sentry_version=7');
    const envelope = parseEnvelope(Buffer.from(sent[0]?.body ?? ''));
    expect(envelope?.items.map(({ type }) => type)).toEqual(['event']);
    const event = JSON.parse(Buffer.from(envelope?.items[0]?.payload ?? []).toString()) as Record<string, unknown>;
    expect(event['event_id']).toBe(FACTS.digest);
    expect(JSON.parse(sent[0]?.body.split('\n')[0] ?? '')).toMatchObject({ event_id: FACTS.digest });
  });

  it('stops while the service wants no errors', async () => {
    const { sent, send } = setUp(() => new Response(null, { status: 429, headers: { 'Retry-After': '60' } }));
    await send();
    await send();
    expect(sent).toHaveLength(1);
  });

  it('harms nobody where nothing works', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { send } = setUp(() => Promise.reject(new Error('down')));
    await expect(send()).resolves.toBeUndefined();
    const broken = sendFunctionError(
      failing(),
      FACTS,
      { dsn: { publicKey: '', base: 'nonsense', project: '' }, sink: null, fetch },
      () => {
        throw new Error('no storage');
      },
    );
    await expect(broken).resolves.toBeUndefined();
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });
});
