import { GemShapes } from './Gem';
import { WORD_PATH, WORDMARK } from './wordmark-outlines';

interface WordmarkProps {
  /** In CSS pixels. */
  readonly height: number;
  /** The site's name, for assistive technology. */
  readonly label: string;
}

/** Sign and name in one drawing, the same in every language. Takes the colour of its text. */
export function Wordmark({ height, label }: WordmarkProps) {
  const { box, sign, word } = WORDMARK;
  return (
    <svg
      width={Math.round((height * box.width) / box.height)}
      height={height}
      viewBox={Object.values(box).join(' ')}
      fill="currentColor"
      role="img"
      aria-label={label}
    >
      <g transform={`translate(${sign.x} ${sign.y}) scale(${sign.scale})`}>
        <GemShapes />
      </g>
      <path d={WORD_PATH} transform={`translate(${word.x})`} />
    </svg>
  );
}
