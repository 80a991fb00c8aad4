/** What an action tells the workflow it is part of. GitHub, "Workflow commands". */
import { appendFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';

/** Sets outputs for later steps. A value of several lines would need a delimiter that is not in it: ours have one. */
export async function setOutputs(file: string, outputs: Readonly<Record<string, string>>): Promise<void> {
  const lines = Object.entries(outputs).map(([name, value]) => {
    const end = `end-${randomUUID()}`;
    return `${name}<<${end}\n${value}\n${end}\n`;
  });
  await appendFile(file, lines.join(''));
}

/** Adds Markdown to the summary of the job. */
export async function addSummary(file: string, markdown: string): Promise<void> {
  await appendFile(file, `${markdown.trimEnd()}\n\n`);
}

/** A notice on the run, in one line: `%`, CR and LF have a meaning in its text. */
export function annotation(level: 'error' | 'warning', text: string): string {
  const escaped = text.trim().replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  return `::${level} title=Facet::${escaped}\n`;
}

/** Text for the log that may hold strangers' words: lines that look like commands do nothing. */
export function quoted(text: string): string {
  const token = randomUUID();
  return `::stop-commands::${token}\n${text.trimEnd()}\n::${token}::\n`;
}
