/** Lines for the log of a GitHub workflow, which takes orders from it. GitHub, "Workflow commands". */
import { randomUUID } from 'node:crypto';
import { terminalText } from './terminal';
import type { Encoded } from './text';

/** A notice on the run, in one line: `%`, CR and LF have a meaning in its text. */
export function annotation(level: 'error' | 'warning', text: string): Encoded<'workflow'> {
  const [first, ...others] = terminalText(text.trim()).trimEnd().replace(/%/g, '%25').split('\n');
  return `::${level} title=Facet::${[first, ...others].join('%0A')}\n` as Encoded<'workflow'>;
}

/** Text for the log that may hold untrusted words: no line of it is a command. */
export function quoted(text: string): Encoded<'workflow'> {
  const token = randomUUID();
  return `::stop-commands::${token}\n${terminalText(text.trimEnd())}::${token}::\n` as Encoded<'workflow'>;
}

/** A line for the file of a step's outputs. A value of several lines would need a delimiter that is not in it: this has one. */
export function outputLine(name: string, value: string): Encoded<'workflow'> {
  const end = `end-${randomUUID()}`;
  return `${name}<<${end}\n${value}\n${end}\n` as Encoded<'workflow'>;
}
