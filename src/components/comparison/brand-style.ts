/** How brands are told apart in a comparison: each place has a hue, a line and a marker, and any one of them suffices. */
import type { PictureColour } from '../report-picture/drawing';

interface BrandStyle {
  /** Sets the hue as the text's colour (comparison.css). */
  readonly className: string;
  /** The same hue in a picture. */
  readonly colour: PictureColour;
  /** `stroke-dasharray` in user units; absent for an unbroken line. */
  readonly dashes?: string;
  /** Marker as a path around 0 0, about eight units wide. */
  readonly marker: string;
}

const FIRST: BrandStyle = { className: 'brand-1', colour: 'violet', marker: 'M-4-4H4V4H-4Z' };

/** In the order of the brands. */
const STYLES: readonly BrandStyle[] = [
  FIRST,
  { className: 'brand-2', colour: 'magenta', dashes: '8 3', marker: 'M0-5.5L5.5 4.5H-5.5Z' },
  { className: 'brand-3', colour: 'sky', dashes: '2 3', marker: 'M0-4.8A4.8 4.8 0 0 1 0 4.8A4.8 4.8 0 0 1 0-4.8Z' },
  {
    className: 'brand-4',
    colour: 'olive',
    dashes: '9 3 2 3',
    marker: 'M-5.5-3.5L-3.5-5.5L0-2L3.5-5.5L5.5-3.5L2 0L5.5 3.5L3.5 5.5L0 2L-3.5 5.5L-5.5 3.5L-2 0Z',
  },
];

/** The style of the brand at a place of the comparison, from 0; at most four are compared. */
export function brandStyle(index: number): BrandStyle {
  return STYLES[index] ?? FIRST;
}
