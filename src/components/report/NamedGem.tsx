import { Fragment } from 'react';
import { DIMENSION_IDS, type DimensionId, type Report, type Score } from '../../brand/report';
import { BAND_CLASSES, bandOf } from '../band';
import { Gem } from '../Gem';
import { besideFacet, facetPath } from '../gem-geometry';
import { useStrings } from '../strings';
import { facetsOf, scoreIn } from './dimensions';
import { useGemLabels } from './gem-label';
import { useScoreChange } from './Score';

/** Room for a name of two lines on either side. */
export const NAMED_VIEW_BOX = '-216 -142 432 274';
export const NAMED_WIDTH = 432;

/** Distance of the names from the centre, and of their lines, in user units. */
const BESIDE = 112;
const LINE = 16;

/** Longest name that stands in one line beside the gem, in characters. */
const ONE_LINE = 15;

/** A name in lines that fit beside the gem: cut between two words, as near to its middle as can be. */
export function nameLines(name: string): readonly string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = name.length / 2;
  const [cut] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return name.length <= ONE_LINE || cut === undefined ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

interface NamedGemProps {
  readonly report: Report;
  /** The same with the fixes a reader chose. */
  readonly assumed?: Report | undefined;
  /** Where a facet leads; without it the figure is a picture. */
  readonly hrefOf?: (id: DimensionId) => string;
}

/** The gem of a report, each facet with its name and its score. */
export function NamedGem({ report, assumed, hrefOf }: NamedGemProps) {
  const { ofReport, ofFacet } = useGemLabels();
  return (
    <Gem
      facets={facetsOf(report, assumed)}
      size={NAMED_WIDTH}
      viewBox={NAMED_VIEW_BOX}
      label={ofReport(report)}
      role={hrefOf === undefined ? 'img' : 'group'}
      grows
    >
      {DIMENSION_IDS.map((id, index) => {
        const name = (
          <FacetName id={id} index={index} score={scoreIn(report, id)} then={assumed && scoreIn(assumed, id)} />
        );
        return hrefOf === undefined ? (
          <Fragment key={id}>{name}</Fragment>
        ) : (
          <a key={id} className="facet-link" href={hrefOf(id)} aria-label={ofFacet(report, id)}>
            <path d={facetPath(index, 1000)} />
            {name}
          </a>
        );
      })}
    </Gem>
  );
}

interface FacetNameProps {
  readonly id: DimensionId;
  readonly index: number;
  /** Null if there is none to tell; absent where none is shown, or it is still to come. */
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
    <text className="facet-name" textAnchor={anchor} direction="ltr">
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
