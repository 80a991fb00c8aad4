import { LIMITS } from '../../../site/limits';
import { closeServers } from '../../fetching/testing/loopback';
import { OPTIONS, policyFor, run, web, type Answer } from './testing/site';

afterEach(closeServers);

const PAGE = '<!doctype html><title>Northwind</title>';
const FILE = '# Northwind\n\n- [Teas](/teas/)\n- [Ports](https://northwind.com/ports/#list)\n';

/** What was answered to the links of a llms.txt, and what the site was asked for. */
async function linksOf(file: Answer, answers: Readonly<Record<string, Answer>> = {}, hosts?: string[]) {
  const { listener, asked } = web({ 'northwind.com/': PAGE, 'northwind.com/llms.txt': file, ...answers });
  const evidence = await run(await policyFor(listener, hosts));
  const links = evidence.llmsLinks?.map(({ url, status, reason }) => [url, status ?? reason]);
  return { links, asked };
}

it('asks for what llms.txt links to, and keeps the status', async () => {
  const { links } = await linksOf(FILE, { 'northwind.com/teas/': PAGE });
  expect(links).toEqual([
    ['https://northwind.com/teas/', 200],
    ['https://northwind.com/ports/', 404],
  ]);
});

it.each([
  ['no such file', 404],
  ['a page in its place', `${PAGE}[Teas](/teas/)`],
] as const)('asks for nothing where there is %s', async (_what, file) => {
  const { links, asked } = await linksOf(file);
  expect(links).toBeUndefined();
  expect(asked).not.toContain('northwind.com/teas/');
});

it('asks for nothing elsewhere, for nothing twice, and not for the page itself', async () => {
  const file =
    '[N](/) [N](https://northwind.de/) [A](/a) <https://northwind.com/a> [M](mailto:a@northwind.com) [L](http://[)';
  const { links, asked } = await linksOf(file, { 'northwind.com/a': 410 });
  expect(links).toEqual([['https://northwind.com/a', 410]]);
  expect(asked.filter((url) => url === 'northwind.com/a')).toHaveLength(1);
  expect(asked.filter((url) => url.startsWith('northwind.de'))).toEqual([]);
});

it('obeys robots.txt, and follows no redirect to another site', async () => {
  const { links, asked } = await linksOf('[A](/private/a) [B](/b) [C](/c)', {
    'northwind.com/robots.txt': 'user-agent: *\ndisallow: /private/',
    'northwind.com/b': { location: 'https://northwind.de/' },
    'northwind.com/c': { location: 'https://northwind.com/' },
  });
  expect(links).toEqual([
    ['https://northwind.com/private/a', 'robots'],
    ['https://northwind.com/b', 'other-site'],
    ['https://northwind.com/c', 200],
  ]);
  expect(asked).not.toContain('northwind.com/private/a');
  expect(asked).not.toContain('northwind.de/');
});

it('asks for five at most', async () => {
  const { links } = await linksOf(Array.from({ length: 9 }, (_, at) => `[P](/${at})`).join('\n'));
  expect(links?.map(([url]) => url)).toEqual([0, 1, 2, 3, 4].map((at) => `https://northwind.com/${at}`));
});

it('asks with what is left of the promised number, the robots.txt of a further host included', async () => {
  const hosts = ['northwind.com', 'www.northwind.com', ...Array.from({ length: 5 }, (_, at) => `s${at}.northwind.com`)];
  const file = hosts
    .slice(2)
    .map((host) => `[S](https://${host}/)`)
    .join(' ');
  const { links, asked } = await linksOf(file, {}, hosts);
  expect(asked.length).toBeLessThanOrEqual(LIMITS.requestsPerAssessment);
  const answers = links?.map(([, answer]) => answer) ?? [];
  expect(answers).toContain(404);
  expect(answers).toContain('request-limit');
});

it('names these requests as what they are', async () => {
  const { listener } = web({ 'northwind.com/': PAGE, 'northwind.com/llms.txt': FILE });
  const sent: string[] = [];
  const onSend = (name: string, url: URL) => sent.push(`${name} ${url.pathname}`);
  await run(await policyFor(listener), { ...OPTIONS, onSend, policy: await policyFor(listener) });
  expect(sent).toContain('llms-link /teas/');
  expect(sent).toContain('llms-txt /llms.txt');
});

it('keeps nothing of a site that asks us to stay away', async () => {
  const robots = 'user-agent: FacetBot\ndisallow: /';
  expect((await linksOf(FILE, { 'northwind.com/robots.txt': robots })).links).toBeUndefined();
});
