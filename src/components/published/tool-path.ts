import type { Locale } from '../../site/locales';
import type { PublishedKind } from '../../site/published-reports';
import { pathTo } from '../../site/routes';

/** Path of the tool, asked to do something. */
export function toolPath(locale: Locale, kind: PublishedKind, query: readonly (readonly [string, string])[]): string {
  return `${pathTo(locale, `brand-${kind}`)}?${new URLSearchParams(query.map(([name, value]) => [name, value])).toString()}`;
}
