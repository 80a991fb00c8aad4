/** Rewrites links of all content at once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '../../site/locales';
import type { ContentFile } from '../check/read-content';
import { readStamp, sectionedSource } from '../check/translation-stamps';
import { splitFrontMatter } from '../model/front-matter';
import { sourceOf } from '../model/kinds';
import { carriedOver, sectionsOf } from '../model/stamps';
import { editLinks, type LinkEdit } from './edit-links';
import { stamped } from './stamp';

/**
 * Nothing is written. If a source changes, the stamps of its translations change with it: they stay as current as
 * they were.
 * @param edit returns the new URL of a link; null to leave it
 * @returns new texts of files, by path, and what was changed
 */
export function rewriteLinks(
  root: string,
  files: readonly ContentFile[],
  edit: (href: string, file: ContentFile) => string | null,
): { texts: ReadonlyMap<string, string>; edits: readonly (LinkEdit & { file: string })[] } {
  const texts = new Map<string, string>();
  const edits: (LinkEdit & { file: string })[] = [];
  const textOf = ({ file }: ContentFile) => texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  for (const file of files) {
    const written = textOf(file);
    const edited = editLinks(written, (href) => edit(href, file));
    if (edited === null || edited.edits.length === 0) continue;
    texts.set(file.file, edited.text);
    edits.push(...edited.edits.map((one) => ({ ...one, file: file.file })));
    if (file.address.locale !== DEFAULT_LOCALE) continue;
    const source = sectionedSource(root, file);
    const [before, after] = [sectionsOf(source), sectionsOf({ ...source, body: splitFrontMatter(edited.text).body })];
    for (const translation of files.filter((other) => other !== file && sourceOf(other.file) === file.file)) {
      const stamp = readStamp(root, translation.file);
      if (stamp === null) continue;
      const carried = stamped(translation.file, textOf(translation), carriedOver(stamp, before, after));
      for (const [path, text] of carried) texts.set(path, text);
    }
  }
  return { texts, edits };
}
