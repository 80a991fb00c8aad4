import { useCallback, useEffect, useRef, useState } from 'react';
import { MAX_BRANDS, MIN_BRANDS } from '../../brand/comparison/compared-brands';
import {
  comparisonFieldId,
  type ComparisonRow,
  type LiveComparisonForm,
} from '../../components/comparison/ComparisonForm';

export interface Rows {
  readonly rows: readonly ComparisonRow[];
  readonly actions: Omit<LiveComparisonForm, 'onSubmit' | 'onTake'>;
  /** Puts URLs into the fields, in place of what is there. */
  readonly fill: (addresses: readonly string[]) => void;
}

/** What is in the fields now, empty ones too. */
export function typedAddresses(): readonly string[] {
  return Array.from({ length: MAX_BRANDS }, (_, place) => document.getElementById(comparisonFieldId(place)))
    .filter((field) => field instanceof HTMLInputElement)
    .map(({ value }) => value);
}

/** The form's fields, as the user adds, removes and moves them. What is typed stays in the elements themselves. */
export function useRows(): Rows {
  const keys = useRef(MIN_BRANDS);
  const [rows, setRows] = useState<readonly ComparisonRow[]>(() =>
    Array.from({ length: MIN_BRANDS }, (_, place) => ({ key: String(place), value: '' })),
  );
  /** The element that takes focus when the fields are drawn again; the first one there is. */
  const focus = useRef<readonly string[]>([]);

  useEffect(() => {
    const target = focus.current.map((id) => document.getElementById(id)).find((element) => element !== null);
    focus.current = [];
    target?.focus();
  }, [rows]);

  const rowOf = useCallback((value: string): ComparisonRow => {
    keys.current += 1;
    return { key: String(keys.current), value };
  }, []);

  const actions: Rows['actions'] = {
    onAdd: () => {
      focus.current = [comparisonFieldId(rows.length)];
      setRows([...rows, rowOf('')]);
    },
    onRemove: (key) => {
      const place = rows.findIndex((row) => row.key === key);
      focus.current = [comparisonFieldId(Math.max(0, Math.min(place, rows.length - 2)))];
      setRows(rows.filter((row) => row.key !== key));
    },
    onMove: (key, by) => {
      const from = rows.findIndex((row) => row.key === key);
      const [own, other] = [rows[from], rows[from + by]];
      if (own === undefined || other === undefined) return;
      const field = comparisonFieldId(from + by);
      const names = by < 0 ? ['earlier', 'later'] : ['later', 'earlier'];
      focus.current = names.map((name) => `${field}-${name}`);
      setRows(rows.map((row) => (row === own ? other : row === other ? own : row)));
    },
  };

  const fill = useCallback(
    (addresses: readonly string[]) => {
      const filled = addresses.slice(0, MAX_BRANDS).map(rowOf);
      const missing = Math.max(0, MIN_BRANDS - filled.length);
      setRows([...filled, ...Array.from({ length: missing }, () => rowOf(''))]);
    },
    [rowOf],
  );

  return { rows, actions, fill };
}
