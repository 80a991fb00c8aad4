interface ColumnHeadsProps {
  readonly columns: readonly string[];
  /** Places of the columns that hold numbers, from 0. */
  readonly numbers?: readonly number[];
}

/** The head of a table, a row of it. */
export function ColumnHeads({ columns, numbers = [] }: ColumnHeadsProps) {
  return (
    <thead>
      <tr>
        {columns.map((column, index) => (
          <th key={index} scope="col" className={numbers.includes(index) ? 'number' : undefined}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
