/** The names a brand goes by, each once: the right one first. */
import type { NameOccurrence, Portrait } from '../../../brand/naming/portrait';
import { formatList } from '../../format';
import type { ProofreadRow, ProofreadState } from '../../proofread/ProofreadNames';
import type { Locale } from '../../../site/locales';
import type { Translate } from '../../string-keys';

/** Names in the first screen; the others are in the table of places. */
export const ROWS = 4;

/** Places that are named beside the right name. */
const PLACES = 2;

/** Longer names are cut where a word ends: what matters is that they differ. */
const LONG = 22;

/** More letters than these are not missing by a slip. */
const SLIP = 3;

/** What people read as another name than the right one: it contradicts it, or is a misspelling of it. */
function isOther({ alias, odd, relation }: NameOccurrence): boolean {
  return !alias && (odd || relation === 'near-miss');
}

/** What a brand is called, other than by its name: each value once, in the order of the places. */
export function otherNames({ names, name }: Pick<Portrait, 'names' | 'name'>): readonly NameOccurrence[] {
  const others = names.filter((placed) => isOther(placed) && placed.value !== name);
  return others.filter(({ value }, index) => others.findIndex((other) => other.value === value) === index);
}

/**
 * What a name lacks of the right one, in its order; null if more is wrong with it than that.
 *
 * @param odd the same letters in the same order
 */
export function missingIn(odd: string, right: string): readonly string[] | null {
  const missing: string[] = [];
  const letters = [...odd];
  let at = 0;
  for (const letter of right) {
    if (letters[at] === letter) at += 1;
    else missing.push(letter);
  }
  return at === letters.length && missing.length > 0 && missing.length <= SLIP ? missing : null;
}

/** A name as it is drawn large. */
export function drawnName(value: string): string {
  if (value.length <= LONG) return value;
  const start = value.slice(0, LONG);
  const end = start.lastIndexOf(' ');
  let words = end > 0 ? start.slice(0, end) : start;
  while (/[\s,.;:]$/u.test(words)) words = words.slice(0, -1);
  return `${words}…`;
}

function stateOf({ relation }: NameOccurrence): ProofreadState {
  return relation === 'near-miss' || relation === 'spelling' ? 'misspelt' : 'another';
}

/** The rows of the first screen. */
export function nameRows(t: Translate<'report'>, locale: Locale, portrait: Portrait): readonly ProofreadRow[] {
  const { names, name } = portrait;
  const others = otherNames(portrait);
  const noteOf = (placed: NameOccurrence) => {
    const missing = name === null ? null : missingIn(placed.value, name);
    if (missing !== null) {
      const what = missing.map((letter) => (letter.trim() === '' ? t('proof.space') : t('proof.letter', { letter })));
      return t('proof.missing', { what: formatList(locale, what) });
    }
    return t(`proof.${placed.relation === 'spelling' ? 'spelling' : stateOf(placed)}` as 'proof.another');
  };
  const agreeing = names.filter((placed) => !placed.alias && !isOther(placed));
  const exact = agreeing.filter(({ value }) => value === name);
  const kinds = (exact.length > 0 ? exact : agreeing).map(({ kind }) => kind);
  const right: ProofreadRow[] =
    name === null
      ? []
      : [
          {
            value: drawnName(name),
            label: formatList(
              locale,
              [...new Set(kinds)].slice(0, PLACES).map((kind) => t(`place.${kind}`)),
            ),
            note: t('proof.name'),
            state: 'name',
          },
        ];
  return [
    ...right,
    ...others.map((placed) => ({
      value: drawnName(placed.value),
      label: t(`place.${placed.kind}`),
      note: noteOf(placed),
      state: stateOf(placed),
    })),
  ].slice(0, ROWS);
}

/** Where nothing differs: each place that states the name. */
export function agreeingRows(t: Translate<'report'>, portrait: Portrait): readonly ProofreadRow[] {
  const kinds = portrait.names.filter((placed) => !placed.alias && !isOther(placed));
  const first = kinds.filter(({ kind }, index) => kinds.findIndex((other) => other.kind === kind) === index);
  return first.slice(0, ROWS).map(({ kind, value }) => ({
    value: drawnName(value),
    label: t(`place.${kind}`),
    note: '',
    state: 'name' as const,
  }));
}
