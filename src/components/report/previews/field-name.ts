import type { PreviewField } from '../../../brand/previews/card';
import type { Translate } from '../../string-keys';

/** Fields that have a name in the page's own language of tags, which no locale translates. */
const TAGS: Readonly<Record<Exclude<PreviewField, 'text' | 'host'>, string>> = {
  title: '<title>',
  h1: '<h1>',
  'og:title': 'og:title',
  'twitter:title': 'twitter:title',
  'meta:description': 'meta description',
  'og:description': 'og:description',
  'twitter:description': 'twitter:description',
  'website:name': 'WebSite.name',
  'og:site_name': 'og:site_name',
};

export interface FieldName {
  readonly text: string;
  /** Whether it is a tag rather than words of ours. */
  readonly isTag: boolean;
}

/** What a field is called beside a preview. */
export function fieldName(t: Translate<'previews'>, field: PreviewField): FieldName {
  if (field === 'text' || field === 'host') return { text: t(`field.${field}`), isTag: false };
  return { text: TAGS[field], isTag: true };
}
