/** The names of a brand as a report found them: the right one, then those that differ, each with its source. */
import type { NameOccurrence } from '../../brand/naming/portrait';
import { faces } from '../../brand/previews/faces';
import type { Report } from '../../brand/report/report';
import { formatList } from '../format';
import { isolate } from '../report/isolate';
import { useLocale, useStrings } from '../strings';
import { marksBetween, type Piece } from './marks-between';
import type { NameState, ProofreadRow } from './ProofreadNames';

/** A place that states a name, or the home screen, which shows the beginning of one. */
type Place = NameOccurrence['kind'] | 'phone';

export interface NamesAlike {
  readonly value: string;
  readonly state: NameState;
  /** At least one. */
  readonly places: readonly Place[];
}

const ROW_LIMIT = 4;

/** @returns none if the brand's name is not known */
export function namesByPlace({ portrait, checks }: Pick<Report, 'portrait' | 'checks'>): readonly NamesAlike[] {
  const right = portrait.name;
  if (right === null) return [];
  const phone = faces({ portrait, checks })?.phone.text;
  const shown = phone?.wrong === undefined ? null : phone.shown;
  const rows: NamesAlike[] = [{ value: right, state: 'name', places: [] }];
  const add = (place: Place, value: string, state: NameState) => {
    const at = rows.findIndex((row) => row.value === value);
    const row = rows[at];
    if (row === undefined) rows.push({ value, state, places: [place] });
    else rows[at] = { ...row, places: [...row.places, place] };
  };
  for (const { kind, value, alias, odd, relation } of portrait.names) {
    // What the home screen shows of it has a row of its own.
    if (alias || (shown !== null && value.startsWith(shown))) continue;
    if (value === right || relation === 'near-miss') add(kind, value, 'misspelt');
    else if (odd) add(kind, value, 'another');
  }
  if (shown !== null) add('phone', shown, phone?.rest === '' ? 'another' : 'cut');
  return rows.filter(({ places }) => places.length > 0).slice(0, ROW_LIMIT);
}

/** Gives the rows of a report's names, with words. */
export function useNameRows(): (report: Report) => readonly ProofreadRow[] {
  const t = useStrings('report');
  const previews = useStrings('previews');
  const locale = useLocale();
  const noteOf = useNotes();
  return (report) => {
    const rows = namesByPlace(report);
    return rows.map(({ value, state, places }) => ({
      value,
      state,
      label: formatList(
        locale,
        places.map((place) => (place === 'phone' ? previews('name.phone') : t(`place.${place}`))),
      ),
      note: noteOf(state, state === 'misspelt' ? marksBetween(report.portrait.name ?? '', value) : null),
    }));
  };
}

/** What is wrong with a name, in words. */
function useNotes(): (state: NameState, pieces: readonly Piece[] | null) => string {
  const t = useStrings('report');
  const locale = useLocale();
  return (state, pieces) => {
    if (state !== 'misspelt') return t(`proof.${state}`);
    if (pieces === null) return t('proof.misspelt');
    const letters = (text: string) =>
      text === ' ' ? t('proof.space') : t('proof.letters', { letters: isolate(text) });
    const missing = pieces.flatMap((piece) =>
      piece.is === 'space' ? [t('proof.space')] : piece.is === 'missing' ? [letters(piece.text)] : [],
    );
    const surplus = pieces.flatMap((piece) => (piece.is === 'surplus' ? [letters(piece.text)] : []));
    return [
      ...(missing.length === 0 ? [] : [t('proof.missing', { parts: formatList(locale, missing) })]),
      ...(surplus.length === 0 ? [] : [t('proof.surplus', { parts: formatList(locale, surplus) })]),
    ].join(' ');
  };
}
