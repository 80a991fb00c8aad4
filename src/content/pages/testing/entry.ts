import type { WrittenLocale } from '../../../site/locales';
import type { ContentAddress } from '../../model/kinds';
import type { ContentEntry } from '../planned-page';

/** A public piece of content in a locale, for tests; `more` says what is special about it. */
export function entry(
  kind: ContentAddress['kind'],
  slug: string,
  locale: WrittenLocale,
  more: Partial<ContentEntry> = {},
): ContentEntry {
  const version = kind === 'legal' ? (more.address?.version ?? '2026-11-20') : null;
  return {
    id: `${kind}-${slug}-${locale}-${version ?? ''}`,
    title: `${slug} ${locale}`,
    description: 'd',
    published: kind === 'post' || kind === 'changelog' ? '2026-11-01' : null,
    file: `content/${kind}/${slug}/${locale}.mdx`,
    updated: null,
    version: null,
    author: null,
    tags: [],
    onlyTranslated: false,
    outdated: false,
    behind: null,
    visibility: 'public',
    due: null,
    ...more,
    address: { kind, slug, version, locale },
  };
}
