import undoWords from '../../../locales/en/undo.json';
import { LIMITS } from '../../site/limits';
import { LOCALES } from '../../site/locales';
import { endpoint } from '../platform/endpoint';
import { testServices, TEST_CONTEXT } from '../platform/testing/services';
import { memoryStorage } from '../platform/testing/memory-storage';
import { foundIn, storedBytes } from '../platform/testing/stored-bytes';
import { keysBelow, StorageError, type Storage } from '../platform/storage/raw';
import { forgetFeedbackTask } from './forget-feedback-task';
import { readMessage, screenshotName } from './store';
import { changeMessage } from './inbox';
import { feedbackStatusHandler } from './feedback-status-endpoint';
import { submissionSchema } from './submission';
import { submit } from './submit';
import { say } from '../../texts/testing/say';

const BROWSER = { accept: 'text/html,*/*;q=0.8' };
/** Not the site's secret, and not a hash of what was deleted. */
const isOfMessages = (key: string) => key !== 'feedback/secret' && !key.startsWith('feedback/gone');

const EDITOR = { name: 'Ed', member: 'm' };

async function setUp(storage: Storage = memoryStorage(), message = 'More <b>colours</b>') {
  const services = testServices({ storage });
  const submission = submissionSchema.parse({ kind: 'idea', message, page: '/en/about/', email: 'a@b.example' });
  const submitted = await submit(services, submission, { locale: 'en', client: [{ key: 'c0ffee', clients: 1 }] });
  if (!submitted.ok) throw new Error('not stored');
  const { reference, secret } = submitted.receipt;
  const handle = endpoint('feedback-status', feedbackStatusHandler, () => services);
  const address = (path: string) => `https://facet.example${path}`;
  return {
    ...{ storage, services, reference, secret },
    path: `/en/feedback/status/${reference}.${secret}/`,
    get: (path: string) => handle(new Request(address(path), { headers: BROWSER }), TEST_CONTEXT),
    remove: (
      path: string,
      fields: Record<string, string> = { action: 'delete' },
      headers: Record<string, string> = {},
    ) =>
      handle(
        new Request(address(path), {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers: { ...BROWSER, ...headers },
        }),
        TEST_CONTEXT,
      ),
  };
}

