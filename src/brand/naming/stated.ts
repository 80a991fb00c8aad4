/** The facts of a page that decide who the brand is. */
import { propertyOf, type Facts } from '../facts/facts';
import { primarySubtag } from '../languages/tags';
import { hostOf, siteOf } from '../urls/sites';
import { witnessUrl } from '../urls/local';
import { hostLabels } from './host';
import { whoIs, type Brand } from './who';

/** Asked for by several checks; the same facts give the same brand. */
const known = new WeakMap<Facts, Brand>();

/** Who the brand is, by a page's facts. */
export function brandOf(facts: Facts): Brand {
  const brand = known.get(facts) ?? readBrand(facts);
  known.set(facts, brand);
  return brand;
}

function readBrand(facts: Facts): Brand {
  const ogUrl = propertyOf(facts.openGraph, 'og:url')?.value;
  const host = hostOf(witnessUrl(facts.page.url, ...facts.canonicals.map(({ url }) => url), ogUrl));
  const domain = Object.hasOwn(facts.domains, host) ? siteOf(host, facts.domains) : null;
  return whoIs({
    names: facts.names,
    titles: facts.titles,
    heading: facts.heading,
    logos: facts.homeLinks,
    otherMarks: facts.otherMarks,
    copyrights: facts.copyrights,
    isHome: facts.page.kind.is === 'home',
    feeds: facts.feedNames,
    labels: hostLabels(host, domain),
    host,
    subjects: [propertyOf(facts.openGraph, 'og:title'), propertyOf(facts.twitter, 'twitter:title')].flatMap(
      (title) => title?.value ?? [],
    ),
    proseWords: facts.proseWords,
    language: primarySubtag(facts.language?.value ?? facts.textLanguage ?? ''),
    preview: propertyOf(facts.openGraph, 'og:title') ?? null,
    ownName: facts.ownName,
  });
}
