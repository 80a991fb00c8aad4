import type { Role } from '../../site/accounts';
import { accountServices, signedIn } from '../accounts/testing/signed-in';
import { endpoint } from '../platform/endpoint';
import { TEST_CONTEXT } from '../platform/testing/services';
import { feedbackMessageHandler } from './feedback-message-endpoint';
import { submissionSchema } from './submission';
import { submit } from './submit';

async function setUp(...roles: Role[]) {
  const services = accountServices();
  const submission = submissionSchema.parse({ kind: 'idea', message: 'More', email: 'a@b.example' });
  const submitted = await submit(services, submission, { locale: 'ja', client: [{ key: 'c0ffee', clients: 1 }] });
  if (!submitted.ok) throw new Error('not stored');
  const { cookie } = await signedIn(services, 'ada', ...roles);
  const handle = endpoint('feedback-message', feedbackMessageHandler, () => services);
  const { reference, secret } = submitted.receipt;
  const send = (
    method: string,
    body?: unknown,
    { path = reference, headers = {} }: { path?: string; headers?: object } = {},
  ) =>
    handle(
      new Request(`https://facet.example/api/feedback/${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        headers: { cookie, 'content-type': 'application/json', ...headers },
      }),
      TEST_CONTEXT,
    );
  return { services, send, reference, secret };
}

describe('a message for editors', () => {
  it('is shown without what only serves to know it again', async () => {
    const { send, secret } = await setUp('editor');
    const response = await send('GET');
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      message: 'More',
      email: 'a@b.example',
      locale: 'ja',
      revision: 1,
      audit: [],
    });
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/client|secretHash|content/);
  });

  it.each([
    ['nobody', { cookie: '' }, [] as Role[], 401],
    ['a member', {}, ['member'] as Role[], 403],
    ['a reviewer', {}, ['reviewer'] as Role[], 403],
  ])('is kept from %s, whatever is asked', async (_, headers, roles, status) => {
    const { send, services } = await setUp(...roles);
    for (const [method, body] of [
      ['GET'],
      ['PATCH', { status: 'done', revision: 1 }],
      // Nor are they told what a change would have to be.
      ['PATCH', { status: 'lost' }],
      ['POST', { action: 'lost' }],
      ['DELETE'],
    ] as const) {
      expect((await send(method, body, { headers })).status).toBe(status);
    }
    expect((await services.storage.list('feedback/messages/')).keys).toHaveLength(1);
  });

  it('is changed, and says by whom', async () => {
    const { send } = await setUp('editor');
    const response = await send('PATCH', { status: 'done', note: 'Thanks', revision: 1 });
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({
        ...{ status: 'done', note: 'Thanks', revision: 2 },
        audit: [{ at: '2026-06-01T12:00:00.000Z', by: 'ada', status: { from: 'new', to: 'done' }, note: 'Thanks' }],
      }),
    ]);
  });

  it('is changed by one of two editors who saw the same, and the other one is told', async () => {
    const { send } = await setUp('editor');
    const answers = await Promise.all([
      send('PATCH', { note: 'A', revision: 1 }),
      send('PATCH', { note: 'B', revision: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await send('PATCH', { note: 'C', revision: 1 });
    expect([late.status, await late.json()]).toEqual([409, expect.objectContaining({ code: 'changed-meanwhile' })]);
    expect(await (await send('GET')).json()).toMatchObject({ revision: 2, audit: [expect.anything()] });
  });

  it('keeps no trace of a change that changes nothing', async () => {
    const { send } = await setUp('editor');
    const body: unknown = await (await send('PATCH', { status: 'new', note: '', revision: 1 })).json();
    expect(body).toMatchObject({ revision: 1, audit: [] });
  });

  it.each([
    [{ status: 'new' }, { revision: 'required' }],
    [{ status: 'lost', revision: 1 }, { status: 'not-a-choice' }],
    [{ note: 'a'.repeat(5001), revision: 1 }, { note: 'too-long' }],
    [{ note: 1, revision: 1 }, { note: 'malformed' }],
    [{ message: 'Other', revision: 1 }, { message: 'unknown-key' }],
  ])('refuses the change %j', async (body, fields) => {
    const { send } = await setUp('editor');
    const response = await send('PATCH', body);
    expect([response.status, await response.json()]).toEqual([422, expect.objectContaining({ fields })]);
  });

  it('is not changed from another site', async () => {
    const { send } = await setUp('editor');
    const headers = { origin: 'https://evil.example' };
    expect((await send('PATCH', { note: 'A', revision: 1 }, { headers })).status).toBe(403);
    expect((await send('DELETE', undefined, { headers })).status).toBe(403);
  });

  it('is deleted with its screenshot, and who did it is kept', async () => {
    const { send, services, reference } = await setUp('editor');
    await services.storage.put(`feedback/screenshots/${reference}-0`, new Uint8Array([1]), {});
    expect((await send('DELETE')).status).toBe(204);
    expect((await send('GET')).status).toBe(404);
    expect((await send('DELETE')).status).toBe(404);
    expect((await send('PATCH', { note: 'A', revision: 1 })).status).toBe(404);
    const { keys } = await services.storage.list('feedback/');
    const edit = expect.stringMatching(`^feedback/edits/20260601-[0-9a-f]{32}-${reference}$`) as unknown;
    expect(keys).toEqual([`feedback/deletions/20260601-${reference}`, edit, 'feedback/secret']);
    const deletion = await services.storage.get(`feedback/deletions/20260601-${reference}`);
    expect(deletion?.value).toMatchObject({ by: 'ada' });
  });

  it.each(['0000000000', 'nobody', '..', '%2e%2e', 'IIIIIIIIII', `${'0'.repeat(10)}/other`])(
    'called %s does not exist',
    async (path) => {
      const { send } = await setUp('editor');
      expect((await send('GET', undefined, { path })).status).toBe(404);
    },
  );

  it('has no screenshot where none was sent', async () => {
    const { send, reference } = await setUp('editor');
    expect((await send('GET', undefined, { path: `${reference}/screenshot` })).status).toBe(404);
  });
});
