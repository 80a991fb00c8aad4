/** The files by which an action hands results to the workflow it is part of. GitHub, "Workflow commands". */
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
