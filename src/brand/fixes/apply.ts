/** Applies texts of fixes to a site's evidence, with what a brand would fill in for placeholders. */
import type { AnsweredRequest, Evidence, EvidenceRequest, RequestId, TextBody } from '../evidence/evidence';
import { previewImageOf } from '../reading/page';
import { ALIAS_KINDS, NAME_KINDS, type NameKind, type PropertyStatement } from '../facts/facts';
import { homeAnswer, readPasted, type HomePage, type PastedPage } from '../requests/home-page';
import { mayBe } from '../languages/text-language';
import { primarySubtag } from '../languages/tags';
import { webUrl } from '../urls/sites';
import type { FixBlock, FixId } from './block';
import { standInImages } from './stand-ins';

/** What a site answered, and what its home page states. */
export interface Site {
  readonly evidence: Evidence;
  readonly page: HomePage;
}

/** Blocks that are pasted into the page. */
const IN_PAGE: readonly FixId[] = ['language', 'head', 'json-ld', 'article'];

const STRUCTURED_KINDS: readonly NameKind[] = [...NAME_KINDS, ...ALIAS_KINDS].filter((kind) =>
  /^(?:website|organization)/.test(kind),
);

function textBody(text: string, encodingFrom: TextBody['encodingFrom']): TextBody {
  return { kind: 'text', text, encoding: 'utf-8', encodingFrom, bytes: text.length, truncated: false };
}

/** A document that holds nothing but the texts, read as the page is. */
function readAlone(home: AnsweredRequest, blocks: readonly FixBlock[]): PastedPage {
  const [language = '', ...head] = IN_PAGE.map((id) => blocks.find((block) => block.id === id)?.text ?? '');
  const html = `<!doctype html>\n<html ${language}>\n<head>\n${head.join('\n')}\n</head></html>`;
  return readPasted({ ...home, headers: [], body: textBody(html, 'meta') });
}

/** Properties as the page states them, those of the text in place of its own. */
function withProperties(
  own: readonly PropertyStatement[],
  pasted: readonly PropertyStatement[],
): readonly PropertyStatement[] {
  return [...pasted, ...own.filter(({ property }) => !pasted.some((other) => other.property === property))];
}

/** The first of two lists that holds something. */
function firstOf<T>(pasted: readonly T[], own: readonly T[]): readonly T[] {
  return pasted.length > 0 ? pasted : own;
}

/** What is said about the text's language once the page declares one. */
function spoken({ textLanguage, otherTextLanguage }: HomePage['languages'], declared: string) {
  const isOther = textLanguage !== null && !mayBe(textLanguage, primarySubtag(declared));
  return { textLanguage: null, otherTextLanguage: isOther ? textLanguage : otherTextLanguage };
}

const isInHeader = ({ where }: { readonly where: { readonly source: string } }) => where.source.startsWith('header:');

/** The page with texts pasted into its head, replacing what they supersede. */
function pastedInto(page: HomePage, pasted: PastedPage, blocks: readonly FixBlock[], home: AnsweredRequest): HomePage {
  const describesSite = blocks.some(({ id }) => id === 'json-ld');
  const { stated: own } = page;
  const { stated: added } = pasted;
  const openGraph = withProperties(own.openGraph, added.openGraph);
  const twitter = withProperties(own.twitter, added.twitter);
  const replacesCanonical = added.canonicals.length > 0;
  const kinds = new Set([...added.names.map(({ kind }) => kind), ...(describesSite ? STRUCTURED_KINDS : [])]);
  const codes = new Set(pasted.languages.alternates.map(({ code }) => code.toLowerCase()));
  const { declaredEncoding } = page.access;
  // A file in another encoding has to be saved anew first.
  const isUtf8 = home.body?.kind === 'text' && home.body.encoding === 'utf-8';
  const statesEncoding = isUtf8 && added.charset !== null && !['bom', 'header'].includes(declaredEncoding?.from ?? '');
  return {
    ...page,
    stated: {
      ...own,
      ...(describesSite && {
        organization: added.organization,
        sameAs: added.sameAs,
        inLanguage: [...firstOf(added.inLanguage, own.inLanguage)],
        entityGraph: added.entityGraph,
      }),
      ...(added.jsonLd.blocks > 0 && {
        jsonLd: { ...added.jsonLd, blocks: Math.max(own.jsonLd.blocks, added.jsonLd.blocks) },
      }),
      ...(added.language !== null && { language: added.language, otherLanguage: null }),
      names: [...added.names, ...own.names.filter(({ kind }) => !kinds.has(kind))],
      titles: firstOf(added.titles, own.titles),
      descriptions: [...firstOf(added.descriptions, own.descriptions)],
      charset: added.charset ?? own.charset,
      openGraph: [...openGraph],
      twitter: [...twitter],
      canonicals: replacesCanonical
        ? [...(own.headEndsEarly ? [] : added.canonicals), ...own.canonicals.filter(isInHeader)]
        : own.canonicals,
      misplacedCanonicals: replacesCanonical
        ? [...(own.headEndsEarly ? added.canonicals : [])]
        : own.misplacedCanonicals,
      icons: added.icons.length > 0 ? [...added.icons, ...own.icons.filter(({ kind }) => kind !== 'icon')] : own.icons,
      previewImageDeclared: previewImageOf([...openGraph, ...twitter], home.finalUrl),
    },
    access: {
      ...page.access,
      viewports: firstOf(pasted.access.viewports, page.access.viewports),
      declaredEncoding: statesEncoding ? pasted.access.declaredEncoding : declaredEncoding,
    },
    languages: {
      ...page.languages,
      ...(added.language !== null && spoken(page.languages, added.language.value)),
      alternates: [
        ...pasted.languages.alternates,
        ...page.languages.alternates.filter(({ code }) => !codes.has(code.toLowerCase())),
      ],
      canonicalUrls: replacesCanonical ? pasted.languages.canonicalUrls : page.languages.canonicalUrls,
    },
  };
}

