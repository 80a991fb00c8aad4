/**
 * All formats, in the order of the help. Each is loaded when needed, because together they take longer than the rest.
 */
import type { CommandName } from '../command-names';
import type { Format } from './format';

interface FormatRow {
  /** Whether it can hold some of a report's checks; the others hold what the whole report comes to. */
  readonly holdsParts?: true;
  /** The commands that can write it. */
  readonly of: readonly CommandName[];
  readonly load: () => Promise<{ readonly format: Format }>;
}

const REPORTS = ['assess', 'page', 'open'] as const;
const VOCABULARY = ['checks', 'explain'] as const;

export const FORMATS = {
  /** Used if you choose no other format. */
  text: {
    holdsParts: true,
    of: [...REPORTS, 'compare', 'diff', 'many', ...VOCABULARY],
    load: () => import('./text/format'),
  },
  json: { of: [...REPORTS, 'compare', 'diff', 'many', ...VOCABULARY], load: () => import('./json') },
  markdown: { holdsParts: true, of: [...REPORTS, 'diff'], load: () => import('./markdown') },
  agent: { holdsParts: true, of: REPORTS, load: () => import('./agent') },
  sarif: { holdsParts: true, of: ['page'], load: () => import('./sarif') },
  junit: { holdsParts: true, of: [...REPORTS, 'many'], load: () => import('./junit') },
  html: { of: [...REPORTS, 'compare'], load: () => import('./html') },
  csv: { of: [...REPORTS, 'compare', 'many'], load: () => import('./csv') },
} as const satisfies Readonly<Record<string, FormatRow>>;

export type FormatName = keyof typeof FORMATS;
export const FORMAT_NAMES = Object.keys(FORMATS) as readonly FormatName[];

/** Every format but text is an option. */
export type FormatOption = Exclude<FormatName, 'text'>;
export const FORMAT_OPTIONS = FORMAT_NAMES.filter((name): name is FormatOption => name !== 'text');

export function isWrittenBy(name: FormatName, command: CommandName): boolean {
  const { of }: FormatRow = FORMATS[name];
  return of.includes(command);
}

export function holdsParts(name: FormatName): boolean {
  const row: FormatRow = FORMATS[name];
  return row.holdsParts === true;
}

export async function loadFormat(name: FormatName): Promise<Format> {
  return (await FORMATS[name].load()).format;
}
