import { listSaved } from './saved-reports';
import { BROWSER, json, openAccounts, UNKNOWN, whole } from './testing/account-interfaces';
import { comparisonBody, largeBody, reportBody } from './testing/saved-bodies';
import { exampleReport } from '../assessing/example-reports';
import { StorageError } from '../platform/storage/raw';
import { LIMITS } from '../../site/limits';

describe('/api/reports', () => {
  it('keeps a report: 201 with its address, and 200 with the same where it is sent again', async () => {
    const { post, send } = await openAccounts();
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
    const { post, send } = await openAccounts();
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
    const { post, send, services } = await openAccounts();
    await post('bo', reportBody('b.example'));
    const { id } = await json(await post('ada', reportBody('a.example')));
    // An instance reads the day's salt once.
    await send('bo', 'GET', `/api/reports/${UNKNOWN}`);
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
    const { post, send } = await openAccounts();
    expect((await post(null, reportBody('a.example'))).status).toBe(401);
    for (const path of ['/api/reports', `/api/reports/${UNKNOWN}`, '/api/account']) {
      expect((await send(null, 'GET', path)).status).toBe(401);
    }
    expect((await send(null, 'DELETE', `/api/reports/${UNKNOWN}`)).status).toBe(401);
    expect((await post(null, { confirm: 'delete' }, '/api/account')).status).toBe(401);
  });

  it.each([
    ['GET', '/api/account', {}],
    ['POST', '/api/account', { confirm: 'delete', locale: 'de' }],
    ['GET', `/api/reports/${UNKNOWN}`, {}],
    ['POST', `/api/reports/${UNKNOWN}`, { action: 'delete', locale: 'de' }],
  ])(
    'leads people whose session is over by %s %s to sign in and back to their account',
    async (method, path, fields) => {
      const { send } = await openAccounts();
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
    const { send, people, services } = await openAccounts();
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
    const { post, send } = await openAccounts();
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
    // The last one counts, as in every JSON parser. The first `kind` isn't valid.
    ['keys twice', `{"kind":"x",${JSON.stringify(reportBody('a.example')).slice(1)}`, 201],
  ])('answers %s without failing', async (_, body, status) => {
    const { post } = await openAccounts();
    expect((await post('ada', body)).status).toBe(status);
  });

  long('takes as much as may be kept, and says when it is full', async () => {
    const { post, services, people } = await openAccounts();
    const room = Math.floor(LIMITS.savedBytesPerMember / 990_000);
    for (let number = 0; number < room; number += 1) {
      expect((await post('ada', largeBody(`n${String(number)}.example`, 990_000))).status).toBe(201);
    }
    const full = await post('ada', largeBody('more.example', 990_000));
    expect([full.status, await json(full)]).toEqual([409, expect.objectContaining({ code: 'too-many-saved' })]);
    expect(await listSaved(services.storage, people.ada.session.member)).toHaveLength(room);
  });

  it('leads people back to their account from whatever else went wrong', async () => {
    const { form, services } = await openAccounts();
    const wrong = await form('ada', `/api/reports/${UNKNOWN}`, { locale: 'ar', action: 'keep' });
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining('<a class="button" href="/ar/auth/account/"'),
    ]);
    services.storage.delete = () => Promise.reject(new StorageError('down'));
    const away = await form('ada', '/api/account', { locale: 'ja', confirm: 'delete' });
    expect([away.status, await away.text()]).toEqual([
      503,
      expect.stringContaining('<a class="button" href="/ja/auth/account/"'),
    ]);
  });

  it('says 503 where storage fails, and the same save goes through later', async () => {
    const { post, services } = await openAccounts();
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
    const { post, send } = await openAccounts();
    const body = comparisonBody('a.example', 'b.example');
    const { id, savedAt } = await json(await post('ada', body));
    const response = await send('ada', 'GET', `/api/reports/${String(id)}`);
    expect(await json(response)).toEqual({ id, kind: 'comparison', savedAt, reports: body.reports });
  });

  it('shows a report as a page to whoever has no script', async () => {
    const { post, send } = await openAccounts();
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
    const { post, send } = await openAccounts();
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

  it('shows untrusted names as text', async () => {
    const { post, send } = await openAccounts();
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
    const { post, send } = await openAccounts();
    const path = `/api/reports/${String((await json(await post('ada', reportBody('a.example'))))['id'])}`;
    expect((await send('ada', 'DELETE', path)).status).toBe(204);
    expect((await send('ada', 'DELETE', path)).status).toBe(404);
    expect((await send('ada', 'GET', path)).status).toBe(404);
  });

  it('is deleted by a form, which leads back to the account', async () => {
    const { post, form, send } = await openAccounts();
    const path = `/api/reports/${String((await json(await post('ada', reportBody('a.example'))))['id'])}`;
    expect((await form('bo', path, { locale: 'ar', action: 'delete' })).status).toBe(404);
    expect((await form('ada', path, { locale: 'ar', action: 'keep' })).status).toBe(422);
    const response = await form('ada', path, { locale: 'ar', action: 'delete' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/ar/auth/account/']);
    expect(await json(await send('ada', 'GET', '/api/reports'))).toEqual({ saved: [] });
  });
});
