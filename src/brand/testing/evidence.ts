/** Evidence of a fictional site, built from what a test cares about. */
import {
  REQUEST_IDS,
  type AnsweredRequest,
  type Evidence,
  type EvidenceRequest,
  type FailureReason,
  type ImageBody,
  type RequestId,
  type SkipReason,
} from '../evidence';

export const HOME = 'https://northwind.example/';

const URLS: Readonly<Record<RequestId, string>> = {
  'http-home': 'http://northwind.example/',
  'https-home': HOME,
  'other-host': 'https://www.northwind.example/',
  robots: `${HOME}robots.txt`,
  'image-robots': 'https://images.example/robots.txt',
  sitemap: `${HOME}sitemap.xml`,
  manifest: `${HOME}app.webmanifest`,
  icon: `${HOME}icon.png`,
  'preview-image': `${HOME}card.png`,
  logo: `${HOME}logo.png`,
  'security-txt': `${HOME}.well-known/security.txt`,
  'llms-txt': `${HOME}llms.txt`,
  'not-found-control': `${HOME}4f8a`,
  alternate: `${HOME}de/`,
};

type Body = string | Partial<ImageBody> | null;

/** An answer; a text body is given as a string, an image by what differs from a PNG of 1200 × 630. */
export function answered(id: RequestId, body: Body, patch: Partial<AnsweredRequest> = {}): AnsweredRequest {
  const url = patch.url ?? URLS[id];
  return {
    state: 'answered',
    id,
    url,
    finalUrl: url,
    redirects: [],
    status: 200,
    headers: [],
    ms: { firstByte: 1, total: 2 },
    body:
      typeof body === 'string'
        ? { kind: 'text', text: body, encoding: 'utf-8', encodingFrom: 'header', bytes: body.length, truncated: false }
        : body && { kind: 'image', type: 'png', width: 1200, height: 630, bytes: 90_000, ...body },
    ...patch,
  };
}

export function failed(id: RequestId, reason: FailureReason): EvidenceRequest {
  return { state: 'failed', id, url: URLS[id], redirects: [], reason, ms: { total: 1 } };
}

export function skipped(id: RequestId, reason: SkipReason): EvidenceRequest {
  return { state: 'skipped', id, reason };
}

/** A page that does everything right. */
export const GOOD_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Northwind: tea by sea</title>
<meta name="description" content="Tea, shipped slowly.">
<meta property="og:title" content="Northwind">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Northwind">
<meta property="og:url" content="https://northwind.example/">
<meta property="og:description" content="Tea, shipped slowly.">
<meta property="og:image" content="https://northwind.example/card.png">
<meta property="og:image:alt" content="A sailing ship full of tea">
<meta name="twitter:card" content="summary_large_image">
<link rel="canonical" href="https://northwind.example/">
<link rel="icon" href="/icon.png" sizes="96x96">
<link rel="manifest" href="/app.webmanifest">
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@graph": [
    { "@type": "WebSite", "name": "Northwind", "publisher": { "@id": "#brand" } },
    {
      "@type": ["Organization", "Brand"],
      "@id": "https://northwind.example/#brand",
      "name": "Northwind GmbH",
      "url": "/",
      "logo": { "@type": "ImageObject", "url": "/logo.png" },
      "sameAs": ["https://social.example/northwind", "https://video.example/northwind"]
    }
  ]
}
</script>
</head>
<body>
<a href="/"><img src="/logo.svg" alt="Northwind"></a>
<h1>Tea by sea</h1>
</body>
</html>`;

/** Evidence of the good site, with requests replaced by those given. */
export function evidence(...replaced: readonly EvidenceRequest[]): Evidence {
  const requests: readonly EvidenceRequest[] = [
    answered('http-home', GOOD_PAGE, {
      finalUrl: HOME,
      redirects: [{ url: URLS['http-home'], status: 301, location: HOME }],
    }),
    answered('https-home', GOOD_PAGE),
    answered('other-host', null, { finalUrl: HOME }),
    answered('robots', 'User-agent: *\nDisallow: /cart'),
    skipped('image-robots', 'same-host'),
    skipped('sitemap', 'not-in-rubric'),
    answered('manifest', '{"name": "Northwind", "short_name": "Northwind"}'),
    answered('icon', { width: 96, height: 96 }),
    answered('preview-image', {}),
    answered('logo', { width: 512, height: 512 }),
  ];
  const byId = new Map([...requests, ...replaced].map((request) => [request.id, request]));
  return {
    format: 1,
    scope: 'site',
    target: { address: 'northwind.example', origin: 'https://northwind.example' },
    collectedAt: '2026-01-02T03:04:05.000Z',
    requests: REQUEST_IDS.flatMap((id) => byId.get(id) ?? []),
    domains: {
      'northwind.example': 'northwind.example',
      'www.northwind.example': 'northwind.example',
      'elsewhere.example': 'elsewhere.example',
      'images.example': 'images.example',
      'social.example': 'social.example',
      'video.example': 'video.example',
    },
  };
}

/** Evidence of the good site with another home page. */
export function page(html: string, ...replaced: readonly EvidenceRequest[]): Evidence {
  return evidence(answered('https-home', html), ...replaced);
}
