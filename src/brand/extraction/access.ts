/** Facts that the checks of Access read. */
import type { Statement } from '../statement';
import type { AccessFacts, Lacking, LogoStatement } from '../facts/access';
import { webUrl } from '../sites';
import { percentDecoded } from '../text';
import { naming, type Naming } from './accessible-names';
import { colourPairs } from './colour-pairs';
import { declaredEncoding } from './declared-encoding';
import { attribute, type HtmlElement } from './html';
import { leadsHome } from './page';
import { stated, statementsOf, type Reading } from './reading';
import { refreshOf } from './refresh';

const EXAMPLES = 12;
/** Links to the home page in which the logo is looked for. */
const HOME_LINKS = 20;

function lackingOf(elements: readonly HtmlElement[], example: (element: HtmlElement) => Statement | null): Lacking {
  let lacking = 0;
  const examples: Statement[] = [];
  for (const element of elements) {
    const found = example(element);
    if (found === null) continue;
    lacking++;
    if (examples.length < EXAMPLES) examples.push(found);
  }
  return { count: elements.length, lacking, examples };
}

/** The last part of a URL's path, decoded where that can be done. */
function fileOf(url: string, base: string): string {
  return percentDecoded(webUrl(url, base)?.pathname.split('/').at(-1) ?? '');
}

function logoOf(reading: Reading, names: Naming, shown: readonly HtmlElement[]): LogoStatement | null {
  let looked = 0;
  for (const link of shown) {
    if (!leadsHome(link, reading)) continue;
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
  const shown = (tag: string) => document.all(tag).filter((element) => !names.isHidden(element));
  const links = shown('a').filter((link) => attribute(link, 'href') !== null);
  for (const link of links.toReversed()) names.nameOf(link);
  return {
    viewports: statementsOf(properties, 'viewport'),
    imageNames: lackingOf(shown('img'), (image) =>
      names.hasAlternative(image) ? null : stated(reading, image, 'img', attribute(image, 'src') ?? ''),
    ),
    homeLogo: logoOf(reading, names, links),
    linkNames: lackingOf(links, (link) =>
      names.nameOf(link) === '' ? stated(reading, link, 'a', attribute(link, 'href') ?? '') : null,
    ),
    refresh: refreshOf(reading),
    declaredEncoding: home.body?.kind === 'text' ? declaredEncoding(reading, home.body) : null,
    colours: colourPairs(reading),
  };
}
