import { pageEvidence } from '../../evidence/page-evidence';
import { answered, evidence, GOOD_PAGE, innerPage } from '../../examples/evidence';
import { BLANK, change, cut, edited } from '../../examples/pages';
import type { Case } from '../check';

/** The good page with another canonical link and og:url. */
const astray = (url: string) => GOOD_PAGE.replaceAll(/((?:og:url" content|canonical" href)=")[^"]*/g, `$1${url}`);

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', change('og:url" content="https://', 'og:url" content="https://www.')],
  ['pass', change(/<link rel="canonical"[^>]*>/, '')],
  // A page may be a copy of one elsewhere. If it names its source, shares may count for either.
  ['pass', innerPage(astray('https://elsewhere.example/tea'))],
  // Pasted without its address, a page has only its own statements.
  [
    'undecided',
    pageEvidence(edited('og:url" content="https://northwind.example/', '$&tea'), '', '2026-01-02T03:04:05.000Z', {}),
  ],
  ['relative', change('og:url" content="https://northwind.example', 'og:url" content="')],
  ['tracked', change('og:url" content="https://northwind.example/', '$&?utm_source=share')],
  ['none', change(/<meta property="og:url"[^>]*>/, '')],
  ['other-scheme', change('og:url" content="https://', 'og:url" content="http://')],
  ['other-page', change('og:url" content="https://northwind.example/', '$&tea')],
  ['other-page', change('og:url" content="https://northwind.example/', '$&404')],
  ['other-host', change('og:url" content="https://northwind', 'og:url" content="https://elsewhere')],
  ['other-host', change('og:url" content="https://', 'og:url" content="https://shop.')],
  ['trial-host', change('og:url" content="https://', 'og:url" content="https://staging.')],
  ['unread', cut(BLANK)],
  [
    'pass',
    evidence(
      answered('https-home', edited(/<link rel="canonical"[^>]*>/, ''), {
        headers: [['link', '</style.css>; rel=preload, </>; rel="canonical"']],
      }),
    ),
  ],
];
