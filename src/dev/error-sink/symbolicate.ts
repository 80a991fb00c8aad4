/** Maps locations in our scripts back to the sources, with the source maps that a build writes. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { StackFrame } from '@sentry/core';

/** Names of published scripts; none can lead out of their folder. */
const SCRIPT = /\/assets\/([\w.-]+\.js)$/;

/**
 * @param folder contains `<script>.map` for every script
 * @returns a function that maps a frame to the sources; it leaves a frame unchanged if no map knows it
 */
export function symbolicator(folder: string): (frame: StackFrame) => StackFrame {
  const maps = new Map<string, TraceMap>();

  const mapOf = (script: string): TraceMap | null => {
    const known = maps.get(script);
    if (known !== undefined) return known;
    const file = join(folder, `${basename(script)}.map`);
    if (!existsSync(file)) return null;
    const map = new TraceMap(readFileSync(file, 'utf8'));
    maps.set(script, map);
    return map;
  };

  return (frame) => {
    const [, script] = SCRIPT.exec(frame.filename ?? '') ?? [];
    const map = script === undefined ? null : mapOf(script);
    if (map === null || !frame.lineno || !frame.colno) return frame;
    // Maps count columns from 0, stacks from 1.
    const { source, line, column, name } = originalPositionFor(map, { line: frame.lineno, column: frame.colno - 1 });
    if (source === null) return frame;
    return { ...frame, filename: source, lineno: line, colno: column + 1, ...(name !== null && { function: name }) };
  };
}
