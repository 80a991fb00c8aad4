import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { LIMITS } from '../../site/limits';
import type { NotificationSettings } from '../../site/environment';
import { testServices, TEST_ENVIRONMENT } from '../platform/testing/services';
import { memoryStorage } from '../platform/testing/memory-storage';
import { SHARDS } from '../platform/storage/counter';
import { removeMessage } from './store';
import { notifyTask } from './notify-task';
import { queueAlert } from './outbox';
import { submissionSchema } from './submission';
import { submit } from './submit';
import { signatureOf } from './webhook';

const START = Date.parse('2026-06-01T12:00:00Z');
const SECRET = 'a secret of the webhook';
const MINUTE = 60_000;

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver that answers with one status after the other, the last one for ever. */
async function listen(...statuses: number[]) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 204;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return { received, url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/hook` };
}

/** A mail server that keeps what it is sent. */
async function listenForMail() {
  const mails: { readonly envelope: readonly string[]; readonly text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        mails.push({ envelope: recipients, text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  closing.push(() => server.close());
  const { port } = listening.address() as AddressInfo;
  const mail = {
    server: `smtp://127.0.0.1:${String(port)}`,
    to: 'team@facet.example',
    from: 'site@facet.example',
    plain: true,
  };
  return { mails, mail };
}

let closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing) close();
  closing = [];
});

function setUp(notifications: NotificationSettings) {
  let time = START;
  const report = jest.fn();
  const storage = memoryStorage();
  const services = testServices({
    ...{ storage, report },
    environment: { ...TEST_ENVIRONMENT, notifications },
    now: () => new Date(time),
  });
  return {
    ...{ storage, services, report },
    after: (ms: number) => (time = START + ms),
    send: async (fields: Record<string, unknown> = {}) => {
      const submission = submissionSchema.parse({ kind: 'idea', message: 'More', ...fields });
      const submitted = await submit(services, submission, { locale: 'en', client: [{ key: 'c0ffee', clients: 1 }] });
      if (!submitted.ok) throw new Error('not stored');
      return submitted.receipt.reference;
    },
    run: () => notifyTask(services),
    queued: async () => (await storage.list('feedback/outbox/')).keys.length,
  };
}

const webhookAt = (url: string) => ({ webhook: { url, secret: SECRET }, mail: null });

describe('the webhook', () => {
  it('is told of a message once, signed, by a later run of the clock', async () => {
    const { received, url } = await listen(204);
    const { send, run, queued } = setUp(webhookAt(url));
    const reference = await send({ page: '/en/about/', email: 'a@b.example' });
    expect(received).toEqual([]);
    await run();
    await run();
    const [{ headers, body } = { headers: {}, body: '' }, ...others] = received;
    expect(others).toEqual([]);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'facet-delivery': reference });
    const timestamp = Number(headers['facet-timestamp']);
    expect(timestamp).toBe(START / 1000);
    expect(headers['facet-signature']).toBe(signatureOf(SECRET, timestamp, body));
    expect(JSON.parse(body)).toMatchObject({
      type: 'feedback.received',
      id: reference,
      data: { reference, message: 'More', page: '/en/about/', email: 'a@b.example', trust: 'moderate' },
    });
    expect(body).not.toMatch(/secretHash|client/);
    expect(await queued()).toBe(0);
  });

  it.each([500, 404, 302])('that answers %d is tried again, later and later', async (status) => {
    const { received, url } = await listen(status, status, 200);
    const { send, run, after, report, queued } = setUp(webhookAt(url));
    await send();
    const tries: number[] = [];
    for (const ms of [0, 59_999, 60_000, 179_999, 180_000, 300_000]) {
      after(ms);
      const before = received.length;
      await run();
      if (received.length > before) tries.push(ms);
    }
    expect(tries).toEqual([0, MINUTE, 3 * MINUTE]);
    expect(new Set(received.map(({ headers }) => headers['facet-delivery'])).size).toBe(1);
    expect(report).toHaveBeenCalledTimes(2);
    expect(await queued()).toBe(0);
  });

  it('that never answers well is given up in the end, and the log says so', async () => {
    const { received, url } = await listen(500);
    const { send, run, after, report, queued, storage } = setUp(webhookAt(url));
    const reference = await send();
    for (let attempt = 0; attempt < LIMITS.notificationAttempts + 3; attempt += 1) {
      after(2 ** attempt * MINUTE);
      await run();
    }
    expect(received).toHaveLength(LIMITS.notificationAttempts);
    expect(report.mock.lastCall).toEqual([
      expect.objectContaining({
        message: `webhook of ${reference}, attempt ${String(LIMITS.notificationAttempts)}, given up`,
      }),
    ]);
    expect(await queued()).toBe(0);
    expect((await storage.list('feedback/messages/')).keys).toHaveLength(1);
  });

  it('is told by one of two runs at the same time', async () => {
    const { received, url } = await listen(204);
    const { send, run } = setUp(webhookAt(url));
    await send();
    await Promise.all([run(), run()]);
    expect(received).toHaveLength(1);
  });

  it('is not told of what was deleted before', async () => {
    const { received, url } = await listen(204);
    const { send, run, storage, queued } = setUp(webhookAt(url));
    await removeMessage(storage, await send());
    await run();
    expect(received).toEqual([]);
    expect(await queued()).toBe(0);
  });

  it('is not told of an attempt that stored nothing, which is forgotten', async () => {
    const { received, url } = await listen(204);
    const { storage, send, run, after, queued } = setUp(webhookAt(url));
    const reference = await send();
    await storage.delete(`feedback/messages/${reference}`);
    for (const ms of [0, 60 * MINUTE]) {
      after(ms);
      await run();
      expect(await queued()).toBe(1);
    }
    after(61 * MINUTE);
    await run();
    expect(await queued()).toBe(0);
    expect(received).toEqual([]);
  });

  it('that does not listen keeps nobody waiting who sends a message', async () => {
    const { send, queued } = setUp(webhookAt('http://127.0.0.1:9/'));
    await send();
    expect(await queued()).toBe(1);
  });

  it('hears of what is left from the next run, where one has used up its time', async () => {
    const { received, url } = await listen(204);
    const { send, run, after, storage, queued } = setUp(webhookAt(url));
    await send();
    await send({ message: 'And more' });
    const { get } = storage;
    jest.spyOn(storage, 'get').mockImplementation((key) => {
      after(LIMITS.notificationRunSeconds * 1000);
      return get(key);
    });
    await run();
    expect([received.length, await queued()]).toEqual([1, 1]);
    await run();
    expect([received.length, await queued()]).toEqual([2, 0]);
  });

  it('hears of the others where one entry cannot be read', async () => {
    const { received, url } = await listen(204);
    const { send, run, storage, report } = setUp(webhookAt(url));
    await storage.put('feedback/outbox/0000000000', { broken: true }, {});
    await send();
    await run();
    expect(received).toHaveLength(1);
    expect(report).toHaveBeenCalledTimes(1);
  });
});

