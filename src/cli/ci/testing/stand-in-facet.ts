/**
 * The command, but for what it measures: the page that a server on this machine answers with, as a page without a
 * network. So builds can be tested with everything but the network.
 */
import { pageMeasured } from '../../formats/testing/samples';
import { readFile, writeText } from '../../files';
import { measureMany } from '../../many/measure-many';
import { run } from '../../run';

async function measure(address: string) {
  try {
    const response = await fetch(address);
    return { ok: true as const, measured: pageMeasured(await response.text(), address) };
  } catch {
    return { ok: false as const, code: 'site-unreachable' as const };
  }
}

void run(process.argv.slice(2), {
  io: {
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    env: process.env,
    isTerminal: { stdout: false, stderr: false },
    columns: null,
    readStdin: () => Promise.resolve(new Uint8Array()),
    readFile: (path, limit) => readFile(path, limit),
    writeFile: writeText,
    askToWrite: () => Promise.resolve(),
    flush: () => Promise.resolve(),
    now: () => new Date('2026-11-20T14:05:00.000Z'),
    signal: new AbortController().signal,
  },
  tools: { measure, measureMany, measurePage: (html) => Promise.resolve(pageMeasured(new TextDecoder().decode(html))) },
  version: '0.0.0',
}).then((code) => {
  process.exitCode = code;
});
