/** Facts that the checks of Access read. */
import type { AccessFacts, Lacking, LogoStatement } from '../facts/access';
import { isFileName, isPlaceholder } from '../basics/file-names';
import { webUrl } from '../urls/sites';
import { percentDecoded } from '../basics/text';
import { naming, type Naming } from './accessible-names';
import { colourPairs } from './colour-pairs';
import { controlNames } from './control-names';
import { declaredEncoding } from './declared-encoding';
import { doctypeOf } from './doctype';
import { exposedElements } from './exposure';
import { addressIn, attribute, tokens, type HtmlElement } from './html';
import { lackingOf } from './lacking';
import { linkTexts } from './link-texts';
import { leadingHome } from './home-links';
import { stated, statementsOf, type Reading } from './reading';
import { refreshOf } from './refresh';

/** Links to the home page in which the logo is looked for. */
const HOME_LINKS = 20;

/** The last part of a URL's path, decoded where that can be done. */
function fileOf(url: string, base: string): string {
  return percentDecoded(webUrl(url, base)?.pathname.split('/').at(-1) ?? '');
}

interface Logo {
  readonly image: HtmlElement;
  readonly statement: LogoStatement;
}

/** Whether an element calls itself, or its file, a logo. */
function isCalledLogo(element: HtmlElement): boolean {
  const said = ['class', 'id', 'src', 'alt'].map((name) => attribute(element, name) ?? '').join(' ');
  return /logo|brand|masthead/i.test(said.slice(0, 500));
}

/** Whether a drawing is made of a symbol of the page with a title, which some browsers read out. */
function usesTitled(image: HtmlElement, { home }: Reading): boolean {
  const use = image.childNodes.find((node) => node.nodeName === 'use');
  const id = use !== undefined && 'tagName' in use ? (attribute(use, 'href') ?? '').replace(/^#/, '') : '';
  if (id === '' || home.body?.kind !== 'text') return false;
  const { text } = home.body;
  const start = text.indexOf(`id="${id}"`);
  const inner = text.indexOf('<', start);
  return start !== -1 && text.startsWith('<title', inner);
}

/** The first logo that leads home and is called nothing, else the first that leads there. */
function logoOf(reading: Reading, names: Naming, shown: readonly HtmlElement[]): Logo | null {
  const leadsHome = leadingHome(reading);
  let looked = 0;
  let named: Logo | null = null;
  let first: Logo | null = null;
  for (const link of shown) {
    if (!leadsHome(link)) continue;
    if (++looked > HOME_LINKS) break;
    const image = names.imageIn(link);
    const name = image === null ? null : names.nameOf(link);
    if (image === null || name === null) continue;
    if (name === '' && usesTitled(image, reading)) continue;
    const source = addressIn(image, 'src');
    const file = source === '' ? '' : fileOf(source, reading.base);
    const logo = { image, statement: { ...stated(reading, link, 'home-link', name), file } };
    // An arrow beside a word, or a portrait, may lead home, too.
    if (!isCalledLogo(link) && !isCalledLogo(image)) first ??= logo;
    else if (name === '') return logo;
    else named ??= logo;
  }
  return named ?? first;
}

/** Classes of elements that stay hidden until the user opens them. */
const HIDING = new Set(['hide', 'hidden', 'd-none', 'is-hidden']);

/** Whether an image's text may not be read out: a label around it replaces it, or a class hides it. */
function mayBeUnread(image: HtmlElement, names: Naming): boolean {
  for (let node = image.parentNode; node !== null && 'tagName' in node; node = node.parentNode) {
    const isNamed = (node.tagName === 'a' || node.tagName === 'button') && names.labelOf(node) !== '';
    if (isNamed || tokens(node, 'class').some((name) => HIDING.has(name))) return true;
  }
  return false;
}

/**
 * Images with a text alternative that is read out; lacking: one that is not the name of a file, nor a placeholder. The
 * logo's is judged by itself.
 */
function altFileNames(
  reading: Reading,
  names: Naming,
  images: readonly HtmlElement[],
  logo: HtmlElement | null,
): Lacking {
  const isDescribed = (image: HtmlElement) => image !== logo && (attribute(image, 'alt')?.trim() ?? '') !== '';
  const described = images.filter((image) => isDescribed(image) && !mayBeUnread(image, names));
  const altOf = (image: HtmlElement) => attribute(image, 'alt')?.trim() ?? '';
  return lackingOf(
    described,
    (image) => {
      const alt = altOf(image);
      return isPlaceholder(alt) || isFileName(alt, fileOf(addressIn(image, 'src'), reading.base));
    },
    (image) => stated(reading, image, 'img:alt', altOf(image)),
  );
}

export function accessFacts(reading: Reading): AccessFacts {
  const { document, home, properties } = reading;
  const names = naming(document);
  const { images, links } = exposedElements(document, names.isHidden);
  for (const link of links.toReversed()) names.nameOf(link);
  const logo = logoOf(reading, names, links);
  return {
    viewports: statementsOf(properties, 'viewport'),
    imageNames: lackingOf(
      images,
      (image) => !names.hasAlternative(image),
      (image) => stated(reading, image, image.tagName, attribute(image, 'src') ?? ''),
    ),
    altFileNames: altFileNames(reading, names, images, logo?.image ?? null),
    homeLogo: logo?.statement ?? null,
    linkNames: lackingOf(
      links,
      (link) => names.nameOf(link) === '',
      (link) => stated(reading, link, link.tagName, attribute(link, 'href') ?? ''),
    ),
    linkTexts: linkTexts(reading, names, links),
    controlNames: controlNames(reading, names),
    refresh: refreshOf(reading),
    declaredEncoding: home.body?.kind === 'text' ? declaredEncoding(reading, home.body) : null,
    doctype: doctypeOf(reading),
    colours: colourPairs(reading),
  };
}
