/** A folder with the project as a site that can be built: a copy with the corpus, or an unchanged revision. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { QUIET } from '../../src/dev/site';
import { measure } from './measure';
import { setAside } from './set-aside';
import type { BenchedSite } from './site';

/** What a build makes or keeps for the next one, as paths in the project's folder. */
const MADE = ['.cache', '.facet', 'public', 'node_modules/.cache'];

/** The script of `npm run build`: the first of these that a revision has. */
const BUILD_SCRIPTS = ['src/content/gatsby/gatsby.mjs', 'node_modules/gatsby/cli.js'];

export interface GatsbySiteOptions {
  readonly name: string;
  readonly folder: string;
  /** File for everything the builds print. */
  readonly log: string;
  /** Variables of the build, besides the context. */
  readonly env: Readonly<Record<string, string>>;
}

/** The site in a folder that has the project's files and packages. */
export function gatsbySite({ name, folder, log, env }: GatsbySiteOptions): BenchedSite {
  return {
    name,
    output: join(folder, 'public'),
    clear: () => setAside(folder, MADE),
    build: () =>
      measure({
        name: 'gatsby build',
        script: BUILD_SCRIPTS.map((script) => join(folder, script)).find(existsSync) ?? '',
        args: ['build', '--no-color'],
        cwd: folder,
        env: { ...QUIET, CONTEXT: 'dev', ...env },
        log,
      }),
  };
}

/** The steps that Gatsby reports, with their seconds, longest first. */
export function stepsOf(output: string): { readonly step: string; readonly seconds: number }[] {
  return [...output.matchAll(/^success (.+?) - (\d+\.\d+)s(?: |$)/gm)]
    .map(([, step = '', seconds]) => ({ step, seconds: Number(seconds) }))
    .sort((a, b) => b.seconds - a.seconds);
}
