import { exampleReport } from './example-reports';
import { accountHandlers } from './account-endpoint';
import { listSaved } from './accounts/saved-reports';
import { comparisonBody, largeBody, reportBody, SIGNATURE } from './accounts/testing/saved-bodies';
import { accountServices, signedIn } from './accounts/testing/signed-in';
import { endpoint } from './endpoint';
import { TEST_CONTEXT } from './fake-services';
import { reportsHandlers } from './reports-endpoint';
import { savedReportHandlers } from './saved-report-endpoint';
import { StorageError } from './storage';
import { LIMITS } from '../site/limits';

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';
const UNKNOWN = '0'.repeat(32);

async function open() {
  const services = accountServices();
  const people = { ada: await signedIn(services, 'ada', 'editor'), bo: await signedIn(services, 'bo') };
  const reports = endpoint('reports', reportsHandlers, () => services);
  const saved = endpoint('saved-report', savedReportHandlers, () => services);
  const account = endpoint('account', accountHandlers, () => services);
  const handlerOf = (path: string) => (path === '/api/account' ? account : path === '/api/reports' ? reports : saved);
  const send = (
    who: keyof typeof people | null,
    method: string,
    path: string,
    { body, headers = {} }: { body?: BodyInit; headers?: Record<string, string> } = {},
  ) => {
    const cookie = who === null ? '' : people[who].cookie;
    const init = { method, headers: { cookie, ...headers }, ...(body === undefined ? {} : { body }) };
    return handlerOf(path)(new Request(`https://facet.example${path}`, init), TEST_CONTEXT);
  };
  return {
    services,
    people,
    send,
    post: (who: keyof typeof people | null, body: unknown, path = '/api/reports') =>
      send(who, 'POST', path, {
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    form: (who: keyof typeof people, path: string, fields: Record<string, string>) =>
      send(who, 'POST', path, { body: new URLSearchParams(fields), headers: { accept: BROWSER } }),
  };
}

const json = async (response: Response) => (await response.json()) as Record<string, unknown>;
const whole = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers],
  body: await response.text(),
});

