import type { Evidence, RequestId } from './evidence';
import { crawlerAccess } from './extraction/crawlers';
import { bestIcon, readPage } from './extraction/page';
import { accessFacts } from './extraction/access';
import { findabilityFacts } from './extraction/findability';
import { languageFacts } from './extraction/languages';
import { machineFacts } from './extraction/machines';
import { openPage, UNREAD, type Reading } from './extraction/reading';
import { trustFacts } from './extraction/trust';
import { hostFacts, imageFacts, isSuccess, manifestFacts, type Requests } from './extraction/responses';
import { whereIn } from './extraction/statement';
import type { Facts, NameStatement } from './facts';
import { hostOf } from './sites';

/**
 * The answer that holds the home page: over https where that can be read, else over http. A page is read only where
 * it answers with a success: an error page or a challenge is not how a brand presents itself.
 */
function openHome(requests: Requests): Reading {
  for (const id of ['https-home', 'http-home'] as const) {
    const answer = requests.get(id);
    if (answer?.state !== 'answered' || !isSuccess(answer.status) || answer.body?.kind !== 'text') continue;
    return openPage(answer, answer.body.text, answer.body.truncated);
  }
  return UNREAD;
}

function pageFacts(evidence: Evidence, requests: Requests, reading: Reading): Facts['page'] {
  const asked = requests.get(reading.home.id) ?? requests.get('http-home');
  const url = asked?.state === 'answered' ? asked.finalUrl : `${evidence.target.origin}/`;
  return {
    state: reading === UNREAD ? 'unread' : reading.complete ? 'whole' : 'partial',
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
  const reading = openHome(requests);
  const { manifests, ...stated } = readPage(reading);
  const page = pageFacts(evidence, requests, reading);
  const pageHost = reading === UNREAD ? null : hostOf(reading.home.finalUrl);

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
    ...findabilityFacts(requests, reading, page.url, evidence.domains),
    ...accessFacts(reading),
    ...trustFacts(requests, reading, evidence),
    ...languageFacts(requests, reading),
    ...machineFacts(requests, reading),
  };
}
