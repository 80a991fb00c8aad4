/** The Netlify build plugin: measures what was built before it is deployed, or the deploy afterwards. */
import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Report } from '../../brand/report/report';
import { bandOf } from '../../components/band';
import { formatScore } from '../../components/format';
import type { Translate } from '../../components/string-keys';
import { translator } from '../../components/strings';
import { terminalMessage, terminalText } from '../../encoding/terminal';
import type { Encoded } from '../../encoding/text';
import { measureInBuild, type BuildResult, type Command } from '../ci/facet-command';
import { gateOptions } from '../ci/gate-options';
import { buildWords } from '../ci/build-words';
import { EXIT_CODES } from '../exit-codes';
import type { Words } from '../measured';
import { withFolder } from './serve-folder';

/** Inputs as Netlify hands them on; which there are is in `manifest.yml`. Numbers and lists may be written as such. */
export type PluginInputs = Readonly<Record<string, unknown>>;

type Fail = (message: Encoded<'terminal'>) => void;

/** What Netlify hands to an event, as far as it is used. */
export interface PluginEvent {
  readonly inputs: PluginInputs;
  readonly constants: { readonly PUBLISH_DIR: string };
  readonly utils: {
    readonly build: { readonly failBuild: Fail; readonly failPlugin: Fail };
    readonly status: {
      readonly show: (status: {
        readonly title: string;
        readonly summary: Encoded<'terminal'>;
        readonly text?: Encoded<'markdown'>;
      }) => void;
    };
  };
}

export interface PluginWorld {
  readonly command: Command;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: (text: Encoded<'terminal'>) => void;
}

const MEASURED = ['built', 'deployed'] as const;

/** An input as text: TOML has numbers and lists of its own. */
function textOf(inputs: PluginInputs, name: string): string {
  const value = inputs[name];
  if (Array.isArray(value)) return value.map(String).join(',');
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The score with its band, in a line. */
function summaryOf({ overall }: Report, { locale, strings }: Words): string {
  const t = translator(strings, locale, 'report');
  if (overall === null) return t('overall.none');
  return `${formatScore(locale, overall.value)} ${t('score.of')} · ${t(`band.${bandOf(overall.value)}.word`)}`;
}

async function measure(
  address: string,
  reach: readonly string[],
  { inputs }: PluginEvent,
  { command, cwd, env, log }: PluginWorld,
  t: Translate<'cli'>,
): Promise<BuildResult> {
  const wanted = textOf(inputs, 'baseline');
  const isKnown = wanted === '' || (await isThere(resolve(cwd, wanted)));
  if (!isKnown) log(terminalText(t('formats.builds.no-baseline', { path: wanted })));
  const result = await measureInBuild({
    command,
    address,
    reach,
    gates: gateOptions({
      minScore: textOf(inputs, 'minScore'),
      min: textOf(inputs, 'min'),
      failOn: textOf(inputs, 'failOn'),
      baseline: isKnown ? wanted : '',
    }),
    lang: textOf(inputs, 'lang') || null,
    folder: resolve(cwd, textOf(inputs, 'folder') || '.netlify/facet'),
    cwd,
    env,
  });
  if (result.said !== '') log(terminalText(result.said.trimEnd()));
  return result;
}

/** Says what came out, and fails by `fail` where a gate is not met or nothing was measured. */
function tell(result: BuildResult, { utils }: PluginEvent, words: Words, fail: Fail): void {
  const { exitCode, report, markdown, said } = result;
  if (report !== null) {
    utils.status.show({
      title: 'Facet',
      summary: terminalMessage(summaryOf(report, words)),
      ...(markdown !== null && { text: markdown }),
    });
  }
  if (exitCode === EXIT_CODES.met) return;
  const t = translator(words.strings, words.locale, 'cli');
  const notRun = exitCode === EXIT_CODES.notRun ? [t('formats.builds.not-run')] : [];
  fail(terminalMessage([said.trim(), ...notRun].filter((text) => text !== '').join('\n')));
}

/** What is measured; null if an input is not one of its choices, which `fail` reports. */
function measuredOf(inputs: PluginInputs, t: Translate<'cli'>, fail: Fail) {
  const value = textOf(inputs, 'measure') || 'built';
  const known = MEASURED.find((one) => one === value);
  if (known === undefined) {
    fail(terminalMessage(t('formats.builds.not-a-choice', { name: 'measure', choices: MEASURED.join(', '), value })));
  }
  return known ?? null;
}

/** `onPostBuild`: the files of the build, served on this machine. */
export async function measureBuilt(event: PluginEvent, world: PluginWorld): Promise<void> {
  const { inputs, constants, utils } = event;
  const words = await buildWords(textOf(inputs, 'lang'), world.env);
  const t = translator(words.strings, words.locale, 'cli');
  const fail: Fail = (message) => utils.build.failBuild(message);
  if (measuredOf(inputs, t, fail) !== 'built') return;
  const folder = resolve(world.cwd, constants.PUBLISH_DIR);
  const path = textOf(inputs, 'path') || '/';
  if (path === '/' && !(await isThere(join(folder, 'index.html')))) {
    fail(terminalMessage(t('formats.builds.no-page', { path: constants.PUBLISH_DIR })));
    return;
  }
  const result = await withFolder(folder, (origin) =>
    measure(new URL(path, origin).href, ['--local'], event, world, t),
  );
  tell(result, event, words, fail);
}

/** `onSuccess`: the deploy at its address. It is there already, so only the plugin can fail. */
export async function measureDeployed(event: PluginEvent, world: PluginWorld): Promise<void> {
  const { inputs, utils } = event;
  const { env } = world;
  const words = await buildWords(textOf(inputs, 'lang'), env);
  const t = translator(words.strings, words.locale, 'cli');
  const fail: Fail = (message) => utils.build.failPlugin(message);
  if (measuredOf(inputs, t, () => undefined) !== 'deployed') return;
  const isProduction = env['CONTEXT'] === 'production';
  const own = isProduction ? env['URL'] : (env['DEPLOY_PRIME_URL'] ?? env['DEPLOY_URL']);
  const address = textOf(inputs, 'address') || own || '';
  if (address === '') {
    fail(terminalMessage(t('formats.builds.no-address', { name: 'address' })));
    return;
  }
  const url = URL.canParse(address) ? new URL(textOf(inputs, 'path') || '/', address).href : address;
  const isLocal = URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
  const reach = [...(isLocal ? ['--local'] : []), ...(isProduction || isLocal ? [] : ['--preview'])];
  tell(await measure(url, reach, event, world, t), event, words, fail);
}
