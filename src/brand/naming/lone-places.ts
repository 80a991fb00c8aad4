/** Places that contradict the brand's name although nothing in them is near it, and slips of its other forms. */
import type { VisibleKind } from '../facts/facts';
import type { Statement } from '../facts/statement';
import type { Stated } from './candidates';
import { withoutFrame } from './find';
import { fitsHost, hostKey } from './host';
import { isCompany, isNameLike } from './name-like';
import { isSameButSlip, relationOf, sameKey } from './relation';
import { disagrees, isOneName, type Relation } from './relations';
import { segmentsOf } from './segments';
import { isMarkedHeading, titleSegments } from './pieces';
import type { PlacedName } from './places';
import { otherNamesInTitles } from './title-slots';

/** From how many letters on a host's label at the start of a name is not there by chance. */
const LABEL_LETTERS = 6;

/** Whether two kinds of places at least state the name, or one and the host. */
export function isWitnessed(places: readonly PlacedName[], labels: readonly string[]): boolean {
  const agreeing = places.filter(({ relation }) => relation !== null && isOneName(relation));
  const kinds = new Set(agreeing.map(({ kind }) => kind)).size;
  const isHost = (name: string) =>
    fitsHost(name, labels) ||
    labels.some((label) => label.length >= LABEL_LETTERS && hostKey(name).startsWith(label.replaceAll('-', '')));
  return kinds > 1 || (kinds === 1 && agreeing.some(({ value }) => isHost(value)));
}

/** Relations to other forms of a name, which may be misspelt too. */
const OTHER_FORMS: readonly (Relation | null)[] = ['acronym', 'short', 'script', 'alias'];

/** The places, with slips found where two of them give the name another form: what an acronym stands for. */
export function withTwins(places: readonly PlacedName[], { uniqueMentions }: Stated): readonly PlacedName[] {
  const forms = places.filter(({ relation }) => OTHER_FORMS.includes(relation));
  const support = ({ value }: PlacedName) =>
    new Set(places.filter((place) => sameKey(place.value) === sameKey(value)).map(({ kind }) => kind)).size;
  return places.map((place) => {
    if (!forms.includes(place) && place.relation !== 'different') return place;
    const isSlipOf = (other: PlacedName) => {
      if (other.relation === null || disagrees(other.relation)) return false;
      if (!isSameButSlip(place.value, other.value)) return false;
      const more = support(other) - support(place);
      // Where nothing tells which is correct, both are shown as disagreeing.
      return (
        more > 0 || (more === 0 && (uniqueMentions.includes(place.value) || !uniqueMentions.includes(other.value)))
      );
    };
    return places.some(isSlipOf) ? { ...place, relation: 'near-miss' as const } : place;
  });
}

/** Words of ownership. */
const RESERVED = /reserved|droits|derechos|rechte|direitos|diritti|права|права|所有|保留|حقوق/i;

/** A year, or words of ownership, without which a sign is that of a picture's author. */
const OWNERSHIP = /\b(?:19|20)[0-9]{2}\b|reserved|droits|derechos|rechte|direitos|diritti|права|права|所有|保留|حقوق/i;

/**
 * Other names where the brand's belongs, which nothing else on the page says: the segment that titles add to their
 * subject, the site's mark, the holder of its copyright. A name that the page repeats may be that of a section, a
 * partner or a parent company; so may be a company's.
 */
export function lonePlaces(name: string, stated: Stated, places: readonly PlacedName[]): readonly PlacedName[] {
  const { logos, copyrights, uniqueMentions, host } = stated;
  const isSaid = (kind: VisibleKind) => places.some((place) => place.kind === kind && place.relation !== 'different');
  // A name in another script is another name where the site's mark, or a home page's whole title, is neither of the two.
  const segments = titleSegments(stated);
  const thirds = () => [
    ...logos.map(({ value }) => withoutFrame(segmentsOf(value)[0] ?? '')),
    ...(stated.isHome && segments.length === 1 ? segments : []),
  ];
  const isNoMark = (text: string) =>
    thirds().some(
      (third) => relationOf(third, text) === 'different' && ![...text].some((character) => third.includes(character)),
    );
  const isLone = (text: string) => {
    if (!uniqueMentions.includes(text) || !isNameLike(text)) return false;
    const relation = relationOf(name, text, { host });
    return relation === 'different' || (relation === 'script' && isNoMark(text));
  };
  const lone = (kind: VisibleKind, value: string, statement: Statement): PlacedName => {
    return { kind, value, statement, alias: false, relation: 'different', isLone: true };
  };
  const isStated = (statement: Statement) =>
    places.some((place) => place.statement === statement && place.relation !== 'different');
  const found: PlacedName[] = [];
  for (const { kind, value, statement } of otherNamesInTitles(name, stated, places, isLone)) {
    found.push(lone(kind, value, statement));
  }
  const nameOf = ({ value }: Statement) => withoutFrame(segmentsOf(value)[0] ?? '');
  const linked: readonly Statement[] = logos.filter((logo) => logo.isMark === true);
  // A picture that its class calls a logo, and no link, is the mark where no link is.
  const marks = linked.length > 0 ? linked : stated.otherMarks.filter(({ where }) => where.source === 'img');
  const first = marks.findIndex((logo) => isNameLike(nameOf(logo)));
  const isPicture = ({ where }: Statement) => /^<(?:img|svg)/.test(where.snippet ?? '');
  const isOfName = (logo: Statement | undefined) => logo !== undefined && !isPicture(logo) && isStated(logo);
  // The site's mark stands first; a mark's picture may say something else than its label.
  const mark = marks
    .slice(Math.max(0, first))
    .filter((logo, at, all) => at === 0 || (isPicture(logo) && (at === 1 || isOfName(all[at - 1]))))
    .find((logo) => !isStated(logo) && isLone(nameOf(logo)));
  if (mark !== undefined) found.push(lone('logo', nameOf(mark), mark));
  const { heading } = stated;
  const isOtherMark = heading !== null && isMarkedHeading(heading) && !isStated(heading);
  if (isOtherMark && isLone(heading.value)) found.push(lone('heading', heading.value, heading));
  const holder = copyrights.at(-1);
  if (
    holder !== undefined &&
    (isSaid('copyright') ? RESERVED : OWNERSHIP).test(holder.where.snippet ?? '') &&
    isLone(holder.value) &&
    !isCompany(holder.value)
  ) {
    found.push(lone('copyright', holder.value, holder));
  }
  return found;
}
