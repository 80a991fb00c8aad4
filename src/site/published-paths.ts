/** Where published reports are read, and kept by who published them. */
import type { Locale } from './locales';
import type { PublishedKind } from './published-reports';
import { pathTo } from './routes';

/** The public page. */
export function publishedPath(locale: Locale, kind: PublishedKind, id: string): string {
  return pathTo(locale, kind === 'assessment' ? 'published-assessment' : 'published-comparison', { id });
}

/** The page that renews and deletes it: a secret. */
export function publisherPath(locale: Locale, kind: PublishedKind, id: string, key: string): string {
  return pathTo(locale, kind === 'assessment' ? 'publisher-assessment' : 'publisher-comparison', { id, key });
}
