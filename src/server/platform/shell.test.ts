import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInStart } from '../../site/accounts';
import { SHELL_PATH } from '../../site/shell-tokens';
import { PRINTED_THEMES } from '../../styles/printed-colours';
import { fileArtifacts } from './artifacts';
import { fillShell } from './shell';

const SHELL =
  '<!--facet:head--><title><!--facet:title--></title><a href="/de/facet-shell-path/">Deutsch</a><a href="/fr/facet-shell-path/">Français</a>' +
  '<b><!--facet:person--></b><main><!--facet:main--><!--facet:digest--></main>';

describe('fillShell', () => {
  it('puts everything in its place', () => {
    expect(
      fillShell(SHELL, {
        title: 'Report',
        head: '<meta name="description"/>',
        main: '<h1>A</h1>',
        digest: 'Digest: 1a',
        person: 'A & B',
        path: 'about/',
      }),
    ).toBe(
      '<meta name="description"/><title>Report</title><a href="/de/about/">Deutsch</a><a href="/fr/about/">Français</a>' +
        '<b>A &#38; B</b><main><h1>A</h1><p><code>Digest: 1a</code></p></main>',
    );
  });

  it('leaves no token where there is nothing to say, and is listed nowhere', () => {
    expect(fillShell(SHELL, { path: '' })).toBe(
      '<meta name="robots" content="noindex"/><title></title><a href="/de/">Deutsch</a><a href="/fr/">Français</a><b></b><main></main>',
    );
  });

  it('fills the path into a query as one value, whatever is in it', () => {
    const start = signInStart(`/de/${SHELL_PATH}`).replaceAll('&', '&amp;');
    const fill = (path: string) => /href="([^"]*)"/.exec(fillShell(`<a href="${start}">`, { path }))?.[1] ?? '';
    for (const path of [
      '',
      'feedback/inbox/',
      'posts/%E5%90%8D/',
      'a/?b=1&prompt=none#c"><b>+ &amp;',
      'facet-shell-path/',
    ]) {
      const url = new URL(fill(path).replaceAll('&amp;', '&'), 'https://facet.example');
      expect([...url.searchParams]).toEqual([['returnTo', `/de/${path}`]]);
      expect([url.pathname, url.hash]).toEqual(['/api/auth/start', '']);
    }
  });

  it('names the page in the link to the feedback form, and never a secret that its address holds', () => {
    const link = '<a href="/de/feedback/?page=/de/facet-shell-origin/">';
    expect(fillShell(link, { path: 'feedback/inbox/' })).toBe('<a href="/de/feedback/?page=/de/feedback/inbox/">');
    expect(fillShell(link, { path: '' })).toBe('<a href="/de/feedback/?page=/de/">');
    const secret = fillShell(link, { path: 'feedback/status/ABCDEFGHJK.s3cr3t/' });
    expect(secret).toBe('<a href="/de/feedback/?page=/de/feedback/status/">');
    expect(fillShell(link, { path: 'a"&+b/' })).toBe('<a href="/de/feedback/?page=/de/a&#34;%26%2Bb/">');
  });

  it('leads from a preview to the page on the public site, and hands it no secret', () => {
    const link = '<a href="https://facet.example/de/facet-shell-public/">';
    const fill = (path: string) => fillShell(link, { path });
    expect(fill('posts/%E5%90%8D/')).toBe('<a href="https://facet.example/de/posts/%E5%90%8D/">');
    expect(fill('')).toBe('<a href="https://facet.example/de/">');
    expect(fill('feedback/status/ABCDEFGHJK.s3cr3t/')).toBe('<a href="https://facet.example/de/">');
    expect(fill('"><b>')).not.toContain('<b>');
  });

  it('takes untrusted text as text: markup in a title, tokens and dollar signs in content', () => {
    const html = fillShell(SHELL, { title: '</title><script>', main: "$& $1 <!--facet:title--> $'", path: '"><b>' });
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('"><b>');
    expect(html).toContain("<main>$& $1 <!--facet:title--> $'</main>");
  });
});

describe('fileArtifacts', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'facet-'));
    await mkdir(join(root, 'shell', 'de'), { recursive: true });
    await mkdir(join(root, 'gated'));
    await writeFile(join(root, 'shell', 'de', '404.html'), 'fehlt');
    await writeFile(join(root, 'gated', 'cards.json'), '{}');
    const facts = {
      styleHashes: ['sha256-A='],
      context: 'production',
      version: '1',
      contact: 'operator@facet.example',
      colours: PRINTED_THEMES,
    };
    await writeFile(join(root, 'facts.json'), JSON.stringify(facts));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('finds shells, what gated pages show, and facts', async () => {
    const artifacts = fileArtifacts(() => root);
    expect(await artifacts.shell('de', '404')).toBe('fehlt');
    expect(await artifacts.gated('cards.json')).toBe('{}');
    expect(await artifacts.gated('review.json')).toBeNull();
    expect((await artifacts.facts()).styleHashes).toEqual(['sha256-A=']);
  });

  it('fails where a file is missing, and finds it when it is there', async () => {
    const artifacts = fileArtifacts(() => root);
    await expect(artifacts.shell('de', '401')).rejects.toThrow('ENOENT');
    await writeFile(join(root, 'shell', 'de', '401.html'), 'anmelden');
    expect(await artifacts.shell('de', '401')).toBe('anmelden');
  });
});
