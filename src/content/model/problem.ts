/** A writer's mistake: place, rule and fix. */
export interface Problem {
  /** Path from the repository's root, with forward slashes. */
  readonly file: string;
  /** 1-based; the first line where it is left out, since then the whole file is meant. */
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
  readonly fix: string;
}

/** A rule that is broken, and the way out. */
export type Flaw = Pick<Problem, 'message' | 'fix'>;

/** One problem as the build and `content:check` print it. */
export function formatProblem({ file, line = 1, column, message, fix }: Problem): string {
  const place = column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
  return `${place}\n  ${message}\n  Fix: ${fix}`;
}

/** All problems, or what is only warned of, in the order of files and lines, with their count. */
export function formatProblems(problems: readonly Problem[], what: 'problem' | 'warning' = 'problem'): string {
  const lineOf = ({ line = 1 }: Problem) => line;
  const sorted = [...problems].sort((a, b) => (a.file === b.file ? lineOf(a) - lineOf(b) : a.file < b.file ? -1 : 1));
  const count = problems.length === 1 ? `1 ${what}` : `${problems.length} ${what}s`;
  return `${count} in content:\n\n${sorted.map(formatProblem).join('\n\n')}\n`;
}
