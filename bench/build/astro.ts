import type { BenchedSite, SiteOptions } from './site';

export function prepareAstro(_: SiteOptions & { readonly highlight: boolean }): BenchedSite {
  throw new Error('not yet');
}
