/** Facts that the checks of Languages read. */
import type { AlternateStatement, LanguageFacts } from '../facts/languages';
import { attribute, tokens } from './html';
import { stated, type Reading } from './reading';
import { urlStatement } from './statement';

/** Alternates beyond these are not kept. */
const LIMIT = 300;

/** Versions of the page in other languages, as its links declare them. */
export function alternatesOf(reading: Reading): readonly AlternateStatement[] {
  return reading.document
    .all('link')
    .filter((link) => tokens(link, 'rel').includes('alternate') && attribute(link, 'hreflang') !== null)
    .slice(0, LIMIT)
    .map((link) => {
      const { where } = stated(reading, link, 'link:alternate', '');
      const address = urlStatement(attribute(link, 'href') ?? '', reading.base, where);
      return { ...address, code: (attribute(link, 'hreflang') ?? '').trim() };
    });
}

export function languageFacts(reading: Reading | null): LanguageFacts {
  return { alternates: reading === null ? [] : alternatesOf(reading) };
}
