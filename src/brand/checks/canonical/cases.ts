import type { EvidenceRequest } from '../../evidence/evidence';
import { answered, evidence, failed, GOOD_PAGE, HOME, innerPage, page } from '../../examples/evidence';
import { head } from '../../examples/findability';
import { BLANK, change, cut } from '../../examples/pages';
import type { Case } from '../check';

const CANONICAL = /<link rel="canonical"[^>]*>/;

const canonicalOf = (url: string) => `<link rel=canonical href="${url}">`;

/** The good site whose canonical link names a URL, with the answer that came from there. */
const follows = (url: string, answer: EvidenceRequest) => page(GOOD_PAGE.replace(CANONICAL, canonicalOf(url)), answer);

export const cases: readonly Case[] = [
  ['pass', evidence()],
  [
    'pass',
    evidence(
      answered('https-home', GOOD_PAGE.replace(CANONICAL, ''), {
        headers: [['link', '<https://northwind.example/>; rel="canonical"']],
      }),
    ),
  ],
  // Without a head of its own, what comes first is the head.
  ['pass', page(`<link rel=canonical href="${HOME}"><title>Tea</title><p>Tea`)],
  ['relative', change('href="https://northwind.example/">\n<link rel="icon"', 'href="/">\n<link rel="icon"')],
  ['misplaced', page(`<title>Tea</title><div>Tea</div><link rel=canonical href="${HOME}">`)],
  ['misplaced', change(CANONICAL, `<div></div><link rel=canonical href="${HOME}">`)],
  ['none', change(CANONICAL, '')],
  ['none', change(CANONICAL, '<template><link rel=canonical href=/></template>')],
  ['none', page('<frameset><frame src=a></frameset>')],
  ['unlisted', change(CANONICAL, '<meta name="robots" content="noindex">')],
  ['several', head(`<link rel=canonical href="${HOME}start">`)],
  ['elsewhere', change(CANONICAL, canonicalOf('https://elsewhere.example/'))],
  ['pass', change(CANONICAL, canonicalOf('https://www.northwind.example/index.html?utm_source=x'))],
  ['pass', change(CANONICAL, canonicalOf(`${HOME}en`))],
  ['other-page', change(CANONICAL, canonicalOf(`${HOME}de/`))],
  ['other-page', change(CANONICAL, canonicalOf(`${HOME}tea`))],
  ['other-scheme', change(CANONICAL, canonicalOf('http://northwind.example/'))],
  ['other-host', change(CANONICAL, canonicalOf('https://shop.northwind.example/'))],
  ['trial-host', change(CANONICAL, canonicalOf('https://staging.northwind.example/'))],
  ['trial-host', change(CANONICAL, canonicalOf('https://northwind.netlify.app/'))],
  ['trial-host', change(CANONICAL, canonicalOf('http://localhost:8000/'))],
  ['nowhere', change(CANONICAL, canonicalOf(`${HOME}404`))],
  // What the address answers counts more than how it looks.
  ['nowhere', follows(`${HOME}start`, answered('canonical-target', null, { status: 410 }))],
  ['nowhere', follows(`${HOME}en/`, answered('canonical-target', null, { url: `${HOME}en/`, status: 404 }))],
  ['pass', follows(`${HOME}start`, answered('canonical-target', null, { finalUrl: HOME }))],
  ['other-page', follows(`${HOME}start`, answered('canonical-target', null))],
  ['other-page', follows(`${HOME}start`, failed('canonical-target', 'too-slow'))],
  ['other-page', follows(`${HOME}start`, answered('canonical-target', null, { status: 503 }))],
  ['moved', innerPage(GOOD_PAGE.replace(CANONICAL, canonicalOf(`${HOME}tea`)))],
  ['syndicated', innerPage(GOOD_PAGE.replace(CANONICAL, canonicalOf('https://elsewhere.example/tea')))],
  // Not all pages of a site are its home page.
  ['other-page', innerPage()],
  ['unread', cut(BLANK)],
];
