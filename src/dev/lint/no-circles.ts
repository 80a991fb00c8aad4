import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Rule } from 'eslint';
import ts from 'typescript';

const ENDINGS = ['', '.ts', '.tsx', '.mjs'];

/** The file an import names and its text; null where there is none, as of a package. */
function read(from: string, specifier: string): { readonly file: string; readonly text: string } | null {
  if (!/^\.{1,2}\//.test(specifier)) return null;
  for (const ending of ENDINGS) {
    const file = resolve(dirname(from), specifier + ending);
    try {
      return { file, text: readFileSync(file, 'utf8') };
    } catch {
      // It has another ending.
    }
  }
  return null;
}

/** Specifiers of a source text, those of types too. */
function specifiers(text: string): string[] {
  return ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
}

/** The files each file imports. ESLint lints all files in one process, and an editor starts anew often enough. */
const imported = new Map<string, readonly string[]>();

function importsOf(file: string, text: string): readonly string[] {
  const known = imported.get(file);
  if (known !== undefined) return known;
  const found = specifiers(text).flatMap((specifier) => read(file, specifier) ?? []);
  const files = found.map((each) => each.file);
  imported.set(file, files);
  for (const each of found) importsOf(each.file, each.text);
  return files;
}

/** The shortest way from a file to another along imports, both included; null if there is none. */
function way(from: string, to: string): string[] | null {
  const before = new Map<string, string | null>([[from, null]]);
  for (const file of before.keys()) {
    if (file === to) {
      const steps = [file];
      for (let step = before.get(file) ?? null; step !== null; step = before.get(step) ?? null) steps.unshift(step);
      return steps;
    }
    for (const next of imported.get(file) ?? []) if (!before.has(next)) before.set(next, file);
  }
  return null;
}

/**
 * Reports an import that leads back to its own file, by any detour. Type imports count: files in a circle can only
 * be understood, moved and tested together. Takes no options.
 */
export const noCircles: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'no file imports itself, directly or through others' },
    schema: [],
    messages: { circle: 'Circle of imports: {{way}}. Move what both need to a file that imports neither.' },
  },
  create(context) {
    return {
      Program(node) {
        const { filename: file, cwd } = context;
        for (const target of importsOf(file, context.sourceCode.text)) {
          const back = way(target, file);
          if (back === null) continue;
          const steps = [file, ...back].map((step) => relative(cwd, step));
          context.report({ node, messageId: 'circle', data: { way: steps.join(' → ') } });
        }
      },
    };
  },
};