describe('mail', () => {
  /** Headers with their continuation lines, and the text decoded. */
  function parse(mail: string) {
    const [head = '', body = ''] = mail.split(/\r\n\r\n([^]*)/);
    const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
    const encoding = headers.find((line) => /^content-transfer-encoding/i.test(line)) ?? '';
    const text = encoding.includes('base64')
      ? Buffer.from(body, 'base64').toString()
      : encoding.includes('quoted')
        ? Buffer.from(
            body
              .replace(/=\r\n/g, '')
              .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          ).toString()
        : body;
    return { headers, text: text.replaceAll('\r\n', '\n') };
  }

  it('tells of a message in plain text, and whom to answer', async () => {
    const { mails, mail } = await listenForMail();
    const { send, run, queued } = setUp({ webhook: null, mail });
    const reference = await send({ message: 'More colours 色', email: 'ada@b.example' });
    await run();
    const { headers, text } = parse(mails[0]?.text ?? '');
    expect(mails[0]?.envelope).toEqual(['team@facet.example']);
    expect(headers).toEqual(
      expect.arrayContaining([
        'From: Facet <site@facet.example>',
        'To: team@facet.example',
        'Reply-To: ada@b.example',
        `Subject: Feedback ${reference} (idea)`,
        `Message-ID: <${reference}@facet.example>`,
        'Content-Type: text/plain; charset=utf-8',
      ]),
    );
    expect(text).toContain('More colours 色');
    expect(text).toContain(`reference: ${reference}`);
    expect(await queued()).toBe(0);
  });

  it.each([
    'Hello\r\nBcc: victim@evil.example\r\n\r\nBuy',
    '\r\n.\r\nMAIL FROM:<a@evil.example>\r\nRCPT TO:<victim@evil.example>\r\nDATA\r\nSubject: x',
    'From: boss@facet.example\nSubject: =?utf-8?q?hi?=',
    '.\n..\n.',
    '\u0000\u0001\ud800\u2028',
  ])('of %j has the headers and recipients of any other', async (message) => {
    const { mails, mail } = await listenForMail();
    const { send, run, report } = setUp({ webhook: null, mail });
    await send({ message });
    await run();
    expect(report).not.toHaveBeenCalled();
    expect(mails.map(({ envelope }) => envelope)).toEqual([['team@facet.example']]);
    const { headers, text } = parse(mails[0]?.text ?? '');
    expect(headers.map((line) => line.split(':')[0]).sort()).toEqual([
      ...['Auto-Submitted', 'Content-Transfer-Encoding', 'Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID'],
      ...['Subject', 'To'],
    ]);
    expect(text).toContain(
      message.replaceAll('\r\n', '\n').trim().replaceAll('\ud800', '\ufffd').split('\n').at(-1) ?? '',
    );
  });

  it.each([
    'a@b.example\r\nBcc: victim@evil.example',
    'a@b.example, victim@evil.example',
    '<a@b.example>',
    'a b@c.example',
  ])('cannot be answered to %j: no such address is taken', (email) => {
    expect(submissionSchema.safeParse({ kind: 'idea', message: 'More', email }).success).toBe(false);
  });

  it('is not sent unencrypted from a deploy, and tried again', async () => {
    const { mails, mail } = await listenForMail();
    const { send, run, report, queued } = setUp({ webhook: null, mail: { ...mail, plain: false } });
    await send();
    await run();
    expect([mails.length, report.mock.calls.length, await queued()]).toEqual([0, 1, 1]);
  });

  it('that fails is tried again alone', async () => {
    const { received, url } = await listen(204);
    const { mails, mail } = await listenForMail();
    const closed = { ...mail, server: 'smtp://127.0.0.1:9' };
    const { send, run, after, services } = setUp({ ...webhookAt(url), mail: closed });
    await send();
    await run();
    after(MINUTE);
    await notifyTask({ ...services, environment: { ...TEST_ENVIRONMENT, notifications: { ...webhookAt(url), mail } } });
    expect([received.length, mails.length]).toEqual([1, 1]);
    await run();
    expect([received.length, mails.length]).toEqual([1, 1]);
  });
});

