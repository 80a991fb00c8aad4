/** Facts of small invented builds, for tests. */
import { routeAt } from '../../pages/testing/route-at';
import { localeOf } from '../../../site/routes';
import { DEFAULT_LOCALE } from '../../../site/locales';
import { readFacts, type ReadFacts, type PageFacts } from '../read-facts';

/** A page of content in the default locale, or of interface strings, as the path says. */
export function page(path: string, more: Partial<PageFacts> = {}): PageFacts {
  const locale = localeOf(path) ?? DEFAULT_LOCALE;
  const route = routeAt(path);
  const isContent = route !== null && ['post', 'changelog-entry', 'legal', 'home', 'about'].includes(route);
  const own = locale === DEFAULT_LOCALE ? 'source' : 'translated';
  return {
    path,
    locale,
    route,
    title: `Title of ${path}`,
    status: isContent ? own : 'interface',
    sourceDigest: isContent ? `source-of-${locale}` : null,
    textDigest: 'text',
    cardDigest: `card-${path.replace(/\W+/g, '-')}`,
    htmlBytes: 1_000,
    scriptBytes: 0,
    ...more,
  };
}

/** A page that shows its source for want of a translation. */
export function fallback(path: string, more: Partial<PageFacts> = {}): PageFacts {
  return page(path, {
    status: 'fallback',
    sourceDigest: `source-of-${DEFAULT_LOCALE}`,
    cardDigest: 'card-source',
    ...more,
  });
}

export function build(pages: readonly PageFacts[], more: Partial<Omit<ReadFacts, 'pages'>> = {}): ReadFacts {
  return { version: '1.0.0', context: 'production', lostLocales: [], redirects: [], feeds: [], ...more, pages };
}

/** What is read of facts as they are written. @throws Error if they cannot be */
export function readBack(facts: unknown): ReadFacts {
  const read = readFacts(JSON.stringify(facts));
  if ('problem' in read) throw new Error(read.problem);
  return read;
}
