/** Rules that every text has to keep. A line that breaks one is not offered; the advice is given without a text. */
import { nameKey } from '../basics/names';
import { isLocalHost } from '../urls/local';
import { hostOf } from '../urls/sites';
import { placeholdersIn, REFUSAL_IDS, type FixLine, type RefusalId, type StatedField } from './block';
import { saysHome } from './home-words';
import type { Subject } from './subject';

const NAMES: readonly StatedField[] = ['website', 'organization', 'manifest', 'application-name', 'og:site_name'];
const PROSE: readonly StatedField[] = ['title', 'description', 'og:title', 'og:description'];

/** Fields of a line that are filled in from what the page says. */
function filled({ states = {} }: FixLine, fields: readonly StatedField[]): readonly string[] {
  return fields.flatMap((field) => states[field] ?? []).filter((value) => placeholdersIn(value).length === 0);
}

/** Whether a text is one that the page states, or how it begins; the name may stand before it. */
function isQuoted(value: string, { name, texts }: Subject): boolean {
  const words = value.replace(/…$/, '');
  if (name !== null && nameKey(words) === nameKey(name)) return true;
  const rest = name !== null && words.startsWith(`${name}: `) ? words.slice(name.length + 2) : words;
  return texts.some((text) => text.startsWith(words) || text.startsWith(rest));
}

/** By what they guard; each says whether a line breaks it. */
const RULES: Readonly<Record<RefusalId, (line: FixLine, subject: Subject) => boolean>> = {
  // No host that stands in for one that is not known, nor one of a developer's machine.
  address: ({ text }) =>
    [...text.matchAll(/(?:["(]|: )(https?:\/\/[^\s"()<>]+)/gi)].some(([, url = '']) => isLocalHost(hostOf(url))),
  // No name that is neither declared nor put in by a reader, and no “Homepage” in one.
  name: (line, { name }) => filled(line, NAMES).some((value) => name === null || saysHome(value)),
  // Sentences and headlines are quoted, whole or as they begin, never rewritten.
  prose: (line, subject) => filled(line, PROSE).some((value) => !isQuoted(value, subject)),
  // A site is described on its home page; Open Graph's types are those that are sure.
  type: ({ text, states }, { type }) => {
    const stated = states?.['og:type'] ?? '';
    const isOfSite = stated === 'website' || text.includes('"@type": "WebSite"');
    return (isOfSite && type !== 'home') || (stated === 'article' && type !== 'article');
  },
};

/** The first rule that a line breaks; null if it breaks none. */
export function brokenRule(line: FixLine, subject: Subject): RefusalId | null {
  return REFUSAL_IDS.find((rule) => RULES[rule](line, subject)) ?? null;
}
