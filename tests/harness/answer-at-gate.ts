/**
 * What the gate answers in a preview, for files the build would have left: a process of its own, since Playwright
 * compiles JSX for another purpose. Reads a `GateQuestion` as JSON from its input and prints a `GateAnswer` for each
 * of its paths.
 */
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { fileArtifacts } from '../../src/server/platform/artifacts';
import { endpoint } from '../../src/server/platform/endpoint';
import { fakeServices, TEST_CONTEXT, TEST_ENVIRONMENT } from '../../src/server/platform/testing/fake-services';
import { gateHandler } from '../../src/server/accounts/gate-endpoint';

export interface GateQuestion {
  /** Folder of a site that is built. */
  readonly root: string;
  /** Files for gated pages, by name: they stand in for those of the build. */
  readonly gated: Readonly<Record<string, string>>;
  readonly paths: readonly string[];
}

export interface GateAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

async function answer({ root, gated, paths }: GateQuestion): Promise<GateAnswer[]> {
  const services = fakeServices({
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
