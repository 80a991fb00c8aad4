import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHEETS } from '../sheets';

export const STYLES = 'src/styles';

/** What every page carries, on previews with one more, and what some pages link beside it: the parts of each. */
export const PARTS = { serif: ['serif.css'], index: ['index.css'], preview: ['preview.css'], ...SHEETS } as const;

export const textOf = (part: string) => readFileSync(join(STYLES, part), 'utf8');

/** A sheet as a page gets it: imports resolved, comments and layout white space gone. */
export function compact(sheet: keyof typeof PARTS): string {
  return PARTS[sheet]
    .map(textOf)
    .join('')
    .replace(/@import '\.\/([^']+)';/g, (_, part: string) => textOf(part))
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1');
}
