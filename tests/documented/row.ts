/** A command of the docs, and what they promise of it. */
export interface Row {
  /** As it is documented, without comments, on one line. */
  readonly command: string;
  /** What the test types for what a reader has to fill in. */
  readonly instead?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** The exit code. The default is 0, or 130 for a command that is interrupted. */
  readonly code?: number;
  /** What it says, on either stream. */
  readonly says?: string | RegExp;
  /** A file that the command writes, and its content. */
  readonly writes?: readonly [file: string, content: string | RegExp];
  /**
   * It runs until Ctrl+C, which is pressed once it has printed what it promises and has responded at the path, if any.
   */
  readonly serves?: string | true;
}

/** A command that no test of this folder types. */
export interface Untyped {
  readonly command: string;
  /** A file that runs it, with the text that shows it. */
  readonly by?: readonly [file: string, text: string];
  /** Why it is not typed here. */
  readonly because: string;
}

/** What is typed: the command with everything filled in. @param ports and more that differ from run to run */
export function filledIn({ command, instead = {} }: Row, ports: Readonly<Record<string, string>> = {}): string {
  const own = Object.entries(instead).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`“${command}” has no ${from}.`);
    return text.replaceAll(from, to);
  }, command);
  return Object.entries(ports).reduce((text, [from, to]) => text.replaceAll(from, to), own);
}
