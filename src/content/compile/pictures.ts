/** Pictures: read next to the text, measured, and shown in the width the screen needs. */
import type { Element, Nodes, Parents, Root } from 'hast';
import { imageSize } from 'image-size';
import { publishedDigest } from '../model/cache';
import type { Flaw } from '../model/problem';
import { MEDIA_FOLDER, type FileKind, type FilesBeside } from './beside';
import { isMoving } from './moving';
import { eachElement, element, isBlank, isJsx, text, textProperty, type Report } from './tree';

const PICTURE: FileKind = {
  name: 'The picture',
  types: ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg'],
  megabytes: 10,
};

/** How pictures are encoded; part of their digest, so that a change of it gives them new names. */
export const ENCODER = 'sharp 0.34.5';
export const WEBP = { quality: 82, smartSubsample: true, effort: 4 } as const;

/** Widths in pixels a picture is encoded in: the text's measure on phones and desks, at one and two dots a pixel. */
const WIDTHS = [480, 720, 1080, 1440];

/** The width for a browser that does not choose. */
const PLAIN_WIDTH = 720;

/** The text's measure (`--measure` on a wide screen), and the maximum height of a picture; CSS pixels. */
const MEASURE = 684;
const HIGHEST = 720;

/** Attributes of an `img`, named as React and hast name them. */
export interface PictureAttributes {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** CSS pixels, so that its space is reserved before it loads; styles make it narrower if the text is. */
  readonly width: number;
  readonly height: number;
  readonly loading?: 'lazy';
  readonly decoding: 'async';
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Width and height as shown, or null if the file cannot be read. */
function measured(bytes: Uint8Array): Size | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return null;
    // From the fifth on, EXIF's orientations are sideways.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return null;
  }
}

/** The size a picture is shown in: its own, but no higher than a screen. */
function shownSize({ width, height }: Size): Size {
  const scale = HIGHEST / height;
  if (Math.min(1, MEASURE / width) <= scale) return { width, height };
  return { width: Math.round(width * scale), height: HIGHEST };
}

/**
 * Finds a picture next to the text and asks for its encodings.
 *
 * @param lazy whether it is loaded when it comes near the screen; the first picture of a text is loaded at once
 * @param widths in pixels to choose from
 */
export function showPicture(
  beside: FilesBeside,
  src: string,
  lazy: boolean,
  widths: readonly number[] = WIDTHS,
): PictureAttributes | Flaw {
  const file = beside.find(src, PICTURE);
  if ('fix' in file) return file;
  const size = measured(file.bytes);
  if (size === null) {
    return {
      message: `The picture ${src} cannot be read, or tells no width and height.`,
      fix: file.type === 'svg' ? 'Give its svg element a viewBox.' : 'Save it again from the program it was made with.',
    };
  }
  if (isMoving(file.type, file.bytes)) {
    return {
      message: `The picture ${src} moves, and readers could not stop it.`,
      fix: 'Show it as a <Video>, or one still picture of it.',
    };
  }
  const shown = shownSize(size);
  const shared = { ...shown, ...(lazy && { loading: 'lazy' as const }), decoding: 'async' as const };
  // In an img no script of an SVG runs, and at its own URL the security policy forbids it.
  if (file.type === 'svg') return { src: beside.publishCopy(file), ...shared };
  const name = publishedDigest(`${ENCODER} ${JSON.stringify(WEBP)} ${file.digest}`);
  const [largest = PLAIN_WIDTH] = widths.slice(-1);
  const outputs = [
    ...widths.filter((width) => width < Math.min(size.width, largest)),
    Math.min(size.width, largest),
  ].map((width) => ({ path: `${MEDIA_FOLDER}/${name}-${width}.webp`, width }));
  beside.publish(file, outputs);
  const plain = outputs.findLast(({ width }) => width <= PLAIN_WIDTH) ?? outputs[0];
  return {
    src: plain?.path ?? '',
    ...(outputs.length > 1 && {
      srcSet: outputs.map(({ path, width }) => `${path} ${width}w`).join(', '),
      sizes: `min(${Math.min(shown.width, MEASURE)}px, 92vw)`,
    }),
    ...shared,
  };
}

/** The node of the first picture, as Markdown or as a component. */
export function firstPicture(parent: Parents): Nodes | null {
  for (const node of parent.children) {
    if (isJsx(node) ? node.name === 'Figure' : node.type === 'element' && node.tagName === 'img') return node;
    const within = 'children' in node ? firstPicture(node) : null;
    if (within !== null) return within;
  }
  return null;
}

/** Resolves pictures written in Markdown; one on its own becomes a figure, and its title the caption. */
export function dressPictures(tree: Root, beside: FilesBeside, first: unknown, report: Report): void {
  eachElement(tree, (node, index, parent) => {
    if (node.tagName === 'p') {
      const [only, ...others] = node.children.filter((child) => !isBlank(child));
      if (only?.type === 'element' && only.tagName === 'img' && others.length === 0) {
        const caption = textProperty(only, 'title');
        resolvePicture(only, beside, first, report);
        const captions = caption === '' ? [] : [element('figcaption', {}, text(caption))];
        parent.children[index] = element('figure', {}, only, ...captions);
        return true;
      }
    }
    if (node.tagName !== 'img') return undefined;
    if (node.properties['title'] !== undefined) {
      report(node, {
        message: `The picture ${textProperty(node, 'src')} has a caption within a paragraph.`,
        fix: 'Put it between blank lines, or leave out the text in quotes.',
      });
    }
    resolvePicture(node, beside, first, report);
    return undefined;
  });
}

function resolvePicture(node: Element, beside: FilesBeside, first: unknown, report: Report): void {
  const src = textProperty(node, 'src');
  const alt = textProperty(node, 'alt');
  if (alt.trim() === '') {
    report(node, {
      message: `The picture ${src} has no alternative text.`,
      fix: 'Say what it shows, for who cannot see it: ![…](picture.png), or alt="…".',
    });
  }
  const picture = showPicture(beside, src, node !== first);
  if ('fix' in picture) report(node, picture);
  else node.properties = { ...picture, alt };
}
