/**
 * The command, except for what it measures: the page that a server on this machine answers with, as a page without a
 * network. So builds can be tested with everything but the network.
 */
import { resolve } from 'node:path';
import { pageMeasured } from '../../formats/testing/samples';
import { readFile, writeText } from '../../files';
import type { Io } from '../../io';
import { measureMany } from '../../many/measure-many';
import { run } from '../../run';
import type { Ended, Surroundings } from '../facet-command';

async function measure(address: string) {
  try {
    const response = await fetch(address);
    return { ok: true as const, measured: pageMeasured(await response.text(), address) };
  } catch {
    return { ok: false as const, code: 'site-unreachable' as const };
  }
}

/** @returns the exit code */
export function standIn(
  args: readonly string[],
  { cwd, env, stdout, stderr }: Surroundings & Pick<Io, 'stdout' | 'stderr'>,
): Promise<number> {
  return run(args, {
    io: {
      stdout,
      stderr,
      env,
      isTerminal: { stdout: false, stderr: false },
      columns: null,
      readStdin: () => Promise.resolve(new Uint8Array()),
      readFile: (path, limit) => readFile(resolve(cwd, path), limit),
      writeFile: (path, content) => writeText(resolve(cwd, path), content),
      askToWrite: () => Promise.resolve(),
      flush: () => Promise.resolve(),
      now: () => new Date('2026-11-20T14:05:00.000Z'),
      signal: new AbortController().signal,
    },
    tools: {
      measure,
      measureMany,
      measurePage: (html) => Promise.resolve(pageMeasured(new TextDecoder().decode(html))),
    },
    version: '0.0.0',
  });
}

/** The same in the process of a test, which takes a tenth of the time. */
export async function inProcess(args: readonly string[], surroundings: Surroundings): Promise<Ended> {
  let stderr = '';
  const exitCode = await standIn(args, {
    ...surroundings,
    stdout: () => undefined,
    stderr: (text) => {
      stderr += text;
    },
  });
  return { exitCode, stderr };
}
