/**
 * The only file of the command that reads files, never more of them than the limit of their kind: sizes are not asked,
 * since a pipe or a device has none.
 */
import { createReadStream } from 'node:fs';
import type { Encoded } from '../encoding/text';
import { access, constants, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { linesUpTo, wholeUpTo } from '../brand/basics/bounded';
import { COMPARISON_EXPORT_LIMIT, EXPORT_LIMIT } from '../brand/sharing/export';
import { FileProblem, type FileTrouble } from './io';

/** Most that is read of each kind of file, in bytes. */
export const READ_LIMITS = {
  /** A saved report, or a comparison of several. */
  report: COMPARISON_EXPORT_LIMIT,
  /** HTML; a page may hold its pictures. */
  page: 10_000_000,
  list: 10_000_000,
  config: 1_000_000,
  keys: 1_000_000,
  /** Certificates. */
  authorities: 10_000_000,
  /** A report as Markdown, and what a CI server says about what triggered it. */
  build: 10_000_000,
  /** One line of a file of results: an export. */
  line: EXPORT_LIMIT,
} as const satisfies Readonly<Record<string, number>>;

const TROUBLES: Readonly<Partial<Record<string, FileTrouble>>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EISDIR: 'folder',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'forbidden',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

/** What went wrong with a file, or a stream of the process. */
export function fileProblem(path: string, cause: unknown): FileProblem {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return new FileProblem(path, TROUBLES[code] ?? 'failed', { cause });
}

async function tried<T>(path: string, what: () => Promise<T>): Promise<T> {
  try {
    return await what();
  } catch (cause) {
    throw fileProblem(path, cause);
  }
}

/** Waits for something, but not once a signal is aborted: a read of a pipe may never end. */
function unlessAborted<T>(waiting: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (signal === undefined) return waiting;
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
    waiting.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/**
 * All that a stream gives.
 *
 * @param path as it is called in messages
 * @param limit in bytes
 * @throws FileProblem; the signal's reason if it is aborted
 */
export async function readStream(
  path: string,
  pieces: AsyncIterable<Uint8Array>,
  limit: number,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const reading = tried(path, () => wholeUpTo(pieces, limit));
  const bytes = await unlessAborted(reading, signal);
  if (bytes === null) throw new FileProblem(path, 'too-large', { limit });
  return bytes;
}

/** A whole file. @param limit in bytes @throws FileProblem; the signal's reason if it is aborted */
export function readFile(path: string, limit: number, signal?: AbortSignal): Promise<Uint8Array> {
  return readStream(path, createReadStream(path), limit, signal);
}

/** A whole file as text. @throws FileProblem */
export async function readText(path: string, limit: number): Promise<string> {
  return new TextDecoder().decode(await readFile(path, limit));
}

/** The lines of a file, which may be larger than memory. @throws RangeError at a line beyond the limit, in bytes */
export function readLines(path: string, limit: number): AsyncGenerator<string, void> {
  return linesUpTo(createReadStream(path), limit);
}

/** @throws FileProblem */
export function writeText(path: string, content: Encoded): Promise<void> {
  return tried(path, () => writeFile(path, content));
}

/** Whether a file could be written, asked without writing it. @throws FileProblem of the file or, where it is missing, its folder */
export async function askToWrite(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory() === true) throw new FileProblem(path, 'folder');
  const place = found === null ? dirname(path) : path;
  await tried(place, () => access(place, constants.W_OK));
  if (found === null && !(await stat(place)).isDirectory()) throw new FileProblem(place, 'missing');
}
