import { Fragment } from 'react';
import type { DimensionId, Score } from '../../brand/report/report';
import { BAND_CLASSES, bandOf } from '../band';
import { besideFacet } from '../gem-geometry';
import { useStrings } from '../strings';
import { useScoreChange } from './Score';

/** Room for a name of two lines on either side. */
export const NAMED_VIEW_BOX = '-216 -142 432 274';
export const NAMED_WIDTH = 432;

/** Distance of the names from the centre, and of their lines, in user units. */
const BESIDE = 112;
const LINE = 16;

/** Widest name that fits on one line beside the gem, in Latin characters. */
const ONE_LINE = 15;

/** Where a line of a name may end: at a space or a soft hyphen, and in Japanese before the character after hiragana. */
const BREAKS = / |\u00ad|(?<=[\u3041-\u309f])(?=[\u4e00-\u9fff\u30a0-\u30ff])/g;

/** A name in lines that fit beside the gem: cut where words end, as near to its middle as can be. */
export function nameLines(name: string): readonly string[] {
  const middle = name.length / 2;
  const cuts = [...name.matchAll(BREAKS)].toSorted((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle));
  const [cut] = cuts;
  if (cut === undefined || lineWidth(name) <= ONE_LINE) return [name];
  const hyphen = cut[0] === '\u00ad' ? '-' : '';
  return [name.slice(0, cut.index) + hyphen, name.slice(cut.index + cut[0].length)];
}

/** Width of a name in Latin characters: a Chinese or Japanese one takes the room of two. */
function lineWidth(name: string): number {
  return [...name].reduce((width, character) => width + (/[\u3000-\u9fff]/.test(character) ? 2 : 1), 0);
}

interface FacetNameProps {
  readonly id: DimensionId;
  readonly index: number;
  /** Null if there is no score to tell; absent if no score is shown, or not yet. */
  readonly score?: Score | null;
  /** With the fixes a reader chose. */
  readonly then?: Score | null | undefined;
}

/** The name of a facet beside it, with its score if there is one. */
export function FacetName({ id, index, score, then = null }: FacetNameProps) {
  const t = useStrings('report');
  const change = useScoreChange();
  const lines = nameLines(t(`dimension.${id}.name`));
  const [x, y] = besideFacet(index, BESIDE);
  const anchor = Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end';
  // Above the gem the lines end at the point, elsewhere they stand around it.
  const top = y < -100 ? y - LINE * (lines.length - 1) : y - (LINE * (lines.length - 1)) / 2;
  return (
    // Anchors are sides of the drawing, which is the same in every direction of writing.
    <text className="facet-name" fontSize="14" textAnchor={anchor} direction="ltr">
      {lines.map((line, place) => (
        <Fragment key={place}>
          <tspan x={x} y={top + LINE * place}>
            {line}
          </tspan>
          {/* Parts the words for who hears or copies them, and takes no room, by which anchored lines would shift. */}
          <tspan fontSize="0"> </tspan>
        </Fragment>
      ))}
      {score !== undefined && (
        <tspan
          className={score === null ? 'facet-score' : `facet-score ${BAND_CLASSES[bandOf(score.value)]}`}
          x={x}
          y={top + LINE * lines.length}
        >
          {score === null ? '–' : change(score, then ?? null)}
        </tspan>
      )}
    </text>
  );
}
