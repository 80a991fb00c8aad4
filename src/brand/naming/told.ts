/**
 * What the report says about sources that don't use the brand's name. Only a few sources may raise a contradiction
 * (`roles.ts`), and such sources have to state both names. If in doubt, the report says nothing.
 */
import { nameWords } from '../basics/names';
import { isUnspaced } from '../basics/text';
import { isVisible, type Candidate, type Stated } from './candidates';
import { withoutFrame } from './cleaned';
import { fitsHost, hostKey, isHostOf, namesInLabel } from './host';
import { isCompany, isNameLike } from './name-like';
import { withoutLegalForm } from './parts';
import { visiblePieces } from './pieces';
import { bareName, relationOf, slipIn } from './relation';
import { isOfBrand, isOneName } from './relations';
import { declares, ROLES } from './roles';
import { slotsOf, type Slot } from './slot';
import { plainNameWords } from './spelling';

/** The brand's name, and who states it. */
export interface Known {
  readonly name: string;
  /** Other names the brand gives itself. */
  readonly aliases: readonly string[];
  /** Places that state a name, the brand's among them. */
  readonly places: readonly Candidate[];
}

/** Places whose words are shown as the site's name: above a search result, below an icon. */
const LABELS: ReadonlySet<Candidate['kind']> = new Set(['website', 'application-name', 'apple-title']);

/** Longer than a name: what templates put there is a slogan. The manifest's is shown in any case. */
const LABEL_WORDS = 4;

/** Fewest letters of a word that two names of one brand share, and of names told apart. */
const SHARED_WORD = 4;
const NAME_LETTERS = 4;

/** Whether two names share a word, or characters where words are not spaced: a product, a section or an edition of one another. */
function areKin(a: string, b: string): boolean {
  const [wordsA, wordsB] = [plainNameWords(a), plainNameWords(b)];
  const [keyA, keyB] = [wordsA.join(''), wordsB.join('')];
  // A compound begins or ends with the other's word: *Northwindblog*.
  const holds = (word: string, other: string) =>
    word === other || (word.length > SHARED_WORD && (other.startsWith(word) || other.endsWith(word)));
  const share = (words: readonly string[], others: readonly string[]) =>
    words.some((word) => word.length >= SHARED_WORD && others.some((other) => holds(word, other)));
  if (share(wordsA, [...wordsB, keyB]) || share(wordsB, [...wordsA, keyA])) return true;
  return [...keyA].some(
    (character, at) => isUnspaced(character.charCodeAt(0)) && keyB.includes(keyA.slice(at, at + 2)),
  );
}

/** From how few letters on a name may be a short form of another. */
const SHORT_FORM = 5;

/** Whether a name's letters are found in another in order, from its first on: *FAZ*, *Frankfurter Allgemeine Zeitung*. */
function isShortFormOf(name: string, other: string): boolean {
  const [key, rest] = [plainNameWords(bareName(name)).join(''), plainNameWords(bareName(other)).join('')];
  if (key.length > SHORT_FORM || !rest.startsWith(key.charAt(0))) return false;
  let at = 0;
  for (const letter of rest) if (letter === key.charAt(at)) at++;
  return at === key.length;
}

function letters(name: string): number {
  const key = plainNameWords(bareName(name)).join('');
  return isUnspaced(key.charCodeAt(0)) ? key.length * 2 : key.length;
}

export class Told {
  private readonly slots: readonly Slot[];
  private readonly agreeing: readonly Candidate[];

  constructor(
    private readonly stated: Stated,
    private readonly known: Known,
  ) {
    this.slots = slotsOf(stated);
    this.agreeing = known.places.filter(({ value }) => this.isName(value));
  }

  private isName(value: string): boolean {
    const { name, aliases } = this.known;
    return isOneName(relationOf(name, value, { host: this.stated.host, aliases }));
  }

  /** Whether a place that may accuse declares the brand's name. */
  private isDeclared(): boolean {
    return this.stated.ownName !== undefined || this.agreeing.some(({ kind }) => declares(kind));
  }

