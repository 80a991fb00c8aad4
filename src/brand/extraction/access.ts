/** Facts that the checks of Access read. */
import type { AccessFacts, Lacking, LogoStatement } from '../facts/access';
import { webUrl } from '../sites';
import { percentDecoded } from '../text';
import { naming, type Naming } from './accessible-names';
import { colourPairs } from './colour-pairs';
import { declaredEncoding } from './declared-encoding';
import { exposedElements } from './exposure';
import { attribute, type HtmlElement } from './html';
import { leadsHome } from './page';
import { stated, statementsOf, type Reading } from './reading';
import { refreshOf } from './refresh';

const EXAMPLES = 12;
/** Links to the home page in which the logo is looked for. */
const HOME_LINKS = 20;

/** Elements and those among them that lack something; their examples show the attribute that names a file or a page. */
function lackingOf(
  reading: Reading,
  elements: readonly HtmlElement[],
  lacks: (element: HtmlElement) => boolean,
  url: 'src' | 'href',
): Lacking {
  const lacking = elements.filter(lacks);
  const examples = lacking
    .slice(0, EXAMPLES)
    .map((element) => stated(reading, element, element.tagName, attribute(element, url) ?? ''));
  return { count: elements.length, lacking: lacking.length, examples };
}

/** The last part of a URL's path, decoded where that can be done. */
function fileOf(url: string, base: string): string {
  return percentDecoded(webUrl(url, base)?.pathname.split('/').at(-1) ?? '');
}

function logoOf(reading: Reading, names: Naming, shown: readonly HtmlElement[]): LogoStatement | null {
  const page = webUrl(reading.answer.url);
  let looked = 0;
  for (const link of shown) {
    if (!leadsHome(link, page, reading.base)) continue;
    if (++looked > HOME_LINKS) break;
    const image = names.imageIn(link);
    const name = image === null ? null : names.nameOf(link);
    if (image === null || name === null) continue;
    const source = attribute(image, 'src')?.trim() ?? '';
    return { ...stated(reading, link, 'home-link', name), file: source === '' ? '' : fileOf(source, reading.base) };
  }
  return null;
}

export function accessFacts(reading: Reading): AccessFacts {
  const { document, home, properties } = reading;
  const names = naming(document);
  const { images, links } = exposedElements(document, names.isHidden);
  for (const link of links.toReversed()) names.nameOf(link);
  return {
    viewports: statementsOf(properties, 'viewport'),
    imageNames: lackingOf(reading, images, (image) => !names.hasAlternative(image), 'src'),
    homeLogo: logoOf(reading, names, links),
    linkNames: lackingOf(reading, links, (link) => names.nameOf(link) === '', 'href'),
    refresh: refreshOf(reading),
    declaredEncoding: home.body?.kind === 'text' ? declaredEncoding(reading, home.body) : null,
    colours: colourPairs(reading),
  };
}
