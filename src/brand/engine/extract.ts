import { pageKind, type LocaleWitnesses } from '../addresses/home';
import type { PageKind } from '../facts/page-kind';
import type { AnsweredRequest, Evidence, RequestId } from '../evidence/evidence';
import { crawlerAccess } from '../reading/crawlers';
import { bestIcon } from '../reading/page';
import { findabilityFacts } from '../reading/findability';
import { languageFacts } from '../reading/languages';
import { machineFacts } from '../reading/machines';
import { trustFacts } from '../reading/trust';
import { hostFacts, imageFacts, manifestFacts, type Requests } from '../reading/responses';
import { whereIn } from '../reading/statement';
import type { Facts, NameStatement } from '../facts/facts';
import { homeAnswer, readHomePage, unreadHomePage, type HomePage } from '../requests/home-page';
import { isStandIn } from '../evidence/page-evidence';
import { hostOf, normalisedUrl, webUrl } from '../urls/sites';
import { measuredPage } from '../urls/target';

/** For a page that wasn't read. */
const NO_WITNESSES: LocaleWitnesses = { lang: null, alternates: [], siblings: [] };

/** Requests that may have led to the page. */
const WAYS: readonly RequestId[] = ['http-home', 'https-home', 'other-host', 'canonical-target'];

/** @param page the page that was requested; if nothing was read, only its path says what it is */
function kindOf(home: AnsweredRequest | null, page: string, { address, stated, languages }: HomePage): PageKind {
  if (home === null && webUrl(page)?.pathname !== '/') return pageKind(page, page, NO_WITNESSES);
  const isKnown = home !== null && !isStandIn(home.finalUrl);
  const own = isKnown || address === null || isStandIn(address) ? null : address;
  return pageKind(isKnown ? home.url : own, isKnown ? home.finalUrl : own, {
    lang: stated.language?.value ?? null,
    alternates: languages.alternates,
    siblings: stated.localeLinks,
  });
}

function pageFacts(
  evidence: Evidence,
  requests: Requests,
  homePage: HomePage,
  home: AnsweredRequest | null,
): Facts['page'] {
  const { state, request } = homePage;
  const asked = requests.get(request) ?? requests.get('http-home');
  const page = new URL(measuredPage(evidence.target)).href;
  const url = asked?.state === 'answered' ? asked.finalUrl : page;
  return {
    state,
    kind: kindOf(home, page, homePage),
    url,
    status: asked?.state === 'answered' ? asked.status : null,
    reason: asked === undefined || asked.state === 'answered' ? null : asked.reason,
    where: whereIn({ request: asked?.id ?? 'https-home', url }, 'page'),
  };
}

/** Addresses that led to the page at `url`, by what was asked. */
function aliasesOf({ requests }: Evidence, url: string): readonly string[] {
  const self = normalisedUrl(url);
  const led = requests.flatMap((request) => {
    if (request.state !== 'answered' || !WAYS.includes(request.id)) return [];
    if (normalisedUrl(request.finalUrl) !== self) return [];
    return [request.url, ...request.redirects.map((hop) => hop.url)];
  });
  return [...new Set(led)].filter((alias) => normalisedUrl(alias) !== self);
}

/**
 * What a brand says about itself, read from what its servers answered. Takes time linear in the evidence and never
 * throws on untrusted text.
 *
 * @param known what the evidence's home page states, if it was read before
 */
export function extractFacts(evidence: Evidence, known: HomePage | null = null): Facts {
  const requests = new Map<RequestId, Evidence['requests'][number]>(evidence.requests.map((one) => [one.id, one]));
  const home = homeAnswer(evidence);
  const homePage = known ?? (home === null ? unreadHomePage() : readHomePage(home));
  const { manifests, localeLinks: _, headEndsEarly: __, ...stated } = homePage.stated;
  const page = pageFacts(evidence, requests, homePage, home);
  const pageHost = home === null ? null : hostOf(home.finalUrl);

  // A page measured alone is judged by what it says; a manifest that was not requested might say anything.
  const declaredManifest = manifestFacts(requests, evidence.scope === 'page' ? null : (manifests[0] ?? null));
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
    aliases: aliasesOf(evidence, page.url),
    ...stated,
    names: [...stated.names, ...manifestNames],
    manifest,
    icon: imageFacts(requests, 'icon', bestIcon(stated.icons) ?? new URL('/favicon.ico', page.url).href),
    previewImage: imageFacts(requests, 'preview-image', previewImage),
    logo: imageFacts(requests, 'logo', logo),
    hosts: (['http-home', 'https-home', 'other-host'] as const).map((id) => hostFacts(requests, id, pageHost)),
    crawlers: crawlerAccess(requests, page.url, previewImage, logo),
    ...findabilityFacts(requests, homePage.findability, page.url, evidence.domains),
    ...homePage.access,
    ...trustFacts(requests, home, homePage.trust, evidence),
    ...languageFacts(requests, home, homePage.languages),
    ...machineFacts(requests, page.url, homePage.text.text, homePage.preferences, evidence.llmsLinks),
    copyrights: homePage.text.copyrights,
    proseWords: homePage.proseWords,
  };
}
