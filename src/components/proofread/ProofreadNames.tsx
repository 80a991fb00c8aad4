import { OutcomeMark, type OutcomeKind } from '../report/Marks';
import { graphemes, marksBetween, type Piece } from './marks-between';

/** How a place writes the name. `cut`: it shows the beginning of another one. `unread`: it is not known yet. */
export type NameState = 'name' | 'misspelt' | 'another' | 'cut' | 'unread';

export interface ProofreadRow {
  /** The name as its source writes it. If it is cut, the part that is shown. Empty while it isn't known. */
  readonly value: string;
  /** The places. */
  readonly label: string;
  /** What is wrong, in words. */
  readonly note: string;
  readonly state: NameState;
}

interface ProofreadNamesProps {
  /** One of them has the right name. */
  readonly rows: readonly ProofreadRow[];
}

const OUTCOMES: Readonly<Record<NameState, OutcomeKind>> = {
  name: 'pass',
  misspelt: 'fail',
  another: 'fail',
  cut: 'fail',
  unread: 'unknown',
};

/** The names of one brand below each other, proofread: large, with marks for what is wrong. */
export function ProofreadNames({ rows }: ProofreadNamesProps) {
  const right = rows.find(({ state }) => state === 'name')?.value ?? '';
  return (
    <ul className="proof">
      {rows.map(({ value, label, note, state }) => (
        <li key={label}>
          <p className="proof-place">
            <b>{label}</b> <span>{note}</span>
          </p>
          <p className={`proof-name ${sizeOf(value)}`.trimEnd()}>
            <bdi>
              <Name value={value} state={state} right={right} />
            </bdi>
          </p>
          <OutcomeMark outcome={OUTCOMES[state]} />
        </li>
      ))}
    </ul>
  );
}

/** Letters of Chinese, Japanese and Korean are as wide as two. */
const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/** A class for names that are longer than most: they are set smaller, and the longest in lines. */
function sizeOf(value: string): '' | 'proof-long' | 'proof-longer' {
  const width = graphemes(value).reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);
  if (width <= 16) return '';
  return width <= 28 ? 'proof-long' : 'proof-longer';
}

function Name({ value, state, right }: Pick<ProofreadRow, 'value' | 'state'> & { readonly right: string }) {
  if (state === 'name') return value;
  if (state === 'unread') return <span className="proof-unread">{value}</span>;
  const pieces = state === 'misspelt' && right !== '' ? marksBetween(right, value) : null;
  if (pieces !== null) return pieces.map((piece, index) => <Marked key={index} piece={piece} />);
  return (
    <>
      <u>{value}</u>
      {state === 'cut' && '…'}
    </>
  );
}

/** What is missing is drawn by the style sheet: the text stays as the place has it. */
function Marked({ piece }: { readonly piece: Piece }) {
  if (piece.is === 'kept') return piece.text;
  if (piece.is === 'surplus') return <s>{piece.text}</s>;
  return <i data-missing={piece.is === 'space' ? '' : piece.text} />;
}
