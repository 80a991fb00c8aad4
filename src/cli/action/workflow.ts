/** The files by which an action hands results to the workflow it is part of. GitHub, "Workflow commands". */
import { appendFile } from 'node:fs/promises';
import type { Encoded } from '../../encoding/text';
import { outputLine } from '../../encoding/workflow';

/** Sets outputs for later steps. */
export async function setOutputs(file: string, outputs: Readonly<Record<string, string>>): Promise<void> {
  const lines = Object.entries(outputs).map(([name, value]) => outputLine(name, value));
  await appendFile(file, lines.join(''));
}

/** Adds Markdown to the summary of the job. */
export async function addSummary(file: string, markdown: Encoded<'markdown'>): Promise<void> {
  await appendFile(file, `${markdown.trimEnd()}\n\n`);
}
