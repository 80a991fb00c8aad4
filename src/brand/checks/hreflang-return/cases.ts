import { ALTERNATE_PAGE, answered, evidence, failed, GOOD_PAGE, HOME, skipped } from '../../examples/evidence';
import { alternates } from '../../examples/languages';
import { BLANK, edited } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', evidence(answered('alternate', BLANK, { headers: [['link', '</>; rel=alternate; hreflang="en"']] }))],
  // The URL that the page itself calls its own.
  [
    'pass',
    evidence(
      answered('https-home', edited(/rel="canonical" href="[^"]*"/, `rel="canonical" href="${HOME}home/"`)),
      answered('alternate', BLANK, { headers: [['link', '</home/>; rel=alternate; hreflang="en"']] }),
    ),
  ],
  ['unlinked', evidence(answered('alternate', BLANK))],
  [
    'unlinked',
    evidence(
      answered(
        'alternate',
        ALTERNATE_PAGE.replaceAll('hreflang="en" href="https://', 'hreflang="en" href="http://').replace(
          'x-default" href="https://northwind.example/',
          'x-default" href="',
        ),
      ),
    ),
  ],
  ['missing', evidence(answered('alternate', BLANK, { status: 404 }))],
  ['missing', evidence(failed('alternate', 'too-many-redirects'))],
  ['none', alternates(['en', HOME])],
  ['none', alternates(['de', ''])],
  ['unread', evidence(skipped('alternate', 'robots'))],
  ['unread', evidence(failed('alternate', 'too-slow'))],
  ['unread', evidence(answered('alternate', null, { status: 403 }))],
  ['unread', evidence(answered('alternate', GOOD_PAGE, { finalUrl: HOME }))],
];
