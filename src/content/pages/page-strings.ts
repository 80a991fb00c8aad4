import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../site/locales';
import { STRINGS_FOLDER, stringsFile } from '../../site/renderer-files';
import { shortDigest } from '../model/cache';
import type { StringsByLocale } from './strings-node';

/**
 * Writes each locale's strings where the renderer reads them.
 *
 * @returns their digest, as `PageContext.strings` has it
 */
export function writePageStrings(root: string, strings: StringsByLocale): (locale: Locale) => string {
  rmSync(join(root, STRINGS_FOLDER), { recursive: true, force: true });
  mkdirSync(join(root, STRINGS_FOLDER), { recursive: true });
  const digests = new Map(
    Object.entries(strings).map(([locale, namespaces]) => {
      const json = JSON.stringify(namespaces);
      const digest = shortDigest(json);
      writeFileSync(join(root, stringsFile(digest)), json);
      return [locale, digest];
    }),
  );
  return (locale) => digests.get(locale) ?? '';
}
