/** What the outputs are made from: the pages as they were planned, and `public/` as Gatsby rendered it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { i18n } from 'i18next';
import type { Environment } from '../../site/environment';
import type { PlannedPage } from '../pages/planned-page';

export interface Publication {
  /** The project's folder. */
  readonly root: string;
  readonly environment: Environment;
  /** Every planned page, the withdrawn ones too. Front matter that concerns all outputs is in `context.head`. */
  readonly pages: readonly PlannedPage[];
  /** All interface strings of all locales. */
  readonly i18n: i18n;
  /** HTML of the compiled body of a content file, a path from the root of the repository. */
  readonly bodies: (file: string) => string | undefined;
}

/** The planned pages that are files of `public/` which search engines may list under their own URL. */
export function listedPages({ pages, environment }: Publication): PlannedPage[] {
  return pages.filter(({ path, context }) => context.head.canonical === environment.siteUrl + path);
}

/** The file of a page in `public/`. */
export function publicFile({ root }: Publication, path: string): string {
  return join(root, 'public', path.endsWith('/') ? `${path}index.html` : path);
}

/**
 * HTML of the compiled text that a page shows.
 *
 * @throws Error that names the page if it shows no content file, or one that is not in order
 */
export function bodyOf({ bodies }: Publication, { path, file }: PlannedPage): string {
  const body = file === null ? undefined : bodies(file);
  if (body === undefined) throw new Error(`${path} is an article without a text.`);
  return body;
}

/** @param path below `public/`, with a leading slash */
export function writePublic({ root }: Publication, path: string, content: string | Uint8Array): void {
  const file = join(root, 'public', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
