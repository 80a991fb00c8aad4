/** Reads pages in a process of its own: `reader.ts <bundle of an engine>`, then messages. */
import { pathToFileURL } from 'node:url';
import type { Engine } from './bundle';

/** A page to read, or '' to read the one before again. Answered with the processor time it took, in ms. */
export type ReaderMessage = string;

async function main(): Promise<void> {
  const [file = ''] = process.argv.slice(2);
  const { assess, extractFacts, pageEvidence } = (await import(pathToFileURL(file).href)) as Engine;
  let html = '';
  process.on('message', (message: ReaderMessage) => {
    if (message !== '') html = message;
    // Of all threads: collecting what a page leaves behind is part of what it costs.
    const before = process.cpuUsage();
    assess(extractFacts(pageEvidence(html, '', '2026-01-01T00:00:00.000Z', {})));
    const { user, system } = process.cpuUsage(before);
    process.send?.((user + system) / 1000);
  });
  process.send?.(0);
}

void main();
