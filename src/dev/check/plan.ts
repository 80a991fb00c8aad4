/** What to run for the files to check. */
import { browserTests, building, formatting, linting, unitTests, type Runner } from '../runners';
import { affectsBuilds } from './builds-of-their-own';
import type { CheckOptions } from './options';

export interface Part {
  readonly runner: Runner;
  /** What it checks, in a few words. */
  readonly scope: string;
  /** What to do if it fails. */
  readonly hint: string;
}

export interface Plan {
  /** Parts of a lane run one after the other, lanes in parallel. */
  readonly lanes: readonly (readonly Part[])[];
  /** What was left out on purpose. */
  readonly notes: readonly string[];
}

export interface Change {
  /** Files to check, from the project's root. */
  readonly files: readonly string[];
  /** Unit tests that the change reaches, nearest first. */
  readonly tests: readonly string[];
}

/** How many unit tests run: as many as two processors finish in half a minute. */
export const NEAREST = 20;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Sources, and what their types are read from. */
const LINTED = /\.(?:[cm]?[jt]s|tsx)$|^locales\/en\/|^(?:tsconfig|package)\.json$/;
const CONTENT = /^(?:content|locales)\//;

/** The content command's check, as `npm run content:check` runs it. */
const contentCheck: Runner = {
  name: 'content',
  script: 'tsx/dist/cli.mjs',
  args: ['src/content/commands/main.ts', 'check'],
};

/** A lane with nothing to run is left out. */
export function planOf(
  { files, tests }: Change,
  { specs, everyTest }: Pick<CheckOptions, 'specs' | 'everyTest'>,
): Plan {
  const run = everyTest ? tests : tests.slice(0, NEAREST);
  const read: Part[] = [];
  if (files.length > 0) {
    read.push({ runner: formatting(files), scope: counted(files.length, 'file'), hint: 'npx oxfmt' });
  }
  if (files.some((file) => LINTED.test(file))) {
    read.push({ runner: linting, scope: 'the whole project', hint: 'npx oxlint --fix for what it can mend' });
  }
  const tried: Part[] = [];
  if (files.some((file) => CONTENT.test(file))) {
    tried.push({ runner: contentCheck, scope: 'content and strings', hint: 'npm run content:check -- --fix' });
  }
  if (run.length > 0) {
    const runner = unitTests(['--runTestsByPath', ...run]);
    tried.push({ runner, scope: counted(run.length, 'file'), hint: 'npm run test:unit -- <file> for one of them' });
  }
  if (specs.length > 0) {
    tried.push(
      { runner: building, scope: 'the whole site', hint: 'npm run build says it again' },
      { runner: browserTests([...specs]), scope: specs.join(', '), hint: 'npx playwright test --headed' },
    );
  }
  const left = tests.length - run.length;
  return {
    lanes: [read, tried].filter((lane) => lane.length > 0),
    notes: [
      ...(left > 0
        ? [`${counted(left, 'further file')} of unit tests the change reaches: --every-test, or npm test, runs them.`]
        : []),
      ...(files.some(affectsBuilds) ? ['Builds are made from what changed: npm test makes some of their own.'] : []),
    ],
  };
}
