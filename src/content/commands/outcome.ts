/** What a command of a writer ends with: a text to print and the exit code. */
export interface Outcome {
  readonly text: string;
  /** 0: done. 1: the content or the request is not right, nothing was changed but what the text says. 2: wrong use. */
  readonly exitCode: 0 | 1 | 2;
}

export function done(...lines: readonly string[]): Outcome {
  return { text: lines.join('\n'), exitCode: 0 };
}

/** @param fix the way out, as a sentence */
export function refused(message: string, fix: string): Outcome {
  return { text: `${message}\n  Fix: ${fix}`, exitCode: 1 };
}

/** Wrong arguments: the command was not begun. */
export function misused(message: string, usage: string): Outcome {
  return { text: `${message}\n  Usage: ${usage}`, exitCode: 2 };
}

/** Arguments that `parseArgs` refuses: the first sentence of what it throws. */
export function unparsed(error: unknown, usage: string): Outcome {
  const [said = ''] = (error as Error).message.split('. ');
  return misused(`${said.replace(/\.$/, '')}.`, usage);
}

/** Ends a process with a command's outcome. */
export function endWith({ text, exitCode }: Outcome): void {
  if (exitCode === 0) console.log(text);
  else console.error(text);
  process.exitCode = exitCode;
}

/** `3 files`, `1 file`. */
export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
