import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import type { Command } from '../ci/facet-command';
import { inProcess } from '../ci/testing/stand-in-facet';
import { withServer } from '../ci/testing/local-server';
import { measureBuilt, measureDeployed, type PluginInputs } from './plugin';

/** The short one beside `plugin.long.test.ts`, which runs Netlify itself. */
const PAGE = '<!doctype html><html lang="en"><title>Tea from the coast</title><h1>Northwind</h1>';

let site = '';

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'facet-netlify-'));
  await mkdir(join(site, 'public/en'), { recursive: true });
  await writeFile(join(site, 'public/index.html'), PAGE);
  await writeFile(join(site, 'public/en/index.html'), PAGE.replace('Northwind', 'Eastwind'));
});
afterEach(() => rm(site, { recursive: true }));

type Event = typeof measureBuilt;

/** Sends the plugin one of Netlify's events. @returns all that it did */
async function sent(
  event: Event,
  inputs: PluginInputs,
  env: Readonly<Record<string, string>> = {},
  command: Command = inProcess,
) {
  const did: { failedBuild: string[]; failedPlugin: string[]; shown: Record<string, string>[]; log: string } = {
    failedBuild: [],
    failedPlugin: [],
    shown: [],
    log: '',
  };
  await event(
    {
      inputs: { lang: 'en', ...inputs },
      constants: { PUBLISH_DIR: 'public' },
      utils: {
        build: {
          failBuild: (message) => void did.failedBuild.push(message),
          failPlugin: (message) => void did.failedPlugin.push(message),
        },
        status: { show: (status) => void did.shown.push({ ...status }) },
      },
    },
    {
      command,
      cwd: site,
      env: { ...process.env, ...env },
      log: (text) => {
        did.log += text;
      },
    },
  );
  return did;
}

const report = async () =>
  JSON.parse(await readFile(join(site, '.netlify/facet/facet-report.json'), 'utf8')) as {
    readonly report: { readonly target: { readonly address: string }; readonly portrait: { readonly heading: string } };
  };

