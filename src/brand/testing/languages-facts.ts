import type { LanguageFacts } from '../facts/languages';
import { at, HOME, link, said } from './statements';

export const GOOD_LANGUAGES: LanguageFacts = {
  alternates: [
    { ...link(HOME, 'link:alternate'), code: 'en' },
    { ...link(`${HOME}de/`, 'link:alternate'), code: 'de' },
    { ...link(HOME, 'link:alternate'), code: 'x-default' },
  ],
  misplacedAlternates: [],
  alternate: { state: 'linked', url: `${HOME}de/`, status: 200, where: at('link:alternate', 'alternate') },
  inLanguage: [said('en', 'jsonld:WebSite.inLanguage')],
  textLanguage: null,
  otherTextLanguage: null,
  textScripts: { letters: 900, counts: { Latn: 900 } },
};