describe('/api/reports', () => {
  it('keeps a report: 201 with its address, and 200 with the same where it is sent again', async () => {
    const { post, send } = await open();
    const first = await post('ada', reportBody('a.example'));
    const item = await json(first);
    expect([first.status, first.headers.get('location')]).toEqual([201, `/api/reports/${String(item['id'])}`]);
    expect(first.headers.get('cache-control')).toBe('no-store');
    const again = await post('ada', { ...reportBody('a.example'), locale: 'ja' });
    expect([again.status, await json(again)]).toEqual([200, item]);
    const list = await send('ada', 'GET', '/api/reports');
    expect(await json(list)).toEqual({ saved: [item] });
    expect(list.headers.get('vary')).toContain('Cookie');
  });

  it('keeps what others keep to them', async () => {
    const { post, send } = await open();
    const { id } = await json(await post('ada', reportBody('a.example')));
    const path = `/api/reports/${String(id)}`;
    expect(await json(await send('bo', 'GET', '/api/reports'))).toEqual({ saved: [] });
    for (const accept of ['application/json', BROWSER]) {
      const headers = { accept };
      const others = await whole(await send('bo', 'GET', path, { headers }));
      expect(others.status).toBe(404);
      for (const unknown of [UNKNOWN, 'x', `${String(id)}0`, '%2e%2e', '__proto__', 'a%00', '%F0%9F%92%A9']) {
        expect(await whole(await send('bo', 'GET', `/api/reports/${unknown}`, { headers }))).toEqual(others);
      }
    }
    for (const unknown of [path, `/api/reports/${UNKNOWN}`]) {
      expect((await send('bo', 'DELETE', unknown)).status).toBe(404);
      expect((await post('bo', { action: 'delete' }, unknown)).status).toBe(404);
    }
    expect((await send('ada', 'GET', path)).status).toBe(200);
  });

  it('asks storage the same for what others keep as for what nobody keeps: not even the time it takes tells', async () => {
    const { post, send, services } = await open();
    await post('bo', reportBody('b.example'));
    const { id } = await json(await post('ada', reportBody('a.example')));
    const asked: string[] = [];
    for (const method of ['get', 'put', 'list', 'delete'] as const) {
      const original = services.storage[method].bind(services.storage) as (...args: unknown[]) => Promise<never>;
      services.storage[method] = (...args: unknown[]) => {
        asked.push(`${method} ${String(args[0])}`);
        return original(...args);
      };
    }
    for (const method of ['GET', 'DELETE']) {
      await send('bo', method, `/api/reports/${String(id)}`);
      const others = asked.splice(0);
      await send('bo', method, `/api/reports/${UNKNOWN}`);
      const nobodys = asked.splice(0);
      expect(others).toEqual(nobodys);
      expect(others).not.toEqual([]);
    }
  });

  it('asks for a session before it looks at anything', async () => {
    const { post, send } = await open();
    expect((await post(null, 'no json')).status).toBe(401);
    for (const path of ['/api/reports', `/api/reports/${UNKNOWN}`, '/api/account']) {
      expect((await send(null, 'GET', path)).status).toBe(401);
    }
    expect((await send(null, 'DELETE', `/api/reports/${UNKNOWN}`)).status).toBe(401);
    expect((await post(null, { confirm: 'delete' }, '/api/account')).status).toBe(401);
  });

  it.each([
    ['GET', '/api/account', {}],
    ['POST', '/api/account', { confirm: 'delete', locale: 'de' }],
    ['GET', '/api/reports', {}],
    ['GET', `/api/reports/${UNKNOWN}`, {}],
    ['POST', `/api/reports/${UNKNOWN}`, { action: 'delete', locale: 'de' }],
  ])(
    'leads people whose session is over by %s %s to sign in and back to their account',
    async (method, path, fields) => {
      const { send } = await open();
      const headers = { accept: BROWSER, referer: 'https://facet.example/de/auth/account/' };
      const body = method === 'POST' ? { body: new URLSearchParams(fields) } : {};
      const response = await send(null, method, path, { ...body, headers });
      const html = await response.text();
      expect([response.status, response.headers.get('content-language')]).toEqual([401, 'de']);
      expect(html).toContain('data-shell="401"');
      // The shell's links, and the one that signs in, hold the page's path.
      expect(html).toContain('href="/de/auth/account/"');
    },
  );

  it('takes no change from another origin', async () => {
    const { send, people, services } = await open();
    const headers = {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/json',
    };
    const body = JSON.stringify(reportBody('a.example'));
    expect((await send('ada', 'POST', '/api/reports', { body, headers })).status).toBe(403);
    expect((await send('ada', 'DELETE', `/api/reports/${UNKNOWN}`, { headers })).status).toBe(403);
    const confirm = JSON.stringify({ confirm: 'delete' });
    expect((await send('ada', 'POST', '/api/account', { body: confirm, headers })).status).toBe(403);
    expect(await listSaved(services.storage, people.ada.session.member)).toEqual([]);
  });

  const [one] = comparisonBody('a.example').reports;
  it.each([
    ['no report', { kind: 'report' }, 'invalid', { report: 'required' }],
    ['another thing', { kind: 'report', report: { a: 1 } }, 'report-malformed', { report: 'report-malformed' }],
    ['a later format', { kind: 'report', report: { format: 2 } }, 'report-version', { report: 'report-version' }],
    [
      'a later format beside a report',
      { kind: 'comparison', reports: [one, { report: { format: 9 } }] },
      'report-version',
      { reports: 'report-version' },
    ],
    ['five reports', { kind: 'comparison', reports: [one, one, one, one, one] }, 'invalid', { reports: 'too-long' }],
    ['one to compare', { kind: 'comparison', reports: [one] }, 'invalid', { reports: 'required' }],
    ['no kind', { report: {} }, 'invalid', { kind: 'required' }],
    ['another kind', { kind: 'toString' }, 'invalid', { kind: 'not-a-choice' }],
    ['more members', { ...reportBody('a.example'), id: UNKNOWN }, 'invalid', { id: 'unknown-key' }],
  ])('refuses %s and keeps nothing', async (_, body, code, fields) => {
    const { post, send } = await open();
    const response = await post('ada', body);
    expect([response.status, await json(response)]).toEqual([422, expect.objectContaining({ code, fields })]);
    expect(await json(await send('ada', 'GET', '/api/reports'))).toEqual({ saved: [] });
  });

  it.each([
    ['two megabytes', JSON.stringify(largeBody('a.example', 2_000_000)), 413],
    ['two megabytes of brackets', '['.repeat(2_000_000), 413],
    ['brackets', '['.repeat(1_000_000), 400],
    ['objects in objects', `{"kind":"report","report":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`, 422],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['half a body', JSON.stringify(reportBody('a.example')).slice(0, -5), 400],
    ['a prototype', '{"__proto__":{"kind":"report"},"kind":"report","report":{}}', 422],
    // The last one counts, as in every JSON parser: the first `kind` is none.
    ['keys twice', `{"kind":"x",${JSON.stringify(reportBody('a.example')).slice(1)}`, 201],
  ])('answers %s without failing', async (_, body, status) => {
    const { post } = await open();
    expect((await post('ada', body)).status).toBe(status);
  });

  it('takes as much as may be kept, and says when it is full', async () => {
    const { post, services, people } = await open();
    const room = Math.floor(LIMITS.savedBytesPerMember / 1_000_000);
    for (let number = 0; number < room; number += 1) {
      expect((await post('ada', largeBody(`n${String(number)}.example`, 1_000_000))).status).toBe(201);
    }
    const full = await post('ada', largeBody('more.example', 1_000_000));
    expect([full.status, await json(full)]).toEqual([409, expect.objectContaining({ code: 'too-many-saved' })]);
    expect(await listSaved(services.storage, people.ada.session.member)).toHaveLength(room);
  });

  it('says 503 where storage fails, and the same save goes through later', async () => {
    const { post, services } = await open();
    const put = services.storage.put.bind(services.storage);
    services.storage.put = (key, ...rest) =>
      key.includes('/saved/') ? Promise.reject(new StorageError('down')) : put(key, ...rest);
    expect((await post('ada', reportBody('a.example'))).status).toBe(503);
    services.storage.put = put;
    expect((await post('ada', reportBody('a.example'))).status).toBe(201);
  });
});

