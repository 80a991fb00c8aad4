/** The share images that the saved pages declare, and the sizes they state, counted. */
import {
  LINKEDIN_IMAGE,
  MESSAGES_IMAGE,
  META_IMAGE_LARGE,
  META_IMAGE_LEAST,
  META_IMAGE_SHARP,
  WHATSAPP_IMAGE,
  X_LARGE_CARD,
  X_LARGEST_SIDE,
} from '../../brand/basics/published-limits';
import { SHAPES, type SAVED_IMAGES } from '../saved-images';
import { metas, type SavedPage } from './saved-pages';
import type { Counted } from './saved-rules';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The first image that a page declares; empty if it declares none. */
function imageOf(page: SavedPage): string {
  return metas(page, 'og:image', 'og:image:url', 'og:image:secure_url').find((value) => value !== '') ?? '';
}

/** What a page states about the size of its first image; null where that is no size. */
function sizeOf(page: SavedPage): Size | null {
  const [width = 0, height = 0] = ['width', 'height'].map((side) => {
    const [stated = ''] = metas(page, `og:image:${side}`);
    return /^\d{1,5}(?:px)?$/.test(stated) ? Number.parseInt(stated, 10) : 0;
  });
  return width > 0 && height > 0 ? { width, height } : null;
}

export function countImages(pages: readonly SavedPage[], today: string): Counted<typeof SAVED_IMAGES> {
  const images = pages.filter((page) => imageOf(page) !== '');
  const sizes = images.flatMap((page) => sizeOf(page) ?? []);
  const count = (is: (size: Size) => boolean) => sizes.filter(is).length;
  const reaching = (least: Size) => count(({ width, height }) => width >= least.width && height >= least.height);
  const exactly = (asked: Size) => count(({ width, height }) => width === asked.width && height === asked.height);
  return {
    measuredOn: today,
    pages: pages.length,
    declaring: images.length,
    stating: sizes.length,
    relative: images.filter((page) => !/^(?:https?:)?\/\//i.test(imageOf(page))).length,
    insecure: images.filter((page) => /^http:/i.test(imageOf(page))).length,
    meeting: {
      metaLeast: reaching(META_IMAGE_LEAST),
      xLarge: count(
        ({ width, height }) =>
          width >= X_LARGE_CARD.width && height >= X_LARGE_CARD.height && Math.max(width, height) <= X_LARGEST_SIDE,
      ),
      whatsApp: count(({ width, height }) => width >= WHATSAPP_IMAGE.width && width <= WHATSAPP_IMAGE.ratio * height),
      metaLarge: reaching(META_IMAGE_LARGE),
      messages: count(({ width }) => width >= MESSAGES_IMAGE.width),
      linkedIn: reaching(LINKEDIN_IMAGE),
      metaSharp: reaching(META_IMAGE_SHARP),
    },
    common: { wide: exactly({ width: 1200, height: 630 }), high: exactly({ width: 1200, height: 800 }) },
    shapes: {
      upright: count(({ width, height }) => width < height),
      square: count(({ width, height }) => width === height),
      photo: count(({ width, height }) => width > height && 100 * width < SHAPES.photo * height),
      card: count(({ width, height }) => 100 * width >= SHAPES.photo * height && 100 * width <= SHAPES.card * height),
      banner: count(({ width, height }) => 100 * width > SHAPES.card * height),
    },
  };
}