type AnswerPatch = Partial<Omit<AnsweredRequest, 'state' | 'id'>>;

/** The evidence with another answer to a request, whether it was asked before or not. */
function answering(evidence: Evidence, id: RequestId, url: string, answer: AnswerPatch): Evidence {
  const answered: AnsweredRequest = {
    ...{ state: 'answered', id, url, finalUrl: url, redirects: [], status: 200, headers: [], body: null },
    ms: { firstByte: 0, total: 0 },
    ...answer,
  };
  const isKnown = evidence.requests.some((request) => request.id === id);
  const requests: readonly EvidenceRequest[] = isKnown
    ? evidence.requests.map((request) => (request.id === id ? answered : request))
    : [...evidence.requests, answered];
  return { ...evidence, requests };
}

function answerOf(evidence: Evidence, id: RequestId): AnsweredRequest | null {
  const request = evidence.requests.find((one) => one.id === id);
  return request?.state === 'answered' ? request : null;
}

/** A text file at a fixed place of the site. */
function withFile(evidence: Evidence, id: RequestId, url: string, text: string): Evidence {
  const headers = [['content-type', 'text/plain; charset=utf-8']] as const;
  return answering(evidence, id, url, { headers, body: textBody(text, 'header') });
}

/** The rules, appended to those that the file has; they replace a file that holds no rules. */
function withRobots(evidence: Evidence, id: RequestId, url: string, block: FixBlock): Evidence {
  const answer = answerOf(evidence, id);
  const isRules = answer?.status === 200 && !block.checks.includes('robots-valid');
  const own = isRules && answer.body?.kind === 'text' ? `${answer.body.text}\n\n` : '';
  return withFile(evidence, id, url, `${own}${block.text}\n`);
}

/** The home page's answer with further header fields, in place of those of the same name. */
function withHeaders(evidence: Evidence, home: AnsweredRequest, lines: string): Evidence {
  const fields = lines.split('\n').map((line): readonly [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  // Every policy holds, so that one more does not take the place of another.
  const own = home.headers.filter(
    ([name]) => name === 'content-security-policy' || !fields.some(([field]) => field === name),
  );
  return answering(evidence, home.id, home.url, { ...home, headers: [...own, ...fields] });
}

/** The site once all of the texts are where they belong; null if nothing can be read of it. */
export function applied({ evidence, page }: Site, blocks: readonly FixBlock[]): Site | null {
  const home = homeAnswer(evidence);
  if (home === null) return null;
  const at = (path: string) => new URL(path, home.finalUrl).href;
  const block = (id: FixId) => blocks.find((one) => one.id === id);
  let after = standInImages(blocks, home.finalUrl).reduce(
    (given, { request, url, body }) => answering(given, request, url, { body }),
    evidence,
  );
  const robots = block('robots');
  const imageRobots = block('image-robots');
  const image = webUrl(page.stated.previewImageDeclared?.url ?? '');
  if (robots) after = withRobots(after, 'robots', at('/robots.txt'), robots);
  if (imageRobots && image) after = withRobots(after, 'image-robots', new URL('/robots.txt', image).href, imageRobots);
  const files = [
    ['manifest', page.stated.manifests[0]?.url ?? at('/manifest.json')],
    ['security-txt', at('/.well-known/security.txt')],
    ['llms-txt', at('/llms.txt')],
  ] as const;
  for (const [id, url] of files) {
    const file = block(id);
    if (file) after = withFile(after, id, url, file.text);
  }
  const headers = block('headers');
  if (headers) after = withHeaders(after, home, headers.text);
  const inPage = blocks.filter(({ id }) => IN_PAGE.includes(id));
  if (inPage.length === 0) return { evidence: after, page };
  const pasted = readAlone(home, inPage);
  return { evidence: after, page: pastedInto(page, pasted, inPage, home) };
}
