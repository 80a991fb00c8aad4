import type { AnsweredRequest, Evidence, RequestId } from './evidence';
import { crawlerAccess } from './extraction/crawlers';
import { bestIcon } from './extraction/icons';
import { readPage, type PageStatements } from './extraction/page';
import { hostFacts, imageFacts, isSuccess, manifestFacts, type Requests } from './extraction/responses';
import { whereIn } from './extraction/statement';
import type { Facts, NameStatement } from './facts';
import { hostOf } from './sites';

const NOTHING_STATED: PageStatements = {
  complete: false,
  names: [],
  titles: [],
  heading: null,
  homeLinks: [],
  descriptions: [],
  language: null,
  charset: null,
  openGraph: [],
  twitter: [],
  canonicals: [],
  icons: [],
  organization: null,
  sameAs: [],
  jsonLd: { blocks: 0, broken: [], repaired: [] },
  previewImageDeclared: null,
  manifests: [],
};

/**
 * The answer that holds the home page: over https where that can be read, else over http. A page is read only where
 * it answers with a success: an error page or a challenge is not how a brand presents itself.
 */
function homePage(
  requests: Requests,
): { readonly answer: AnsweredRequest; readonly text: string; readonly truncated: boolean } | null {
  for (const id of ['https-home', 'http-home'] as const) {
    const answer = requests.get(id);
    if (answer?.state !== 'answered' || !isSuccess(answer.status) || answer.body?.kind !== 'text') continue;
    return { answer, text: answer.body.text, truncated: answer.body.truncated };
  }
  return null;
}

function pageFacts(evidence: Evidence, requests: Requests, statements: PageStatements): Facts['page'] {
  const home = homePage(requests)?.answer;
  const asked = home ?? requests.get('https-home') ?? requests.get('http-home');
  const url = asked?.state === 'answered' ? asked.finalUrl : `${evidence.target.origin}/`;
  return {
    state: home === undefined ? 'unread' : statements.complete ? 'whole' : 'partial',
    url,
    status: asked?.state === 'answered' ? asked.status : null,
    reason: asked === undefined || asked.state === 'answered' ? null : asked.reason,
    where: whereIn({ request: asked?.id ?? 'https-home', url }, 'page'),
  };
}

/**
 * What a brand says about itself, read from what its servers answered. Takes time linear in the evidence and never
 * throws on what strangers wrote.
 */
export function extractFacts(evidence: Evidence): Facts {
  const requests = new Map<RequestId, Evidence['requests'][number]>(evidence.requests.map((one) => [one.id, one]));
  const home = homePage(requests);
  const statements = home === null ? NOTHING_STATED : readPage(home.answer, home.text, home.truncated);
  const { manifests, complete: _, ...stated } = statements;
  const page = pageFacts(evidence, requests, statements);
  const pageHost = home === null ? null : hostOf(home.answer.finalUrl);

  const declaredManifest = manifestFacts(requests, manifests[0] ?? null);
  // Where only the start of a page is known, what it does not declare may still be declared.
  const manifest =
    declaredManifest.state === 'none' && page.state !== 'whole'
      ? { ...declaredManifest, state: 'unread' as const }
      : declaredManifest;
  const manifestNames: readonly NameStatement[] = [
    ...(manifest.name === null ? [] : [{ ...manifest.name, kind: 'manifest' as const }]),
    ...(manifest.shortName === null ? [] : [{ ...manifest.shortName, kind: 'manifest-short' as const }]),
  ];
  const previewImage = stated.previewImageDeclared?.url ?? null;
  const logo = stated.organization?.logo?.url ?? null;
  return {
    format: 1,
    scope: evidence.scope,
    target: evidence.target,
    collectedAt: evidence.collectedAt,
    domains: evidence.domains,
    page,
    ...stated,
    names: [...stated.names, ...manifestNames],
    manifest,
    icon: imageFacts(requests, 'icon', bestIcon(stated.icons) ?? new URL('/favicon.ico', page.url).href),
    previewImage: imageFacts(requests, 'preview-image', previewImage),
    logo: imageFacts(requests, 'logo', logo),
    hosts: (['http-home', 'https-home', 'other-host'] as const).map((id) => hostFacts(requests, id, pageHost)),
    crawlers: crawlerAccess(requests, page.url, previewImage, logo),
  };
}
