/** Compiles texts as the build does, for tests. */
import type { Locale } from '../../../site/locales';
import { formatProblem } from '../../model/problem';
import { buildI18n } from '../../model/strings';
import { compileBody, type CompiledBody } from '../mdx';

const i18n = buildI18n(process.cwd());
const FILE = 'content/posts/x/en.mdx';

export interface TextOptions {
  /** 1-based line of the file the text begins on. */
  readonly bodyLine?: number;
  readonly locale?: Locale;
  /** The repository's folder; the text is in `content/posts/x/`. */
  readonly root?: string;
}

function result(body: string, { bodyLine = 5, locale = 'en', root = process.cwd() }: TextOptions) {
  const operator = { name: 'Ada & Co', address: '1 Main Street, London', email: 'ada@example.org' };
  return compileBody(body, FILE, bodyLine, { root, i18n, locale, operator });
}

/** @throws Error with the problems if there are some */
export function compileText(body: string, options: TextOptions = {}): CompiledBody {
  const compiled = result(body, options);
  if (!compiled.ok) throw new Error(compiled.problems.map(formatProblem).join('\n'));
  return compiled.compiled;
}

/** The problems of a text as writers read them. */
export function problemsOf(body: string, options: TextOptions = {}): string[] {
  const compiled = result(body, options);
  return compiled.ok ? [] : compiled.problems.map(formatProblem);
}