  /**
   * Whether the name is stated as well as what is told to be a slip of it: by a place that may accuse, by a title's slot, or
   * by what people see in two kinds of places, or in one and the host.
   */
  private isStatedBesides(statement: Candidate['statement']): boolean {
    const others = this.agreeing.filter((one) => one.statement !== statement);
    const isSlot = this.slots.some((slot) => slot.statement !== statement && this.isName(slot.value));
    const isHost = isHostOf(this.known.name, this.stated.labels);
    const seen = new Set(others.filter(({ kind }) => isVisible(kind)).map(({ kind }) => kind)).size;
    const isSeen = seen > 1 || (isHost && seen > 0);
    return this.stated.ownName !== undefined || others.some(({ kind }) => declares(kind)) || isSlot || isSeen;
  }

  /** Whether what looks like a slip is a word or a name of its own: of the page's text, of the host, an alias. */
  private isOfItsOwn(value: string): boolean {
    const { proseWords, labels, ownName } = this.stated;
    if (ownName !== undefined) return false;
    const right = plainNameWords(this.known.name);
    const odd = plainNameWords(bareName(value)).filter((word) => !right.includes(word));
    if (odd.length > 0 && odd.every((word) => proseWords.includes(word))) return true;
    if (`.${this.stated.host}`.toLowerCase().endsWith(`.${value.toLowerCase()}`)) return true;
    const parts = [value, withoutLegalForm(value)?.rest ?? value].map(hostKey);
    return labels
      .flatMap(namesInLabel)
      .some((label) => parts.includes(label) || odd.some((word) => hostKey(word) === label));
  }

  /** Whether a place that states a near miss of the name is told to misspell it. */
  isSlip({ kind, value, statement }: Candidate): boolean {
    const { accuses } = ROLES[kind];
    if (accuses === 'none' || relationOf(this.known.name, value, this.stated) !== 'near-miss' || this.isOfItsOwn(value))
      return false;
    return accuses === 'another' ? this.isStatedBesides(statement) : this.isDeclared();
  }

  /** Whether a place that states another name is told to contradict the brand's. */
  isAnother({ kind, value }: Candidate): boolean {
    const { name, places } = this.known;
    // What search results and home screens show as the name is read as one, however it is written.
    const isLabel = kind === 'manifest' || (LABELS.has(kind) && nameWords(value).length <= LABEL_WORDS);
    // The manifest's short name shortens what its name says.
    const short = kind === 'manifest' ? this.stated.names.filter((one) => one.kind === 'manifest-short') : [];
    const aliases = this.known.aliases.filter((alias) => !short.some((one) => one.value === alias));
    const { labels, ownName } = this.stated;
    if (!declares(kind) || !this.isDeclared()) return false;
    // A reader knows.
    if (ownName !== undefined) return true;
    return (
      letters(value) >= NAME_LETTERS &&
      letters(name) >= NAME_LETTERS &&
      (isLabel || isNameLike(withoutFrame(value))) &&
      !isCompany(value) &&
      !fitsHost(value, labels) &&
      this.agreeing.every((one) => relationOf(one.value, value, { host: this.stated.host }) === 'different') &&
      [name, ...aliases].every(
        (one) => !areKin(one, value) && !isShortFormOf(one, value) && !isShortFormOf(value, one),
      ) &&
      // What the title's slot says is a name that the page goes by.
      !places.some((one) => isVisible(one.kind) && ROLES[one.kind].names && isOneName(relationOf(one.value, value)))
    );
  }

  /** Slips in a title's slot and in other things people see, whose words may be hints. */
  seenSlips(): readonly Candidate[] {
    if (!this.isDeclared()) return [];
    const { name, places } = this.known;
    const saying = places.filter(({ value }) => isOfBrand(relationOf(name, value, this.stated)));
    const says = (statement: Candidate['statement']) => saying.some((one) => one.statement === statement);
    const size = plainNameWords(name).length;
    // A slot holds a name and nothing more, or a word more.
    const slots = this.slots.filter(
      ({ value, statement }) => !says(statement) && plainNameWords(value).length <= size + 1,
    );
    const pieces = visiblePieces(this.stated)
      .filter(({ kind, statement }) => ROLES[kind].accuses === 'hint' && !says(statement))
      .map(({ kind, text, statement }) => ({ kind, value: withoutFrame(text), statement }));
    return [...slots, ...pieces]
      .filter((one) => nameWords(one.value).length > 0 && this.isSlip(one))
      .map((one) => ({ ...one, value: slipIn(one.value, name) }));
  }
}
