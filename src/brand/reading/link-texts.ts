/** Links whose text does not say where they lead. */
import type { Lacking } from '../facts/access';
import { plainWords } from '../basics/names';
import { primarySubtag } from '../languages/tags';
import { withoutFragment } from '../urls/sites';
import type { Naming } from './accessible-names';
import { addressIn, attribute, type HtmlElement } from './html';
import { lackingOf } from './lacking';
import { SILENT_TEXTS } from './link-words';
import { stated, type Reading } from './reading';

/** Longer texts say something. */
const TEXT_LIMIT = 60;

function plain(text: string): string {
  return plainWords(text).join(' ');
}

const SILENT = new Map(
  Object.entries(SILENT_TEXTS).map(([language, texts]) => [language, new Set(texts.split('|').map(plain))]),
);

/** The texts that say nothing in a language, and in English, which pages of all languages use; of all if it is not known. */
function silentTexts(language: string): readonly ReadonlySet<string>[] {
  const own = SILENT.get(language === 'nb' || language === 'nn' ? 'no' : language);
  const english = SILENT.get('en');
  return own === undefined || english === undefined ? [...SILENT.values()] : [own, english];
}

/** A link's target on the web without its fragment; null for one within the page, or none. */
function targetOf(link: HtmlElement, { answer, resolve }: Reading): string | null {
  const href = addressIn(link, 'href');
  const url = href === '' || href.startsWith('#') ? null : resolve(href);
  const target = url === null ? null : withoutFragment(url);
  return target === answer.url ? null : target;
}

/**
 * Links to other pages; lacking: a text that says where they lead. A link that another one, with a text that does,
 * accompanies to the same target counts as named, as does one that a description or a title explains. `links` are those
 * that assistive technology meets.
 */
export function linkTexts(reading: Reading, names: Naming, links: readonly HtmlElement[]): Lacking {
  const root = reading.document.all('html')[0];
  const silent = silentTexts(primarySubtag(root === undefined ? '' : (attribute(root, 'lang') ?? '')));
  const known = new Map<string, boolean>();
  const isSilent = (text: string) => {
    if (text.length > TEXT_LIMIT) return false;
    const before = known.get(text);
    if (before !== undefined) return before;
    const words = plain(text);
    const found = silent.some((texts) => texts.has(words));
    known.set(text, found);
    return found;
  };
  // Most pages have none, and then nothing has to be resolved.
  if (!links.some((link) => isSilent(names.nameOf(link) ?? ''))) {
    return { count: links.length, lacking: 0, examples: [] };
  }
  const leading = links.flatMap((link) => {
    const target = targetOf(link, reading);
    const name = target === null ? null : names.nameOf(link);
    return target === null || name === null || name === '' ? [] : [{ link, target, name, silent: isSilent(name) }];
  });
  const told = new Set(leading.filter((one) => !one.silent).map(({ target }) => target));
  return lackingOf(
    leading,
    ({ link, target, silent: says }) => {
      if (!says || told.has(target) || attribute(link, 'aria-describedby') !== null) return false;
      const title = attribute(link, 'title')?.trim() ?? '';
      return title === '' || isSilent(title);
    },
    ({ link, name }) => stated(reading, link, 'a', name),
  );
}
