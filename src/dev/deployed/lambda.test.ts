import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { functionEnvironment } from './environment';
import { eventOf, type BlobsAccess, type Deploy, type LambdaEvent } from './event';
import { startInstance } from './instance';
import { lambda, type Lambda } from './lambda';

const DEPLOY: Deploy = { context: 'production', id: '65f0c0ffee', branch: 'main', siteId: 'site' };
const BLOBS: BlobsAccess = { url: 'http://a', url_uncached: 'http://b', token: 't', primary_region: 'us-east-2' };

/** A function by its body: `event`, `answer(status, headers)`, which returns a stream, and `wait(ms)` are there. */
const bundleOf = (body: string) => `
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
let calls = 0;
export const handler = awslambda.streamifyResponse(async (event, stream, context) => {
  calls += 1;
  const answer = (statusCode, multiValueHeaders = {}) =>
    awslambda.HttpResponseStream.from(stream, { statusCode, multiValueHeaders });
  ${body}
});`;

let folder: string;
let running: Lambda | undefined;
let printed: string;

beforeEach(() => {
  printed = '';
  folder = mkdtempSync(join(tmpdir(), 'facet-lambda-'));
  mkdirSync(join(folder, 'task'));
  mkdirSync(join(folder, 'tmp'));
});

afterEach(() => {
  running?.stop();
  running = undefined;
  rmSync(folder, { recursive: true });
});

function run(body: string, own: Readonly<Record<string, string>> = {}): Lambda {
  writeFileSync(join(folder, 'task', '___netlify-entry-point.mjs'), bundleOf(body));
  running = lambda({
    taskRootOf: async () => join(folder, 'task'),
    temporary: join(folder, 'tmp'),
    environmentOf: (name) => functionEnvironment(name, 'https://facet.example', DEPLOY.siteId, own),
    preloaded: [],
    log: (_, text) => (printed += text),
  });
  return running;
}

const event = (body: BodyInit | null = null, type = 'application/octet-stream'): Promise<LambdaEvent> => {
  const init = body === null ? {} : { method: 'POST', body, headers: { 'content-type': type } };
  return eventOf(new Request('https://facet.example/path?query', init), 'f', '203.0.113.7', DEPLOY, BLOBS);
};