describe('the status of a message', () => {
  it('shows its sender what they wrote and what came of it', async () => {
    const { get, path, storage, reference, services } = await setUp();
    const change = { status: 'in-progress', note: 'We are <i>on</i> it', revision: 1 } as const;
    await changeMessage(storage, reference, change, EDITOR, services.now());
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    for (const shown of [
      reference,
      'More &lt;b&gt;colours',
      'We are &lt;i&gt;on',
      'In progress',
      '/en/about/',
      '<dd>No screenshot</dd>',
      '1 June 2026',
    ]) {
      expect(html).toContain(shown);
    }
    expect(html).not.toContain('a@b.example');
    expect(html).toContain(`action="${path}"`);
  });

  it('does not tell its sender that it was taken for spam', async () => {
    const { get, path, storage, reference, services } = await setUp();
    await changeMessage(storage, reference, { status: 'spam', note: '', revision: 1 }, EDITOR, services.now());
    const html = await (await get(path)).text();
    expect(html).toContain('<dd>Done</dd>');
    expect(html).not.toMatch(/spam/i);
  });

  it('is nobody else’s: not stored, not handed on, in no index', async () => {
    const { get, path } = await setUp();
    const { headers } = await get(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it.each(LOCALES)('is shown in %s', async (locale) => {
    const { get, path } = await setUp();
    const html = await (await get(path.replace('/en/', `/${locale}/`))).text();
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain('More &lt;b&gt;');
  });

  it('says nothing of spam', async () => {
    const { get, path, storage, reference, services } = await setUp();
    await changeMessage(storage, reference, { status: 'spam', revision: 1 }, EDITOR, services.now());
    expect(await (await get(path)).text()).not.toMatch(/spam/i);
  });

  it('is the same missing page for a wrong secret and an unknown reference', async () => {
    const { get, path, reference, secret } = await setUp();
    const addresses = [
      path.replace(secret, 'A'.repeat(22)),
      path.replace(reference, '0000000000'),
      path.replace(`.${secret}`, ''),
      path.replace(secret, `${secret}x`),
      path.replace(secret, ''),
      path.replace(reference, reference.toLowerCase()),
      path.replace(reference, `..%2f${reference}`),
      '/en/feedback/status/',
    ];
    const bodies: unknown[] = [];
    for (const address of addresses) {
      const response = await get(address);
      const html = (await response.text()).replace(/href="[^"]*"/g, '');
      bodies.push([response.status, response.headers.get('content-type'), html]);
    }
    expect(bodies[0]).toEqual([404, 'text/html; charset=utf-8', expect.stringContaining('data-shell="404"')]);
    for (const body of bodies) expect(body).toEqual(bodies[0]);
  });
});

describe('deleting a message', () => {
  it('leaves nothing of it, and says so on a page that can be loaded again', async () => {
    const { get, remove, path, storage } = await setUp();
    await storage.put(`feedback/screenshots/${path.slice(20, 30)}-0`, new Uint8Array([1]), {});
    const response = await remove(path);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en/feedback/status/deleted/']);
    const { keys } = await storage.list('feedback/');
    expect(keys.filter(isOfMessages)).toEqual([]);
    const page = await get('/en/feedback/status/deleted/');
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining(say('en', 'feedback:deleted.title')),
    ]);
    expect((await get(path)).status).toBe(410);
    expect((await remove(path)).status).toBe(410);
  });

  it('needs the secret, a form of this site, and to be asked for', async () => {
    const { get, remove, path, secret } = await setUp();
    expect((await remove(path.replace(secret, 'A'.repeat(22)))).status).toBe(404);
    expect((await remove(path, { action: 'delete' }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await remove(path, {})).status).toBe(422);
    expect((await get(path)).status).toBe(200);
  });

  it.each(['screenshots', 'outbox', 'messages'])(
    'can be asked for again where %s could not be deleted',
    async (what) => {
      const inner = memoryStorage();
      let fails = true;
      const storage: Storage = {
        ...inner,
        delete: (key) =>
          fails && key.startsWith(`feedback/${what}`) ? Promise.reject(new StorageError('down')) : inner.delete(key),
      };
      const { get, remove, path, reference } = await setUp(storage);
      await storage.put(`feedback/screenshots/${reference}-0`, new Uint8Array([1]), {});
      expect((await remove(path)).status).toBe(503);
      expect((await get(path)).status).toBe(200);
      fails = false;
      expect((await remove(path)).status).toBe(303);
      expect((await inner.list('feedback/')).keys.filter(isOfMessages)).toEqual([]);
    },
  );

  it('can be undone once by the page that says so, with screenshot, answer and notification', async () => {
    const storage = memoryStorage();
    const { get, remove, path, reference, services, secret } = await setUp(storage);
    const screenshot = {
      key: `feedback/screenshots/${screenshotName(reference, 'c')}`,
      type: 'image/webp',
      width: 1,
      height: 1,
      bytes: 3,
    } as const;
    const known = (await readMessage(storage, reference))?.message;
    await storage.put(`feedback/messages/${reference}`, { ...known, screenshot, note: 'An answer' }, {});
    await storage.put(screenshot.key, new Uint8Array([1, 2, 3]), {});
    await storage.put(
      `feedback/outbox/${reference}`,
      { queuedAt: 1, channels: { mail: { attempts: 1, next: 1 } } },
      {},
    );
    const everything = async () => {
      const keys = (await keysBelow(storage, 'feedback/')).filter(isOfMessages);
      return Promise.all(keys.map(async (key) => [key, (await storage.get(key))?.value]));
    };
    const before = await everything();
    const deleted = await remove(path, { action: 'delete', undo: 'offer' });
    const held = /name="held" value="([^"]+)"/.exec(await deleted.text())?.[1] ?? '';
    expect([deleted.status, await everything(), (await get(path)).status]).toEqual([200, [], 410]);
    expect(foundIn(await storedBytes(storage), [reference, secret, 'colours'])).toEqual([]);
    const back = await remove(path, { action: 'undo', held });
    expect([back.status, back.headers.get('location')]).toEqual([303, `${path}?restored`]);
    expect(await everything()).toEqual(before);
    // After another deletion it does nothing.
    await remove(path);
    expect((await remove(path, { action: 'undo', held })).status).toBe(410);
    expect(await everything()).toEqual([]);
    const later = new Date(services.now().getTime() + (LIMITS.goneDays + 2) * 24 * 60 * 60 * 1000);
    await forgetFeedbackTask({ storage, now: () => later });
    expect((await get(path)).status).toBe(404);
  });

  it('cannot be undone later, by others, or by something else', async () => {
    let late = 0;
    const { get, remove, path, services } = await setUp();
    const now = services.now.bind(services);
    Object.assign(services, { now: () => new Date(now().getTime() + late) });
    const deleted = await remove(path, { action: 'delete', undo: 'offer' });
    const held = /name="held" value="([^"]+)"/.exec(await deleted.text())?.[1] ?? '';
    expect((await remove(path, { action: 'undo', held: held.slice(0, -3) })).status).toBe(410);
    expect((await remove(path, { action: 'undo', held }, { origin: 'https://evil.example' })).status).toBe(403);
    late = LIMITS.undoDeletionSeconds * 1000 + 1;
    const tried = await remove(path, { action: 'undo', held });
    expect([tried.status, await tried.text()]).toEqual([410, expect.stringContaining(undoWords.tooLate)]);
    expect((await get(path)).status).toBe(410);
  });
});
