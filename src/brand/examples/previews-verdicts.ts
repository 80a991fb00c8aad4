/** What sites send, for every outcome of the checks of Link previews. */
import type { Evidence } from '../evidence/evidence';
import { pageEvidence } from '../evidence/page-evidence';
import type { VerdictCase } from './verdict-case';
import { answered, evidence, failed, GOOD_PAGE, innerPage, page, skipped } from './evidence';
import { BLANK, change, cut, edited } from './pages';

/** A robots.txt of which only this start was read. */
function startOfRobots(text: string): Evidence {
  const robots = answered('robots', text);
  return evidence(robots.body?.kind === 'text' ? { ...robots, body: { ...robots.body, truncated: true } } : robots);
}

/** The good page with another canonical link and og:url. */
const astray = (url: string) => GOOD_PAGE.replaceAll(/((?:og:url" content|canonical" href)=")[^"]*/g, `$1${url}`);

/** More than X shows. */
const LONG = 'tea '.repeat(60);

export const PREVIEWS_VERDICTS: readonly VerdictCase[] = [
  ['og-required', 'pass', evidence()],
  ['og-required', 'relative', change('og:image" content="https://northwind.example', 'og:image" content="')],
  ['og-required', 'three', change(/<meta property="og:type"[^>]*>/, '')],
  ['og-required', 'three', change('og:type" content="website"', 'og:type" content=" "')],
  ['og-required', 'two', change(/<meta property="og:t[^]*?"og:site/, '<meta property="og:site')],
  ['og-required', 'few', page(BLANK)],
  ['og-required', 'unread', cut(BLANK)],

  ['preview-image-loads', 'pass', evidence()],
  [
    'preview-image-loads',
    'insecure',
    change('content="https://northwind.example/card', 'content="http://northwind.example/card'),
  ],
  [
    'preview-image-loads',
    'pass',
    change(
      /<meta property="og:image" .*>/,
      '<meta property="og:image" content="http://northwind.example/card.png"><meta property="og:image:secure_url" content="https://northwind.example/card.png">',
    ),
  ],
  ['preview-image-loads', 'relative', change('content="https://northwind.example/card', 'content="/card')],
  ['preview-image-loads', 'broken', evidence(answered('preview-image', null, { status: 404 }))],
  ['preview-image-loads', 'broken', change('content="https://northwind.example/card.png', 'content="https://')],
  ['preview-image-loads', 'not-image', evidence(answered('preview-image', '<!doctype html>'))],
  ['preview-image-loads', 'none', page(BLANK)],
  ['preview-image-loads', 'unread', evidence(answered('preview-image', null, { status: 401 }))],

  ['preview-image-size', 'pass', evidence()],
  ['preview-image-size', 'pass-ratio', evidence(answered('preview-image', { width: 1200, height: 1200 }))],
  ['preview-image-size', 'medium', evidence(answered('preview-image', { width: 800, height: 418 }))],
  ['preview-image-size', 'medium-ratio', evidence(answered('preview-image', { width: 800, height: 800 }))],
  ['preview-image-size', 'small', evidence(answered('preview-image', { width: 400, height: 210 }))],
  ['preview-image-size', 'small-ratio', evidence(answered('preview-image', { width: 400, height: 400 }))],
  ['preview-image-size', 'tiny', evidence(answered('preview-image', { width: 64, height: 64 }))],
  ['preview-image-size', 'none', page(BLANK)],
  ['preview-image-size', 'unread', evidence(failed('preview-image', 'too-slow'))],

  ['preview-image-weight', 'pass', evidence()],
  ['preview-image-weight', 'heavy', evidence(answered('preview-image', { bytes: 6_000_000 }))],
  ['preview-image-weight', 'too-heavy', evidence(answered('preview-image', { bytes: 9_000_000 }))],
  ['preview-image-weight', 'none', page(BLANK)],
  ['preview-image-weight', 'unread', evidence(answered('preview-image', { bytes: null }))],

  ['preview-image-format', 'pass', evidence()],
  ['preview-image-format', 'other', evidence(answered('preview-image', { type: 'svg' }))],
  ['preview-image-format', 'none', page(BLANK)],
  ['preview-image-format', 'unread', evidence(skipped('preview-image', 'robots'))],

  ['preview-image-alt', 'pass', evidence()],
  ['preview-image-alt', 'long', change('A sailing ship', 'A ship '.repeat(70))],
  ['preview-image-alt', 'missing', change(/<meta property="og:image:alt"[^>]*>/, '')],
  ['preview-image-alt', 'none', page(BLANK)],
  ['preview-image-alt', 'unread', cut(BLANK)],

  ['preview-description', 'pass', evidence()],
  [
    'preview-description',
    'long',
    change('<meta name="twitter:card"', `<meta name="twitter:description" content="${LONG}"><meta name="twitter:card"`),
  ],
  [
    'preview-description',
    'both-long',
    change(
      /<meta property="og:description"[^>]*>/,
      `<meta property="og:description" content="${LONG}"><meta name="twitter:description" content="${LONG}">`,
    ),
  ],
  ['preview-description', 'meta-only', change(/<meta property="og:description"[^>]*>/, '')],
  ['preview-description', 'none', page(BLANK)],
  ['preview-description', 'unread', cut(BLANK)],

  ['card-type', 'pass', evidence()],
  ['card-type', 'small-card', change('summary_large_image', 'summary')],
  ['card-type', 'small-image', evidence(answered('preview-image', { width: 250, height: 250 }))],
  [
    'card-type',
    'pass',
    change(/<meta name="twitter:card"[^>]*>/, '<meta name="twitter:card" value="summary_large_image">'),
  ],
  ['card-type', 'no-image', evidence(answered('preview-image', null, { status: 404 }))],
  ['card-type', 'absent', change(/<meta name="twitter:card"[^>]*>/, '')],
  ['card-type', 'invalid', change('summary_large_image', 'gallery')],
  ['card-type', 'none', page(BLANK)],
  ['card-type', 'unread', page(edited('summary_large_image', 'summary'), failed('preview-image', 'too-slow'))],

  ['og-url-agreement', 'pass', evidence()],
  ['og-url-agreement', 'pass', change('og:url" content="https://', 'og:url" content="https://www.')],
  ['og-url-agreement', 'pass', change(/<link rel="canonical"[^>]*>/, '')],
  // Of a page elsewhere that names its source, shares may count for either.
  ['og-url-agreement', 'pass', innerPage(astray('https://elsewhere.example/tea'))],
  // Pasted without its address, a page has only its own statements.
  [
    'og-url-agreement',
    'undecided',
    pageEvidence(edited('og:url" content="https://northwind.example/', '$&tea'), '', '2026-01-02T03:04:05.000Z', {}),
  ],
  ['og-url-agreement', 'relative', change('og:url" content="https://northwind.example', 'og:url" content="')],
  ['og-url-agreement', 'tracked', change('og:url" content="https://northwind.example/', '$&?utm_source=share')],
  ['og-url-agreement', 'none', change(/<meta property="og:url"[^>]*>/, '')],
  ['og-url-agreement', 'other-scheme', change('og:url" content="https://', 'og:url" content="http://')],
  ['og-url-agreement', 'other-page', change('og:url" content="https://northwind.example/', '$&tea')],
  ['og-url-agreement', 'other-page', change('og:url" content="https://northwind.example/', '$&404')],
  [
    'og-url-agreement',
    'other-host',
    change('og:url" content="https://northwind', 'og:url" content="https://elsewhere'),
  ],
  ['og-url-agreement', 'other-host', change('og:url" content="https://', 'og:url" content="https://shop.')],
  ['og-url-agreement', 'trial-host', change('og:url" content="https://', 'og:url" content="https://staging.')],
  ['og-url-agreement', 'unread', cut(BLANK)],
  [
    'og-url-agreement',
    'pass',
    evidence(
      answered('https-home', edited(/<link rel="canonical"[^>]*>/, ''), {
        headers: [['link', '</style.css>; rel=preload, </>; rel="canonical"']],
      }),
    ),
  ],

  ['preview-bots', 'pass', evidence()],
  ['preview-bots', 'pass', evidence(answered('robots', null, { status: 404 }))],
  ['preview-bots', 'some', evidence(answered('robots', 'User-agent: Twitterbot\nDisallow: /card.png'))],
  ['preview-bots', 'some', evidence(answered('robots', 'User-agent: Slackbot\nDisallow: /'))],
  ['preview-bots', 'none', evidence(answered('robots', 'User-agent: *\nDisallow: /'))],
  ['preview-bots', 'unread', cut(BLANK)],
  // The last line was cut off: it may go on.
  ['preview-bots', 'pass', startOfRobots('User-agent: *\nDisallow: /')],
  ['preview-bots', 'none', startOfRobots('User-agent: *\nDisallow: /\n')],
  ['preview-bots', 'none', evidence(answered('robots', null, { status: 503 }))],
  ['preview-bots', 'unread', evidence(failed('robots', 'connection-reset'))],
  [
    'preview-bots',
    'unread',
    page(
      GOOD_PAGE.replace('northwind.example/card.png', 'images.example/card.png'),
      failed('image-robots', 'too-slow'),
    ),
  ],
  [
    'preview-bots',
    'none',
    page(
      GOOD_PAGE.replace('northwind.example/card.png', 'images.example/card.png'),
      answered('image-robots', 'User-agent: *\nDisallow: /'),
    ),
  ],
];
