import { closeServers } from '../fetching/testing/loopback';
import { endpoint } from '../platform/endpoint';
import { keysBelow } from '../platform/storage/raw';
import { TEST_CONTEXT } from '../platform/testing/services';
import { ANSWERS } from './testing/keys';
import { askSite } from './ask-site';
import { siteAnswerHandler } from './site-answer-endpoint';
import { readSiteAnswer, SHOWN } from './store';
import { answeringSite, FILE, ORIGIN } from './testing/answering-site';

afterEach(closeServers);

async function open(files: Parameters<typeof answeringSite>[0]) {
  const site = await answeringSite(files);
  const handle = endpoint('site-answer', siteAnswerHandler, () => site.services);
  const post = (fields: Readonly<Record<string, string>>, accept: string, origin = 'https://facet.example') =>
    handle(
      new Request('https://facet.example/api/reports/answer', {
        method: 'POST',
        headers: { origin, accept, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields),
      }),
      TEST_CONTEXT,
    );
  return {
    ...site,
    page: (typed: string, locale = 'en') => post({ site: typed, locale }, 'text/html'),
    data: (typed: string) => post({ site: typed }, 'application/json'),
    post,
  };
}

describe('having a site read again', () => {
  it('shows what was read, in the language of the page, with the form', async () => {
    const { page } = await open({ [FILE]: 'Reports: hide\nReply: <b>نعم</b>' });
    const response = await page('harbour.com/tea', 'de');
    const html = await response.text();
    expect([response.status, response.headers.get('content-language')]).toEqual([200, 'de']);
    expect(html).toContain('Veröffentlichte Berichte über diese Website sind ausgeblendet.');
    expect(html).toContain('<blockquote class="strangers-text" dir="auto">&lt;b&gt;نعم&lt;/b&gt;</blockquote>');
    expect(html).toContain('action="/api/reports/answer" method="post"');
    expect(html).toContain('value="https://harbour.com"');
  });

  it('changes what is shown at once where reports of it were published', async () => {
    const { page, services, files, pass, purged } = await open({ [FILE]: 'Reports: hide' });
    await askSite(services, ORIGIN);
    files[FILE] = 'Reports: index';
    pass(60);
    expect(await (await page('harbour.com')).text()).toContain('search engines may list them');
    expect((await readSiteAnswer(services.storage, ORIGIN))?.answer).toEqual({ ...SHOWN, isIndexable: true });
    expect(purged).toEqual(['site-harbour.com', 'site-harbour.com']);
  });

  it('keeps nothing of a site of which no report was published', async () => {
    const { data, services } = await open({ [FILE]: 'Reports: hide' });
    const response = await data('harbour.com');
    expect(await response.json()).toEqual({ origin: ORIGIN, ...SHOWN, isHidden: true });
    expect(await keysBelow(services.storage, ANSWERS)).toEqual([]);
  });

  it('says why nothing could be read, and what applies therefore', async () => {
    const { page, services, files, pass } = await open({ [FILE]: 'Reply: We moved.' });
    await askSite(services, ORIGIN);
    files[FILE] = 403;
    pass(60);
    const response = await page('harbour.com');
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('Give FacetBot access to <bdi>https://harbour.com/.well-known/facet.txt</bdi>');
    expect(html).toContain('We moved.');
  });

  it('asks a site once a minute, known or not', async () => {
    const { page, data, asked, pass } = await open({ [FILE]: 'Reports: hide' });
    expect((await page('harbour.com')).status).toBe(200);
    pass(30);
    const again = await page('https://harbour.com/');
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '30']);
    const response = await data('harbour.com');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await response.json()).toMatchObject({ code: 'site-resting' });
    expect(asked.filter((each) => each === FILE)).toHaveLength(1);
    pass(30);
    expect((await page('harbour.com')).status).toBe(200);
  });

  it.each([
    ['', 'address-empty'],
    ['"><script>alert(1)</script>', 'address-malformed'],
    ['http://127.0.0.1/', 'address-refused'],
    ['http://[::ffff:10.0.0.1]/', 'address-refused'],
    ['http://printer.local', 'address-refused'],
    ['https://harbour.com:8443', 'address-port'],
    ['file:///etc/passwd', 'address-malformed'],
  ])('asks again where "%s" is typed', async (typed, code) => {
    const { page, data, asked } = await open({});
    const response = await page(typed);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('href="#site-answer-site"');
    expect(html).not.toContain('<script>');
    expect(await (await data(typed)).json()).toMatchObject({ code, fields: { site: code } });
    expect(asked).toEqual([]);
  });

  it('takes no request from another website, and no more than a few from one client', async () => {
    const { post, page } = await open({});
    expect((await post({ site: 'harbour.com' }, 'text/html', 'https://evil.example')).status).toBe(403);
    const statuses: number[] = [];
    for (let times = 0; times < 8; times += 1) statuses.push((await page('')).status);
    expect(statuses).toEqual([...Array<number>(6).fill(422), 429, 429]);
  });
});