describe('an alert', () => {
  const ALERT = { type: 'assessments.half-used', day: '2026-06-01', used: 2510, limit: 5000 } as const;
  const ID = 'assessments.half-used-2026-06-01';

  it('goes to webhook and mail, once for its day', async () => {
    const { received, url } = await listen(500, 204);
    const { mails, mail } = await listenForMail();
    const { storage, run, after, queued } = setUp({ ...webhookAt(url), mail });
    await queueAlert(storage, ALERT, new Date(START));
    await run();
    after(MINUTE);
    await run();
    await queueAlert(storage, { ...ALERT, used: 2600 }, new Date(START + MINUTE));
    await run();
    expect([received.length, mails.length, await queued()]).toEqual([2, 1, 0]);
    const { headers, body } = received[1] ?? { headers: {}, body: '' };
    expect(headers['facet-delivery']).toBe(ID);
    expect(JSON.parse(body)).toEqual({
      type: 'assessments.half-used',
      id: ID,
      data: { day: '2026-06-01', used: 2510, limit: 5000 },
    });
    expect(mails[0]?.text).toContain("Subject: Half of the day's assessments are used");
    expect(mails[0]?.text).toContain('2510 of 5000');
    await queueAlert(storage, { ...ALERT, day: '2026-06-02' }, new Date(START + 24 * 60 * MINUTE));
    expect(await queued()).toBe(1);
  });

  it('is sent where the day’s mails about messages are used up, which hold up nothing but themselves', async () => {
    const { received, url } = await listen(204);
    const { mails, mail } = await listenForMail();
    const { storage, send, run, queued } = setUp({ ...webhookAt(url), mail });
    const [day, limit] = [24 * 60 * 60, LIMITS.mailsPerDay];
    const window = Math.floor(START / (day * 1000));
    for (let shard = 0; shard < SHARDS; shard += 1) {
      await storage.put(`totals/mails/${String(shard)}`, { [String(day)]: { window, count: limit } }, {});
    }
    await send();
    await queueAlert(storage, ALERT, new Date(START));
    await run();
    expect([received.length, mails.length, await queued()]).toEqual([2, 1, 1]);
    expect(mails[0]?.text).toContain("Half of the day's assessments are used");
  });

  it('comes before the messages of a flood', async () => {
    const { received, url } = await listen(204);
    const { storage, send, run } = setUp(webhookAt(url));
    for (let n = 0; n < 3; n += 1) await send({ message: `Flood ${String(n)}` });
    await queueAlert(storage, ALERT, new Date(START));
    await run();
    expect(received.map(({ headers }) => headers['facet-delivery'] === ID)).toEqual([true, false, false, false]);
  });

  it('is over where there is nobody to tell', async () => {
    const { storage, run, queued, report } = setUp({ webhook: null, mail: null });
    await queueAlert(storage, ALERT, new Date(START));
    await run();
    expect([await queued(), report.mock.calls.length]).toEqual([0, 0]);
  });
});
