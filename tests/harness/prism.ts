/** Stoplight's Prism as a proxy in front of a site: it holds what is answered against the site's own description. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { start } from '../../src/dev/children';
import { LOGS, ROOT } from '../../src/dev/site';
import { freePort } from './free-port';

/** What Prism found wrong, with where it is: the answer, or what was asked. */
export interface Violation {
  readonly location: readonly string[];
  readonly message: string;
}

export interface Prism {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** What Prism says of an answer, in a header of its own. */
export function violationsOf(answer: Response): readonly Violation[] {
  return JSON.parse(answer.headers.get('sl-violations') ?? '[]') as readonly Violation[];
}

/** @param document the description; the site is asked at `upstream`, whatever it names as server */
export async function serveThroughPrism(document: unknown, upstream: string): Promise<Prism> {
  const folder = mkdtempSync(join(tmpdir(), 'facet-prism-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  const port = await freePort();
  const child = start({
    name: 'prism',
    script: join(ROOT, 'node_modules/@stoplight/prism-cli/dist/index.js'),
    args: ['proxy', file, upstream, '--host', '127.0.0.1', '--port', String(port), '--cors', 'false'],
    cwd: folder,
    env: { SCARF_ANALYTICS: 'false' },
    log: join(LOGS, 'prism.log'),
    show: false,
  });
  const origin = `http://127.0.0.1:${port}`;
  const ended = child.ended.then(() => {
    throw new Error(`Prism ended.\n${child.tail()}`);
  });
  const ready = async (): Promise<void> => {
    for (;;) {
      const response = await fetch(`${origin}/api/openapi.json`).catch(() => null);
      await response?.body?.cancel();
      if (response?.ok) return;
      await pause(100);
    }
  };
  await Promise.race([ready(), ended]);
  return {
    origin,
    async stop() {
      ended.catch(() => undefined);
      await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
