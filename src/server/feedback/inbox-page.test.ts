import en from '../../../locales/en/inbox.json';
import ja from '../../../locales/ja/inbox.json';
import { LIMITS } from '../../site/limits';
import { changeMessage } from './inbox';

const messageKey = (reference: string) => `feedback/messages/${reference}`;
import { inboxSite, listedIn, read } from './testing/inbox-site';
import { say } from '../../texts/testing/say';

const EDITOR = { name: 'Ed', member: 'm' };

describe('the inbox', () => {
  it('answers nobody but editors, and gives nobody else a word of it', async () => {
    const site = await inboxSite();
    const reference = await site.send('Attention');
    for (const query of ['', '?search=attention', `?message=${reference}`]) {
      const nobody = await site.inbox(query, '');
      const member = await site.inbox(query, await site.cookieOf('mia', 'member', 'reviewer'));
      expect([nobody.status, member.status]).toEqual([401, 403]);
      for (const refused of [nobody, member]) {
        expect(refused.headers.get('cache-control')).toBe('no-store');
        expect(await refused.text()).not.toMatch(/Attention|inbox-/);
      }
    }
    const editor = await site.inbox();
    expect([editor.status, editor.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await editor.text()).toContain('Attention');
  });

  it('lists the others where messages cannot be read, says how many, and reports why', async () => {
    const report = jest.fn<string, [unknown]>(() => 'digest0123456789');
    const site = await inboxSite({ report });
    const broken = [await site.send('secret words'), await site.send('more of them')];
    for (const reference of broken) {
      const { value } = (await site.storage.get(messageKey(reference))) ?? {};
      await site.storage.put(messageKey(reference), { ...(value as object), format: 99 }, {});
    }
    const readable = await site.send('fine');
    const answer = await site.inbox();
    const html = await answer.text();
    expect([answer.status, listedIn(html)]).toEqual([200, [readable]]);
    expect(read(html)).toContain(en.list.unreadable_other.replace('{{count}}', '2'));
    const reported = report.mock.calls.flat().map(String).sort();
    expect(reported).toEqual(
      broken.map((reference) => `UnreadableError: ${messageKey(reference)} is there and cannot be read: format`).sort(),
    );
    expect(await (await site.table()).text()).toContain('"fine"');
    await site.storage.delete(messageKey(broken[0] ?? ''));
    expect(read(await (await site.inbox()).text())).toContain(en.list.unreadable_one.replace('{{count}}', '1'));
    await site.storage.delete(messageKey(broken[1] ?? ''));
    expect(read(await (await site.inbox()).text())).not.toContain(say('en', 'comparison:progress.failed'));
  });

  it('speaks the language of its address', async () => {
    const site = await inboxSite();
    expect(read(await (await site.inbox('', undefined, 'ja')).text())).toContain(ja.lede);
  });

  it('lists the newest first, with what decides whether to open it', async () => {
    const site = await inboxSite();
    const first = await site.send('Erste', { kind: 'problem', page: '/de/about/', email: 'ada@b.example' });
    const second = await site.send('二番目', {}, 'ja');
    const html = await (await site.inbox()).text();
    expect(listedIn(html)).toEqual([second, first]);
    const text = read(html);
    for (const words of ['Erste', 'A problem', '/de/about/', 'ada@b.example', '二番目', 'Japanese']) {
      expect(text).toContain(words);
    }
    expect(text).toContain(en.reasons['proof-missing']);
  });

  it('narrows down by each choice, and counts by the others', async () => {
    const site = await inboxSite();
    const spam = await site.send('one');
    const praise = await site.send('two', { kind: 'praise' });
    const trap = await site.send('three', { website: 'https://spam.example' });
    const japanese = await site.send('four', {}, 'ja');
    await changeMessage(site.storage, spam, { status: 'spam', revision: 1 }, EDITOR, site.services.now());
    const listed = async (query: string) => listedIn(await (await site.inbox(query)).text());
    expect(await listed('?status=spam')).toEqual([spam]);
    expect(await listed('?status=new&kind=praise')).toEqual([praise]);
    expect(await listed('?language=ja')).toEqual([japanese]);
    expect(await listed('?trust=trusted')).toEqual([]);
    expect(await listed('?trust=moderate')).toEqual([japanese, trap, praise, spam]);
    expect(await listed('?search=thr')).toEqual([trap]);
    expect(await listed('?status=lost&kind=%00&language=xx&trust=1')).toHaveLength(4);
    expect(read(await (await site.inbox()).text())).toMatch(/All 4 +New 3 +In progress 0 +Done 0 +Spam 1/);
    expect(read(await (await site.inbox('?kind=idea&status=spam')).text())).toMatch(/All 3 +New 2 .*Spam 1/);
  });

  it.each([
    ['Arabic without its vowel signs', 'الموقع بطيء جِدًّا', 'جدا'],
    ['an Arabic word that was stretched', 'شـــكرا', 'شكرا'],
    ['Arabic with another hamza', 'أين الخريطة', 'اين'],
    ['Japanese within a sentence', '検索結果が表示されません', '検索 表示'],
    ['half-width kana', 'ﾎﾞﾀﾝが動かない', 'ボタン'],
    ['French without accents', 'Où est la préférence ?', 'ou preference'],
    ['accents that are not there', 'cafe', 'café'],
    ['a decomposed umlaut', 'Schlu\u0308ssel', 'schlüssel'],
    ['signs of regular expressions', 'a.*b (c) [d] \\e', '.*b [d] \\e'],
    ['markup', '<script>alert(1)</script>', '<script>'],
  ])('finds %s', async (_, message, search) => {
    const site = await inboxSite();
    const wanted = await site.send(message);
    await site.send('かきくけこ qqq');
    expect(listedIn(await (await site.inbox(`?search=${encodeURIComponent(search)}`)).text())).toEqual([wanted]);
  });

  it.each([
    ['its page', 'preisliste'],
    ['the e-mail address', 'ada@b'],
    ['the note', 'answered'],
    ['words of several of them', 'answered one preisliste'],
  ])('finds a message by %s', async (_, search) => {
    const site = await inboxSite();
    await site.send('one');
    const wanted = await site.send('one', { page: '/de/posts/preisliste/', email: 'ada@b.example' });
    const change = { status: 'done', note: 'Answered', revision: 1 } as const;
    await changeMessage(site.storage, wanted, change, EDITOR, site.services.now());
    expect(listedIn(await (await site.inbox(`?search=${encodeURIComponent(search)}`)).text())).toEqual([wanted]);
    expect(listedIn(await (await site.inbox(`?search=${wanted.toLowerCase()}`)).text())).toEqual([wanted]);
  });

  it('tells letters apart that are others in Japanese', async () => {
    const site = await inboxSite();
    await site.send('かき');
    expect(listedIn(await (await site.inbox(`?search=${encodeURIComponent('がき')}`)).text())).toEqual([]);
  });

  it('leads through all pages, keeping the filter', async () => {
    const site = await inboxSite();
    const sent: string[] = [];
    for (let n = 0; n < LIMITS.inboxPage + 3; n += 1) sent.unshift(await site.send(`Message ${String(n)}`));
    const first = await (await site.inbox('?kind=idea')).text();
    expect(listedIn(first)).toEqual(sent.slice(0, LIMITS.inboxPage));
    const [, next = ''] = /href="([^"]*after=[^"]*)">Older/.exec(first) ?? [];
    const query = next.replaceAll('&amp;', '&').replace(/^[^?]*/, '');
    expect(new URLSearchParams(query).get('kind')).toBe('idea');
    const second = await (await site.inbox(query)).text();
    expect(listedIn(second)).toEqual(sent.slice(LIMITS.inboxPage));
    expect(second).toContain(en.list.newest);
  });

  it('says why nothing is listed', async () => {
    const site = await inboxSite();
    expect(await (await site.inbox()).text()).toContain(en.list.none);
    await site.send('one');
    expect(await (await site.inbox('?search=zwei')).text()).toContain(en.list.noMatch);
  });

  it('shows what senders wrote as text', async () => {
    const site = await inboxSite();
    const reference = await site.send('</bdi><img src=x onerror=alert(1)>\u202e{{name}} $& <!--facet:main-->');
    for (const query of ['', `?message=${reference}`, '?search=%3Cimg%20src%3Dx']) {
      const html = await (await site.inbox(query)).text();
      expect(html).not.toMatch(/<img src=x|<script/);
      expect(read(html)).toContain('</bdi><img src=x onerror=alert(1)>');
    }
  });
});

describe('one message', () => {
  it('is shown whole, with all that is known of it', async () => {
    const site = await inboxSite();
    const message = `Zeile 1\n\n${'語'.repeat(4000)}\nend`;
    const reference = await site.send(message, { page: '/ja/about/', email: "o'hara+x@b.example" });
    const html = await (await site.inbox(`?status=new&message=${reference}`)).text();
    expect(html).toContain(`dir="auto">${message}</blockquote>`);
    expect(html).toContain(`href="mailto:o&#x27;hara%2Bx@b.example?subject=Facet%20${reference}"`);
    expect(html).toContain('<a href="/ja/about/">');
    expect(html).toContain('href="/en/feedback/inbox/?status=new"');
    expect(html).not.toContain('c0ffee');
  });

  it('links to no site that it wants kept out', async () => {
    const site = await inboxSite();
    const reference = await site.send('', { kind: 'exclusion', page: 'northwind.com' });
    const html = await (await site.inbox(`?message=${reference}`)).text();
    expect(html).toContain('https://northwind.com');
    expect(html).not.toContain('href="https://northwind.com');
    expect(html).toContain(en.message.noWords);
  });

  it.each(['0000000000', '../secret', '<b>', ''])('called %j does not exist', async (reference) => {
    const site = await inboxSite();
    const response = await site.inbox(`?message=${encodeURIComponent(reference)}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(en.gone.title);
  });

  it('shows its screenshot to editors alone, and never as anything but a picture', async () => {
    const site = await inboxSite();
    const reference = await site.send('Look');
    const stored = await site.storage.get(`feedback/messages/${reference}`);
    const key = `feedback/screenshots/${reference}-0`;
    const screenshot = { key, type: 'image/webp', width: 20, height: 10, bytes: 3 };
    await site.storage.put(`feedback/messages/${reference}`, { ...(stored?.value as object), screenshot }, {});
    await site.storage.put(key, new Uint8Array([1, 2, 3]), {});
    expect(await (await site.inbox(`?message=${reference}`)).text()).toContain(
      `src="/api/feedback/${reference}/screenshot" width="20" height="10"`,
    );
    const picture = await site.screenshot(reference);
    expect([picture.status, [...new Uint8Array(await picture.arrayBuffer())]]).toEqual([200, [1, 2, 3]]);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `inline; filename="${reference}.webp"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
    expect((await site.screenshot(reference, '')).status).toBe(401);
    expect((await site.screenshot(reference, await site.cookieOf('mia', 'member'))).status).toBe(403);
  });
});