describe('/api/reports/{id}', () => {
  it('gives what was sent', async () => {
    const { post, send } = await open();
    const body = comparisonBody('a.example', 'b.example');
    const { id, savedAt } = await json(await post('ada', body));
    const response = await send('ada', 'GET', `/api/reports/${String(id)}`);
    expect(await json(response)).toEqual({ id, kind: 'comparison', savedAt, reports: body.reports });
  });

  it('shows a report as a page to whoever has no script', async () => {
    const { post, send } = await open();
    const report = exampleReport('northwind');
    const { id } = await json(await post('ada', { kind: 'report', report, signature: null }));
    const headers = { accept: BROWSER, 'accept-language': 'de' };
    const response = await send('ada', 'GET', `/api/reports/${String(id)}`, { headers });
    const html = await response.text();
    expect([response.status, response.headers.get('content-language')]).toEqual([200, 'de']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain(new URL(report.target.origin).host);
    expect(html).toContain('data-shell="report"');
  });

  it('shows a comparison as a page, also where it can no longer be compared', async () => {
    const { post, send } = await open();
    const reports = [exampleReport('northwind'), exampleReport('harbour')].map((report) => ({ report }));
    const old = reports.map(({ report }) => ({ report: { ...report, rubricVersion: '0.0.1' } }));
    for (const body of [reports, old]) {
      const { id } = await json(await post('ada', { kind: 'comparison', reports: body }));
      const response = await send('ada', 'GET', `/api/reports/${String(id)}`, { headers: { accept: BROWSER } });
      const html = await response.text();
      expect(response.status).toBe(200);
      for (const { report } of reports) expect(html).toContain(new URL(report.target.origin).host);
    }
  });

  it('shows strangers’ names as text', async () => {
    const { post, send } = await open();
    const report = exampleReport('northwind');
    const name = '<img src=x onerror=alert(1)>';
    const body = { kind: 'report', report: { ...report, portrait: { ...report.portrait, name, title: name } } };
    const { id } = await json(await post('ada', body));
    const html = await (
      await send('ada', 'GET', `/api/reports/${String(id)}`, { headers: { accept: BROWSER } })
    ).text();
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x');
  });

  it('is deleted: 204, then 404', async () => {
    const { post, send } = await open();
    const path = `/api/reports/${String((await json(await post('ada', reportBody('a.example'))))['id'])}`;
    expect((await send('ada', 'DELETE', path)).status).toBe(204);
    expect((await send('ada', 'DELETE', path)).status).toBe(404);
    expect((await send('ada', 'GET', path)).status).toBe(404);
  });

  it('is deleted by a form, which leads back to the account', async () => {
    const { post, form, send } = await open();
    const path = `/api/reports/${String((await json(await post('ada', reportBody('a.example'))))['id'])}`;
    expect((await form('bo', path, { locale: 'ar', action: 'delete' })).status).toBe(404);
    expect((await form('ada', path, { locale: 'ar', action: 'keep' })).status).toBe(422);
    const response = await form('ada', path, { locale: 'ar', action: 'delete' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/ar/auth/account/']);
    expect(await json(await send('ada', 'GET', '/api/reports'))).toEqual({ saved: [] });
  });
});

describe('/api/account', () => {
  it('gives everything as a file, and nothing that lets anyone in', async () => {
    const { post, send, people, services } = await open();
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
      profile: { issuer: 'https://login.example', subject: 'ada', name: 'ada', email: 'ada@facet.example' },
      roles: ['editor'],
      sessions: expect.arrayContaining([
        expect.objectContaining({ current: true, device: { browser: 'Chrome', system: 'Linux' } }),
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
    const { send } = await open();
    expect(await json(await send('bo', 'GET', '/api/account'))).toMatchObject({ saved: [], roles: [] });
  });

  it('streams an account that is full, below what one answer may have', async () => {
    const { post, send } = await open();
    const room = Math.floor(LIMITS.savedBytesPerMember / LIMITS.savedReportBytes);
    for (let number = 0; number < room - 1; number += 1)
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
    const { post, send, services, people } = await open();
    await post('ada', reportBody('a.example'));
    const { keys } = await services.storage.list(`members/${people.ada.session.member}/saved/`, null);
    await services.storage.delete(keys[0] ?? '');
    expect((await send('ada', 'GET', '/api/account')).status).toBe(503);
  });

  it('is deleted by a form, which leads to the page that says so and forgets the cookie', async () => {
    const { post, form, send, services, people } = await open();
    await post('ada', reportBody('a.example'));
    const response = await form('ada', '/api/account', { locale: 'fr', confirm: 'delete' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/fr/auth/sign-out/?done=deleted']);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=; Path=\/; Max-Age=0;/);
    expect((await send('ada', 'GET', '/api/reports')).status).toBe(401);
    expect((await send('bo', 'GET', '/api/reports')).status).toBe(200);
    for (const prefix of ['members/', 'sessions/']) {
      const { keys } = await services.storage.list(prefix, null);
      expect(keys.filter((key) => key.includes(people.ada.session.member))).toEqual([]);
    }
  });

  it('is deleted by data, which gets no content', async () => {
    const { post } = await open();
    const response = await post('ada', { confirm: 'delete' }, '/api/account');
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
  });

  it.each([{}, { confirm: '' }, { confirm: 'yes' }, { confirm: 'DELETE' }, { confirm: ['delete'] }, { confirm: true }])(
    'is not deleted for %j',
    async (fields) => {
      const { post, send } = await open();
      await post('ada', reportBody('a.example'));
      const response = await post('ada', fields, '/api/account');
      expect([response.status, await json(response)]).toEqual([422, expect.objectContaining({ code: 'invalid' })]);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect((await json(await send('ada', 'GET', '/api/reports')))['saved']).toHaveLength(1);
    },
  );

  it('that could not be deleted says so; the session works, and asking again does it', async () => {
    const { post, services } = await open();
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
