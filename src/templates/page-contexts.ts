/** Contexts of pages for the renderer, from the file that `createPages` writes. */
import { openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContext } from '../components/page-context';
import { CONTEXTS, type ContextPlaces } from '../site/renderer-files';

interface Contexts {
  readonly texts: number;
  readonly places: ContextPlaces;
}

let opened: Contexts | undefined;

function open(): Contexts {
  const root = process.cwd();
  const places = JSON.parse(readFileSync(join(root, CONTEXTS.places), 'utf8')) as ContextPlaces;
  return { texts: openSync(join(root, CONTEXTS.texts), 'r'), places };
}

/** @param digest as `createPages` gave it to Gatsby */
export function contextOf(digest: string): PageContext {
  const { texts, places } = (opened ??= open());
  const place = places[digest];
  if (place === undefined) throw new Error(`There is no context ${digest}.`);
  const [offset, length] = place;
  const bytes = Buffer.alloc(length);
  readSync(texts, bytes, 0, length, offset);
  return JSON.parse(bytes.toString('utf8')) as PageContext;
}