describe('a deployed function', () => {
  it('answers with status, headers and a stream', async () => {
    const { invoke } = run(`
      const stream2 = answer(201, { 'x-a': ['1'], 'set-cookie': ['a=1', 'b=2'] });
      stream2.write(event.httpMethod + ' ' + event.rawUrl + ' ');
      stream2.end(event.headers['x-nf-deploy-context']);`);
    const response = await invoke('f', await event());
    expect([response.status, response.headers.get('x-a'), response.headers.getSetCookie()]).toEqual([
      201,
      '1',
      ['a=1', 'b=2'],
    ]);
    expect(await response.text()).toBe('GET https://facet.example/path?query production');
  });

  it('finds nothing of the machine in its environment', async () => {
    const { invoke } = run(`answer(200).end(JSON.stringify(process.env));`, { OIDC_ISSUER: 'https://login.example' });
    const found = (await (await invoke('f', await event())).json()) as Record<string, string>;
    expect(
      Object.keys(found)
        .filter((name) => !/^(AWS_|_HANDLER)/.test(name))
        .sort(),
    ).toEqual(
      [
        'LAMBDA_RUNTIME_DIR',
        'LAMBDA_TASK_ROOT',
        'LANG',
        'NODE_ENV',
        'OIDC_ISSUER',
        'PATH',
        'SITE_ID',
        'SITE_NAME',
      ].concat(['TZ', 'URL']),
    );
    expect(found['LAMBDA_TASK_ROOT']).toBe(join(folder, 'task'));
  });

  it('takes variables of 4 KB in all', () => {
    expect(() => functionEnvironment('f', 'https://facet.example', 'site', { A: 'a'.repeat(4096) })).toThrow('4096');
  });

  it('writes to its temporary folder alone', async () => {
    const { invoke } = run(`
      writeFileSync('mine', '');
      let refused = '';
      try { writeFileSync(process.env.LAMBDA_TASK_ROOT + '/other', ''); } catch (error) { refused = error.code; }
      answer(200).end(refused);`);
    expect(await (await invoke('f', await event())).text()).toBe('ERR_ACCESS_DENIED');
    expect([readdirSync(join(folder, 'tmp')), readdirSync(join(folder, 'task'))]).toEqual([
      ['mine'],
      ['___netlify-entry-point.mjs'],
    ]);
  });

  it('takes bytes in base64 and text as it is', async () => {
    const { invoke } = run(`answer(200).end(JSON.stringify([event.body, event.isBase64Encoded]));`);
    const bytes = new Uint8Array([0, 255]);
    expect(await (await invoke('f', await event(bytes))).json()).toEqual(['AP8=', true]);
    expect(await (await invoke('f', await event('{}', 'application/json'))).json()).toEqual(['{}', false]);
  });

  long('is not started for an event of more than 6 MB, which 4.6 MB of bytes are', async () => {
    const { invoke, startsOf } = run(`answer(200).end();`);
    expect((await invoke('f', await event(new Uint8Array(4_800_000)))).status).toBe(413);
    expect(startsOf('f')).toBe(0);
    expect((await invoke('f', await event(new Uint8Array(4_300_000)))).status).toBe(200);
  });

  it('stays warm, and has a process for each request at a time', async () => {
    const { invoke, startsOf, quiet } = run(
      `await wait(event.body === 'slow' ? 500 : 0); answer(200).end(String(calls));`,
    );
    const ask = async (body: string) => (await invoke('f', await event(body, 'text/plain'))).text();
    expect(await ask('1')).toBe('1');
    await quiet();
    expect(await ask('2')).toBe('2');
    await quiet();
    expect(startsOf('f')).toBe(1);
    expect(await Promise.all([ask('slow'), ask('slow')])).toEqual(['3', '1']);
    expect(startsOf('f')).toBe(2);
  });

  it('is busy until what it handed to waitUntil has ended', async () => {
    const { invoke, quiet } = run(`answer(200).end(); await wait(200); writeFileSync('late', '');`);
    await invoke('f', await event());
    await quiet();
    expect(readdirSync(join(folder, 'tmp'))).toEqual(['late']);
  });

  it('stands still between two requests', async () => {
    const { invoke, quiet } = run(`
      if (calls === 1) setTimeout(() => writeFileSync('left undone', ''), 50);
      answer(200).end();`);
    await invoke('f', await event());
    await quiet();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(readdirSync(join(folder, 'tmp'))).toEqual([]);
  });

  it.each([
    ['fails', `throw new Error('why')`, 500],
    ['answers nothing', ``, 500],
    ['ends', `process.exit(1)`, 502],
  ])('answers for a function that %s, and starts it again', async (_, body, status) => {
    const { invoke } = run(`if (calls === 1 && event.body === 'bad') { ${body}; return; } answer(200).end('fine');`);
    expect((await invoke('f', await event('bad', 'text/plain'))).status).toBe(status);
    expect(await (await invoke('f', await event())).text()).toBe('fine');
    if (status === 500 && body !== '') expect(printed).toContain('Error: why');
  });

  long('is ended when its time is up', async () => {
    run(`if (event.body !== 'head') return wait(60_000); answer(200).write('begun'); await wait(60_000);`);
    const options = { name: 'f', taskRoot: join(folder, 'task'), temporary: join(folder, 'tmp'), preloaded: [] };
    for (const [body, status] of [
      ['none', 504],
      ['head', 200],
    ] as const) {
      const instance = await startInstance({ ...options, environment: {}, log: () => undefined });
      const response = await instance.invoke(await event(body, 'text/plain'), 0.5);
      expect(response.status).toBe(status);
      if (status === 200) await expect(response.text()).rejects.toThrow('took more than 0.5 s');
      expect(await instance.over()).toBe(false);
      instance.end();
    }
  });

  long('streams 20 MB and no more', async () => {
    const { invoke } = run(`
      const out = answer(200);
      for (let n = 0; n < Number(event.body); n += 1) out.write(Buffer.alloc(1024 * 1024));
      out.end();`);
    const ask = async (megabytes: number) =>
      (await invoke('f', await event(String(megabytes), 'text/plain'))).arrayBuffer();
    expect((await ask(20)).byteLength).toBe(20 * 1024 * 1024);
    await expect(ask(21)).rejects.toThrow('more than 20 MB');
  });
});
