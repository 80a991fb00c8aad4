/** Facts compared with what the openGraphScraper project's own tests expect of the same page. */
import type { Facts } from '../facts/facts';

/** Field (`ogTitle`, `twitterCard`, `favicon`, `charset` …) → value expected. */
export type ExpectedFields = Readonly<Record<string, string>>;

export interface Expectations {
  readonly compared: number;
  /** `found` is null if the page states nothing of the kind. */
  readonly differing: readonly { readonly field: string; readonly expected: string; readonly found: string | null }[];
}

/** `ogSiteName` → `og:site_name`. */
function propertyOf(field: string): string {
  return field.replace(/^(og|twitter)(.*)$/, (_, prefix: string, rest: string) => {
    const snake = rest.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase();
    return `${prefix}:${snake}`;
  });
}

/** A field among our facts, with that project's fallbacks (title, description and language of the page). */
function fieldOf(facts: Facts, field: string): string | null {
  const property = (name: string) =>
    [...facts.openGraph, ...facts.twitter].find((stated) => stated.property === name)?.value;
  const found: Readonly<Record<string, string | undefined>> = {
    charset: facts.charset?.value,
    favicon: facts.icons.find(({ kind }) => kind === 'icon')?.value,
    ogTitle: property('og:title') ?? facts.titles[0]?.value,
    ogDescription: property('og:description') ?? facts.descriptions[0]?.value,
    ogLocale: property('og:locale') ?? facts.language?.value,
    ogImageUrl: facts.previewImageDeclared?.value,
  };
  return (field in found ? found[field] : property(propertyOf(field))) ?? null;
}

/** Compares the facts of a page with what is expected of it. */
export function compareWith(expected: ExpectedFields, facts: Facts): Expectations {
  const fields = Object.entries(expected);
  return {
    compared: fields.length,
    differing: fields
      .map(([field, value]) => ({ field, expected: value, found: fieldOf(facts, field) }))
      .filter(({ expected: value, found }) => found !== value),
  };
}
