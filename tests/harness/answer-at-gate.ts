/**
 * What the gate answers in a preview, for given files in place of the build's. It is a separate process because
 * Playwright compiles JSX differently. Reads a `GateQuestion` as JSON from stdin and prints a `GateAnswer` for each of
 * its paths.
 */
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { fileArtifacts } from '../../src/server/platform/artifacts';
import { endpoint } from '../../src/server/platform/endpoint';
import { testServices, TEST_CONTEXT, TEST_ENVIRONMENT } from '../../src/server/platform/testing/services';
import { gateHandler } from '../../src/server/accounts/gate-endpoint';

export interface GateQuestion {
  /** Folder of a built site. */
  readonly root: string;
  /** Files for gated pages, by name: they replace those of the build. */
  readonly gated: Readonly<Record<string, string>>;
  readonly paths: readonly string[];
}

export interface GateAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

async function answer({ root, gated, paths }: GateQuestion): Promise<GateAnswer[]> {
  const services = testServices({
    environment: { ...TEST_ENVIRONMENT, context: 'deploy-preview' },
    artifacts: {
      ...fileArtifacts(() => join(root, '.facet')),
      gated: (name) => Promise.resolve(gated[name] ?? null),
    },
  });
  const gate = endpoint('gate', gateHandler, () => services);
  return Promise.all(
    paths.map(async (path) => {
      const response = await gate(new Request(`https://facet.example${path}`), TEST_CONTEXT);
      return { status: response.status, headers: Object.fromEntries(response.headers), html: await response.text() };
    }),
  );
}

void text(process.stdin)
  .then((question) => answer(JSON.parse(question) as GateQuestion))
  .then((answers) => process.stdout.write(JSON.stringify(answers)));
