import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import type { Received } from './received';
import { serveErrorSink, type ErrorSink } from './serve';

let sink: ErrorSink;
beforeEach(async () => {
  sink = await serveErrorSink({ root: tmpdir() });
});
afterEach(() => sink.close());

const event = { event_id: 'b'.repeat(32), exception: { values: [{ type: 'Error', value: '<b>broken</b>' }] } };
const envelope = `{}\n{"type":"event"}\n${JSON.stringify(event)}\n`;

const post = (kind: string, body: string) => fetch(`${sink.origin}/api/7/${kind}/`, { method: 'POST', body });
const received = async () => (await (await fetch(`${sink.origin}/events.json`)).json()) as readonly Received[];

it('keeps events and violations, newest first', async () => {
  expect((await post('envelope', envelope)).status).toBe(200);
  expect((await post('security', '{"csp-report":{"blocked-uri":"https://a.example"}}')).status).toBe(200);
  expect(await received()).toMatchObject([
    { violation: { 'blocked-uri': 'https://a.example' }, events: [] },
    { violation: null, events: [event], body: envelope },
  ]);
});

it('shows them on a page, as text', async () => {
  await post('envelope', envelope);
  const html = await (await fetch(sink.origin)).text();
  expect(html).toContain(event.event_id);
  expect(html).toContain('&lt;b&gt;broken&lt;/b&gt;');
  expect(html).not.toContain('<b>broken');
});

it('answers as it is told to', async () => {
  const told = await fetch(`${sink.origin}/answer`, {
    method: 'PUT',
    body: JSON.stringify({ status: 429, headers: { 'Retry-After': '7' } }),
  });
  expect(told.status).toBe(204);
  const answer = await post('envelope', envelope);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
});

it('refuses anything that is not a report, and keeps running', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await post('envelope', 'nothing');
  await post('security', '{}');
  expect(error).toHaveBeenCalledTimes(2);
  error.mockRestore();
  expect(await received()).toEqual([]);
  expect((await post('elsewhere', '')).status).toBe(405);
  expect((await fetch(`${sink.origin}/elsewhere`)).status).toBe(404);
});

it('answers under no other name that resolves to it', async () => {
  const status = await new Promise((resolve) => {
    httpRequest(sink.origin, { headers: { host: 'elsewhere.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).end();
  });
  expect(status).toBe(421);
});
