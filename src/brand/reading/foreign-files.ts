/** Scripts and style sheets that a page has from other hosts. */
import type { ForeignFile } from '../facts/trust';
import { hostOf } from '../urls/sites';
import { addressIn, attribute } from './html';
import { isScriptOrStyle } from './insecure-resources';
import { stated, type Reading } from './reading';

const LIMIT = 50;

export function foreignFiles(reading: Reading): readonly ForeignFile[] {
  const files: ForeignFile[] = [];
  const own = hostOf(reading.answer.url);
  for (const [tag, name] of [
    ['script', 'src'],
    ['link', 'href'],
  ] as const) {
    for (const element of reading.document.all(tag)) {
      const reference = addressIn(element, name);
      const url = reference === '' || !isScriptOrStyle(element) ? null : reading.resolve(reference);
      if (url === null || url.hostname === own) continue;
      const hasIntegrity = (attribute(element, 'integrity')?.trim() ?? '') !== '';
      files.push({ ...stated(reading, element, `${tag}:${name}`, reference), url: url.href, hasIntegrity });
      if (files.length === LIMIT) return files;
    }
  }
  return files;
}
