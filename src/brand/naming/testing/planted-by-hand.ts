/** Wrong names planted into real pages by hand: what such a page states of its name, without the page. */
import type { HomeLink, NameKind } from '../../facts/facts';
import { said, named } from '../../testing/statements';
import type { Statement } from '../../facts/statement';
import { hostLabels } from '../host';
import { disagreesWith } from '../places';
import { sameKey } from '../relation';
import { whoIs, type Brand } from '../who';

export interface PlantedByHand {
  readonly page: string;
  readonly place: string;
  readonly kind: string;
  readonly right: string;
  readonly wrong: string;
  readonly host: string;
  readonly isHome: boolean;
  readonly names: readonly (readonly [kind: string, value: string])[];
  readonly titles: readonly string[];
  /** The first heading and its tag. */
  readonly heading: readonly [value: string, tag: string] | null;
  readonly logos: readonly (readonly [value: string, element: string, isMark: boolean])[];
  readonly otherMarks: readonly (readonly [value: string, source: string])[];
  /** Holders and the lines that name them. */
  readonly copyrights: readonly (readonly [value: string, line: string])[];
  readonly subjects: readonly string[];
  /** The title for link previews; not noted in an earlier set, of 60 each. */
  readonly preview?: string | null;
}

function stated(value: string, source: string, snippet: string): Statement {
  const { where } = said(value, source);
  return { value, where: { ...where, snippet } };
}

export function brandOfPlanted(planted: PlantedByHand): Brand {
  const { host, isHome, names, titles, heading, logos, otherMarks, copyrights, subjects } = planted;
  const { preview = null } = planted;
  return whoIs({
    host,
    labels: hostLabels(host),
    isHome,
    names: names.map(([kind, value]) => named(kind as NameKind, value)),
    titles: titles.map((title) => said(title, 'title')),
    heading: heading === null ? null : stated(heading[0], 'h1', heading[1]),
    logos: logos.map(([value, element, isMark]): HomeLink => ({
      ...stated(value, 'home-link', `<${element}>`),
      isMark,
    })),
    otherMarks: otherMarks.map(([value, source]) => said(value, source)),
    copyrights: copyrights.map(([value, line]) => stated(value, 'copyright', line)),
    subjects,
    proseWords: [],
    language: 'en',
    preview: preview === null ? null : said(preview, 'meta:og:title'),
  });
}

/** Whether a place that contradicts the brand's name says the planted one. */
export function isFoundByHand({ wrong }: PlantedByHand, brand: Brand): boolean {
  const planted = sameKey(wrong);
  return brand.places.filter(disagreesWith).some(({ value }) => {
    const found = sameKey(value);
    return found.includes(planted) || (found.length > 1 && planted.includes(found));
  });
}
