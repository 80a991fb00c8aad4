import type { PreviewPicture } from '../../../brand/previews/card';
import { useStrings } from '../../strings';

/** Width of the drawing; its height follows the frame's ratio. */
const WIDTH = 1000;
/** A picture far taller than wide is drawn as one this tall. */
const TALLEST = 1.5;

/** The size of a picture as it was measured, `1200 × 630`; null where it is not known. */
export function pictureSize({ width, height }: Pick<PreviewPicture, 'width' | 'height'>): string | null {
  return width === null || height === null ? null : `${width} × ${height}`;
}

export interface PictureFrameProps {
  readonly picture: PreviewPicture;
  /** Address of the picture where it is this site's own. Pictures of strangers are never loaded. */
  readonly src?: string | undefined;
}

/**
 * The place a picture takes in a card: the picture as it is cut there, or the place alone, drawn as printers draw a
 * picture that is not there yet.
 */
export function PictureFrame({ picture, src }: PictureFrameProps) {
  const t = useStrings('previews');
  const [width, height] = picture.aspect;
  const tall = Math.round(WIDTH * Math.min(height / width, TALLEST));
  return (
    <span className={picture.shape === 'square' ? 'picture picture-square' : 'picture'}>
      <svg viewBox={`0 0 ${WIDTH} ${tall}`} aria-hidden>
        {src === undefined ? (
          <path d={`M0 0H${WIDTH}V${tall}H0ZL${WIDTH} ${tall}M0 ${tall}L${WIDTH} 0`} />
        ) : (
          <image href={src} width={WIDTH} height={tall} preserveAspectRatio="xMidYMid slice" />
        )}
      </svg>
      {src === undefined && <span dir="auto">{pictureSize(picture) ?? t('picture.unmeasured')}</span>}
    </span>
  );
}