describe('the Netlify plugin, of what was built', () => {
  it('measures the folder, and shows the score and the report', async () => {
    const { failedBuild, shown } = await sent(measureBuilt, {});
    expect(failedBuild).toEqual([]);
    expect(shown).toHaveLength(1);
    expect(shown[0]?.['title']).toBe('Facet');
    expect(shown[0]?.['summary']).toMatch(/^\d+\.\d of 100 · (?:Good|Uneven|Weak)$/);
    expect(shown[0]?.['text']).toMatch(/^## /);
    expect((await report()).report.portrait.heading).toBe('Northwind');
  });

  it('measures another page of it', async () => {
    await rm(join(site, 'public/index.html'));
    await sent(measureBuilt, { path: '/en/' });
    expect((await report()).report.portrait.heading).toBe('Eastwind');
  });

  it('fails the build where a gate is not met, and still shows the report', async () => {
    const { failedBuild, failedPlugin, shown } = await sent(measureBuilt, {
      minScore: 100,
      failOn: ['lang', 'doctype'],
    });
    expect(failedBuild).toHaveLength(1);
    expect(failedBuild[0]).toMatch(/not met: Overall score: \d+\.\d, at least 100\.0/);
    expect(failedPlugin).toEqual([]);
    expect(shown[0]?.['text']).toContain('- ✅ met: Must pass: ');
  });

  it('fails the build where there is no page, or an input is wrong', async () => {
    expect((await sent(measureBuilt, { measure: 'both' })).failedBuild).toEqual([
      'The input measure must be one of built, deployed, not both.',
    ]);
    const { failedBuild } = await sent(measureBuilt, { minScore: 'high' });
    expect(failedBuild[0]).toContain('--min-score');
    await rm(join(site, 'public/index.html'));
    expect((await sent(measureBuilt, {})).failedBuild).toEqual([
      'There is no page to measure in public: it has no index.html.',
    ]);
  });

  it('compares the report with a baseline, and says if there is none yet', async () => {
    expect((await sent(measureBuilt, { baseline: 'base.json' })).log).toContain('There is no file base.json yet');
    await writeFile(join(site, 'base.json'), JSON.stringify(await report()));
    const { shown, failedBuild } = await sent(measureBuilt, { baseline: 'base.json' });
    expect(failedBuild).toEqual([]);
    expect(shown[0]?.['text']).toContain('### What changed');
  });

  it('does nothing where the deploy is to be measured', async () => {
    expect(await sent(measureBuilt, { measure: 'deployed' })).toEqual({
      failedBuild: [],
      failedPlugin: [],
      shown: [],
      log: '',
    });
  });
});

describe('the Netlify plugin, of a deploy', () => {
  const deployed = (inputs: PluginInputs, env: (origin: string) => Readonly<Record<string, string>>) =>
    withServer(
      () => ({ body: PAGE.replace('Northwind', 'Deployed') }),
      (origin) => sent(measureDeployed, { measure: 'deployed', ...inputs }, env(origin)),
    );

  it('measures the deploy’s own address, of production the site’s', async () => {
    for (const env of [
      (origin: string) => ({ CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: origin, URL: 'http://127.0.0.1:1' }),
      (origin: string) => ({ CONTEXT: 'production', DEPLOY_PRIME_URL: 'http://127.0.0.1:1', URL: origin }),
    ]) {
      const { shown, failedPlugin } = await deployed({}, env);
      expect(failedPlugin).toEqual([]);
      expect(shown).toHaveLength(1);
      expect((await report()).report.portrait.heading).toBe('Deployed');
    }
  });

  it.each<[what: string, env: Readonly<Record<string, string>>, inputs: PluginInputs, asked: readonly string[]]>([
    ['production', { CONTEXT: 'production', URL: 'https://a.example' }, {}, ['https://a.example/']],
    [
      'a preview',
      { CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'https://b.example', DEPLOY_URL: 'https://c.example' },
      { path: '/en/' },
      ['https://b.example/en/', '--preview'],
    ],
    ['a deploy without a name', { DEPLOY_URL: 'https://c.example' }, {}, ['https://c.example/', '--preview']],
    [
      'an address of its own',
      { CONTEXT: 'production', URL: 'https://a.example' },
      { address: 'https://d.example' },
      ['https://d.example/'],
    ],
  ])('asks for %s at its address, and says of no public site that it is a preview', async (_, own, inputs, asked) => {
    const typed: (readonly string[])[] = [];
    const command: Command = (args) => {
      typed.push(args.filter((arg) => arg.startsWith('https:') || arg === '--preview' || arg === '--local'));
      return Promise.resolve({ exitCode: 3, stderr: '' });
    };
    const none = { CONTEXT: '', URL: '' };
    await sent(measureDeployed, { measure: 'deployed', ...inputs }, { ...none, ...own }, command);
    expect(typed.map((args) => args.toSorted())).toEqual([asked.toSorted()]);
  });

  it('fails as a plugin, since the deploy is there already', async () => {
    const { failedBuild, failedPlugin } = await deployed({ minScore: 100 }, (DEPLOY_PRIME_URL) => ({
      DEPLOY_PRIME_URL,
    }));
    expect(failedBuild).toEqual([]);
    expect(failedPlugin[0]).toContain('not met: Overall score: ');
  });

  it('says that it was not measured, or that there is no address', async () => {
    const unmeasured = await sent(measureDeployed, { measure: 'deployed', address: 'http://127.0.0.1:1/' });
    expect(unmeasured.failedPlugin[0]).toContain('could not be measured: The site did not answer');
    expect(unmeasured.shown).toEqual([]);
    const none = await sent(
      measureDeployed,
      { measure: 'deployed' },
      { URL: '', DEPLOY_PRIME_URL: '', DEPLOY_URL: '' },
    );
    expect(none.failedPlugin).toEqual(['There is no address to measure. Set the input address.']);
  });

  it('does nothing where what was built is measured', async () => {
    expect((await sent(measureDeployed, {})).shown).toEqual([]);
  });
});

describe('manifest.yml', () => {
  it('has every input that the plugin reads, with the default it takes', async () => {
    const { inputs } = parseYaml(await readFile('src/cli/netlify-plugin/manifest.yml', 'utf8')) as {
      readonly inputs: readonly { readonly name: string; readonly default: string }[];
    };
    const source = await readFile('src/cli/netlify-plugin/plugin.ts', 'utf8');
    const read = new Set([...source.matchAll(/textOf\(inputs, '(\w+)'\)/g)].map(([, name]) => name));
    expect(new Set(inputs.map(({ name }) => name))).toEqual(read);
    expect(Object.fromEntries(inputs.map((input) => [input.name, input.default]))).toMatchObject({
      measure: 'built',
      path: '/',
      folder: '.netlify/facet',
    });
  });
});
