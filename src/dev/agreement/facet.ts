/** What Facet takes in: by its own fetching, as far as development allows loopback, and its own reading. */
import type { AnsweredRequest } from '../../brand/evidence/evidence';
import { addressIn, attribute, type HtmlElement } from '../../brand/reading/html';
import { alternatesOf } from '../../brand/reading/languages';
import { readPage } from '../../brand/reading/page';
import { openPage } from '../../brand/reading/reading';
import { visibleText } from '../../brand/reading/visible-text';
import { IN_PROCESS_READER } from '../../server/assessing/reading/testing/in-process-reader';
import { fetchIn, samples } from '../../server/fetching/testing/loopback';
import { comparable, type Seen } from './seen';
import { HOSTS } from './serve';

/** What the answer at an address says to Facet. @param port of the server that answers for all hosts */
export async function seenByFacet(address: string, port: number): Promise<Seen> {
  const policy = samples(Object.fromEntries(HOSTS.map((host) => [`${host}:80`, port])));
  const result = await fetchIn(policy, address, {
    refreshOf: (answer) => IN_PROCESS_READER.readRefresh({ ...answer, id: 'http-home' }),
  });
  if (result.state !== 'answered' || result.body?.kind !== 'text') return null;
  const answer: AnsweredRequest = { ...result, id: 'http-home' };
  const reading = openPage(answer, result.body.text, result.body.truncated);
  const { document, resolve } = reading;
  const page = readPage(reading);
  const [body] = document.all('body');
  const addressOf = (element: HtmlElement, name: string) => resolve(addressIn(element, name))?.href ?? '';
  return comparable({
    address: result.finalUrl,
    title: page.titles[0]?.value ?? '',
    language: page.language?.value ?? '',
    text: body === undefined ? '' : visibleText(body),
    heading: page.heading?.value ?? '',
    description: page.descriptions[0]?.value ?? '',
    canonical: page.canonicals[0]?.url ?? '',
    alternates: alternatesOf(reading).map(({ code, url }) => `${code} ${url ?? ''}`),
    links: [...document.all('a'), ...document.all('area')]
      .filter((link) => attribute(link, 'href') !== null)
      .map((link) => addressOf(link, 'href')),
    images: document
      .all('img')
      .map(
        (image) =>
          `${attribute(image, 'src') === null ? '' : addressOf(image, 'src')} | ${attribute(image, 'alt') ?? ''}`,
      ),
  });
}
