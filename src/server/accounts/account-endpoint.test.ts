import { json, openAccounts } from './testing/account-interfaces';
import { comparisonBody, largeBody, reportBody, SIGNATURE } from './testing/saved-bodies';
import { signedIn } from './testing/signed-in';
import { StorageError } from '../platform/storage/raw';
import { LIMITS } from '../../site/limits';

describe('/api/account', () => {
  it('gives everything as a file, and nothing that lets anyone in', async () => {
    const { post, send, people, services } = await openAccounts();
    await signedIn(services, 'ada');
    await post('ada', reportBody('a.example'));
    await post('ada', comparisonBody('b.example', 'c.example'));
    await post('bo', reportBody('secret.example'));
    const response = await send('ada', 'GET', '/api/account');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="facet-account.json"');
    expect(response.headers.get('content-type')).toBe('application/json');
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({
      format: 1,
      exportedAt: '2026-06-01T12:00:00.000Z',
      edits: [],
      published: [],
      profile: { issuer: 'https://login.example', subject: 'ada', name: 'ada', email: 'ada@facet.example' },
      roles: ['editor'],
      sessions: expect.arrayContaining([
        {
          ...{ current: true, device: { browser: 'Chrome', system: 'Linux' } },
          ...{ startedAt: '2026-06-01T12:00:00.000Z', seenAt: '2026-06-01T12:00:00.000Z' },
          until: new Date(Date.parse('2026-06-01T12:00:00Z') + LIMITS.privilegedSessionSeconds * 1000).toISOString(),
        },
        expect.objectContaining({ current: false }),
      ]) as unknown,
      saved: [
        expect.objectContaining({ kind: 'comparison', reports: comparisonBody('b.example', 'c.example').reports }),
        expect.objectContaining({
          kind: 'report',
          reports: [{ report: reportBody('a.example').report, signature: SIGNATURE }],
        }),
      ],
    });
    expect(text).not.toContain(people.ada.session.id.slice(9));
    expect(text).not.toContain('secret.example');
  });

  it('of somebody who keeps nothing is a file all the same', async () => {
    const { send } = await openAccounts();
    expect(await json(await send('bo', 'GET', '/api/account'))).toMatchObject({ saved: [], roles: [] });
  });

  long('streams an account that is full, below what one answer may have', async () => {
    const { post, send } = await openAccounts();
    const room = Math.floor(LIMITS.savedBytesPerMember / LIMITS.savedReportBytes);
    for (let number = 0; number < room; number += 1)
      await post('ada', largeBody(`n${String(number)}.example`, 1_040_000));
    const response = await send('ada', 'GET', '/api/account');
    const sizes: number[] = [];
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) sizes.push(piece.byteLength);
    expect(sizes.length).toBeGreaterThan(room);
    expect(Math.max(...sizes)).toBeLessThan(1.1 * LIMITS.savedReportBytes);
    const whole = sizes.reduce((sum, size) => sum + size, 0);
    expect(whole).toBeGreaterThan(15_000_000);
    expect(whole + 2 * LIMITS.savedReportBytes).toBeLessThan(20_000_000);
  });

  it('that cannot be read whole is an error, and no file cut short', async () => {
    const { post, send, services, people } = await openAccounts();
    await post('ada', reportBody('a.example'));
    const { keys } = await services.storage.list(`members/${people.ada.session.member}/saved/`);
    await services.storage.delete(keys[0] ?? '');
    expect((await send('ada', 'GET', '/api/account')).status).toBe(503);
  });

  it('is deleted by a form, which leads to the page that says so and forgets the cookie', async () => {
    const { post, form, send, services, people } = await openAccounts();
    await post('ada', reportBody('a.example'));
    const response = await form('ada', '/api/account', { locale: 'fr', confirm: 'delete' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/fr/auth/sign-out/?done=deleted']);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=; Path=\/; Max-Age=0;/);
    expect((await send('ada', 'GET', '/api/reports')).status).toBe(401);
    expect((await send('bo', 'GET', '/api/reports')).status).toBe(200);
    for (const prefix of ['members/', 'sessions/']) {
      const { keys } = await services.storage.list(prefix);
      expect(keys.filter((key) => key.includes(people.ada.session.member))).toEqual([]);
    }
  });

  it('is deleted by data, which gets no content', async () => {
    const { post } = await openAccounts();
    const response = await post('ada', { confirm: 'delete' }, '/api/account');
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
  });

  it.each([{}, { confirm: '' }, { confirm: 'yes' }, { confirm: 'DELETE' }, { confirm: ['delete'] }, { confirm: true }])(
    'is not deleted for %j',
    async (fields) => {
      const { post, send } = await openAccounts();
      await post('ada', reportBody('a.example'));
      const response = await post('ada', fields, '/api/account');
      expect([response.status, await json(response)]).toEqual([422, expect.objectContaining({ code: 'invalid' })]);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect((await json(await send('ada', 'GET', '/api/reports')))['saved']).toHaveLength(1);
    },
  );

  it('that could not be deleted says so; the session works, and asking again does it', async () => {
    const { post, services } = await openAccounts();
    await post('ada', reportBody('a.example'));
    const remove = services.storage.delete.bind(services.storage);
    services.storage.delete = () => Promise.reject(new StorageError('down'));
    const failed = await post('ada', { confirm: 'delete' }, '/api/account');
    expect([failed.status, failed.headers.get('set-cookie')]).toEqual([503, null]);
    services.storage.delete = remove;
    const closed = await post('ada', reportBody('b.example'));
    expect([closed.status, await json(closed)]).toEqual([409, expect.objectContaining({ code: 'account-closed' })]);
    expect((await post('ada', { confirm: 'delete' }, '/api/account')).status).toBe(204);
  });
});
