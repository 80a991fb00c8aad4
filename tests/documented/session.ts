/** Types the rows of a table one after the other in one folder, and notes what came of each. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOGS } from '../../src/dev/site';
import { filledIn, type Row } from './row';
import { includes, run, start, type Ran, type Shell } from './typing';

const NOTES = join(LOGS, 'documented');

interface Note {
  readonly command: string;
  readonly where: string;
  /** Null of what is not typed here. */
  readonly seconds: number | null;
  readonly passed: boolean;
}

/** Where a server says that it is. */
const SERVED = /served at (https?:\/\/[^/\s]+)/;

/** Waits for what a server says, asks it for its page, and stops it. */
async function serve(row: Row, shell: Shell): Promise<Ran> {
  const server = start(filledIn(row, shell.ports), shell);
  const output = await server.said(row.says ?? SERVED);
  if (typeof row.serves === 'string') {
    const answer = await fetch(new URL(row.serves, SERVED.exec(output)?.[1]));
    expect([row.serves, answer.status]).toEqual([row.serves, 200]);
  }
  return server.interrupt();
}

/** Types a command and compares the result with its row. */
export async function hold(row: Row, session: Shell): Promise<void> {
  const shell = { ...session, env: { ...session.env, ...row.env } };
  const ran = await (row.serves === undefined ? run(filledIn(row, shell.ports), shell) : serve(row, shell));
  // npm and a shell end with 130 after Ctrl+C, whatever their program ends with.
  const wanted = { code: row.code ?? (row.serves === undefined ? 0 : 130), says: true };
  const is = { code: ran.code, says: includes(ran.output, row.says ?? '') };
  // The output is worth reading only if it isn't what was promised.
  const said = is.code === wanted.code && is.says ? '' : ran.output;
  expect({ ...is, said }).toEqual({ ...wanted, said: '' });
  if (row.writes === undefined) return;
  const [file, content] = row.writes;
  expect(readFileSync(join(shell.folder, file), 'utf8')).toEqual(
    typeof content === 'string' ? expect.stringContaining(content) : expect.stringMatching(content),
  );
}

/** Notes how a command did, for the table that a run leaves. */
export async function noted(where: string, command: string, act: () => Promise<void>): Promise<void> {
  const began = Date.now();
  let passed = false;
  try {
    await act();
    passed = true;
  } finally {
    const note: Note = { command, where, seconds: (Date.now() - began) / 1000, passed };
    notes.push(note);
  }
}

const notes: Note[] = [];

/** Notes a command that nothing types here. @param why what runs it instead, or why nothing can */
export function noteUntyped(command: string, why: string): void {
  notes.push({ command, where: why, seconds: null, passed: false });
}

/**
 * Leaves what was noted in a table of all files that have run: `node_modules/.cache/facet/documented-commands.md`.
 *
 * @param name of the file that calls it
 */
export function leaveTable(name: string): void {
  mkdirSync(NOTES, { recursive: true });
  writeFileSync(join(NOTES, `${name}.json`), JSON.stringify(notes));
  const all = readdirSync(NOTES)
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(join(NOTES, file), 'utf8')) as readonly Note[]);
  const rows = all.map(({ command, where, seconds, passed }) => {
    return `| \`${command.replaceAll('|', '\\|')}\` | ${where} | ${seconds?.toFixed(1) ?? ''} | ${seconds === null ? '' : passed ? 'yes' : 'no'} |`;
  });
  const head = ['| command | where it is run | seconds | passed |', '| --- | --- | ---: | --- |'];
  writeFileSync(join(LOGS, 'documented-commands.md'), `${[...head, ...rows].join('\n')}\n`);
}

/** Declares a test for each row, in order: each finds what those before it left. */
export function typeAll(where: string, rows: readonly Row[], shell: () => Shell): void {
  it.each(rows.map((row) => [row.command, row] as const))(`${where}: %s`, (command, row) =>
    noted(where, command, () => hold(row, shell())),
  );
}
