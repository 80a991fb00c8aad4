/** How a name stands: right, misspelt, another one, cut short, not read. */
export type ProofreadState = 'name' | 'misspelt' | 'another' | 'cut' | 'unread';

export interface ProofreadRow {
  readonly value: string;
  /** Where it stands. */
  readonly label: string;
  /** What is wrong with it, in words. */
  readonly note: string;
  readonly state: ProofreadState;
}

/** Stand-in with the interface of the names as they are drawn with a proofreader's marks. */
export function ProofreadNames({ rows }: { readonly rows: readonly ProofreadRow[] }) {
  return (
    <ul className="proofread">
      {rows.map(({ value, label, note, state }, index) => (
        <li key={index} className={state === 'name' || state === 'unread' ? undefined : 'proofread-odd'}>
          <span>
            <b>{label}</b> <span className="found">{note}</span>
          </span>{' '}
          <bdi>{value}</bdi>
        </li>
      ))}
    </ul>
  );
}
