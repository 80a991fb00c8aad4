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
} from '../evidence/evidence';

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
  'canonical-target': `${HOME}start`,
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
    { "@type": "WebSite", "name": "Northwind", "publisher": { "@id": "https://northwind.example/#brand" } },
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
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="og:locale" content="en_GB">
<link rel="alternate" hreflang="en" href="https://northwind.example/">
<link rel="alternate" hreflang="de" href="https://northwind.example/de/">
<link rel="alternate" hreflang="x-default" href="https://northwind.example/">
</head>
<body>
<a href="/"><img src="/logo.svg" alt="Northwind"></a>
<h1>Tea by sea</h1>
<p>Northwind carries tea from five gardens to three harbours, under sail and without any hurry at all.</p>
<h2>How it travels</h2>
<p>The leaves are packed in cedar and loaded in spring, when the monsoon turns and the wind is fair. They spend ninety
days at sea, on ships that burn nothing, and arrive with a taste that no aeroplane could ever give them.</p>
<h2>Where it goes</h2>
<p>Each harbour has a store house and a tasting room. Whoever comes by may try what has come in, ask where it grew, and
take a tin home. We send the rest by train, in boxes that come back to us and are used again for the next voyage.</p>
<p>In winter the ships are mended, and the crew writes letters to the gardens about the harvest to come.</p>
<form action="/search/"><label>Find a tea <input name="tea"></label> <button>Search</button></form>
<nav><a href="/privacy/">Privacy</a> <a href="/contact/">Contact</a></nav>
</body>
</html>`;

/** The good page in the other language: what its alternate answers with. */
export const ALTERNATE_PAGE = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>Northwind: Tee übers Meer</title>
<link rel="alternate" hreflang="en" href="https://northwind.example/">
<link rel="alternate" hreflang="de" href="https://northwind.example/de/">
<link rel="alternate" hreflang="x-default" href="https://northwind.example/">
</head>
<body><h1>Tee übers Meer</h1></body>
</html>`;

/** Headers of a server that does everything right. */
export const GOOD_HEADERS: AnsweredRequest['headers'] = [
  ['content-type', 'text/html; charset=utf-8'],
  ['strict-transport-security', 'max-age=63072000; includeSubDomains; preload'],
  ['content-security-policy', "default-src 'self'; frame-ancestors 'none'"],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
];

const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://northwind.example/</loc></url>
<url><loc>https://northwind.example/de/</loc></url>
</urlset>`;

const SECURITY_TXT = 'Contact: mailto:security@northwind.example\nExpires: 2026-09-01T00:00:00Z\n';

const LLMS_TXT = '# Northwind\n\n> Tea by sea.\n\n- [Where it goes](https://northwind.example/contact/)\n';

/** Evidence of the good site, with requests replaced by those given. */
export function evidence(...replaced: readonly EvidenceRequest[]): Evidence {
  const requests: readonly EvidenceRequest[] = [
    answered('http-home', GOOD_PAGE, {
      finalUrl: HOME,
      redirects: [{ url: URLS['http-home'], status: 301, location: HOME }],
    }),
    answered('https-home', GOOD_PAGE, { headers: GOOD_HEADERS }),
    answered('other-host', null, { finalUrl: HOME }),
    answered('robots', 'User-agent: *\nDisallow: /cart\n\nSitemap: https://northwind.example/sitemap.xml'),
    skipped('image-robots', 'same-host'),
    answered('sitemap', SITEMAP, { headers: [['content-type', 'application/xml']] }),
    answered('manifest', '{"name": "Northwind", "short_name": "Northwind"}'),
    answered('icon', { width: 96, height: 96 }),
    answered('preview-image', {}),
    answered('logo', { width: 512, height: 512 }),
    answered('security-txt', SECURITY_TXT, { headers: [['content-type', 'text/plain; charset=utf-8']] }),
    answered('llms-txt', LLMS_TXT, { headers: [['content-type', 'text/plain; charset=utf-8']] }),
    answered('not-found-control', '<!doctype html><title>Not found</title><h1>Not found</h1>', {
      status: 404,
      headers: [['content-type', 'text/html; charset=utf-8']],
    }),
    answered('alternate', ALTERNATE_PAGE, { headers: [['content-type', 'text/html; charset=utf-8']] }),
  ];
  const byId = new Map([...requests, ...replaced].map((request) => [request.id, request]));
  return {
    format: 1,
    scope: 'site',
    target: { address: 'northwind.example', origin: 'https://northwind.example' },
    collectedAt: '2026-01-02T03:04:05.000Z',
    requests: REQUEST_IDS.flatMap((id) => byId.get(id) ?? []),
    llmsLinks: [{ url: 'https://northwind.example/contact/', status: 200, reason: null }],
    domains: {
      'northwind.example': 'northwind.example',
      'www.northwind.example': 'northwind.example',
      'shop.northwind.example': 'northwind.example',
      'staging.northwind.example': 'northwind.example',
      'elsewhere.example': 'elsewhere.example',
      'images.example': 'images.example',
      'social.example': 'social.example',
      'video.example': 'video.example',
    },
  };
}

/** Evidence of the good site with another home page. */
export function page(html: string, ...replaced: readonly EvidenceRequest[]): Evidence {
  return evidence(answered('https-home', html, { headers: GOOD_HEADERS }), ...replaced);
}

/** Evidence of a page below the good site's home page, with what is given in place of its page. */
export function innerPage(html: string = GOOD_PAGE): Evidence {
  return evidence(answered('https-home', html, { url: `${HOME}teas/assam`, headers: GOOD_HEADERS }));
}
