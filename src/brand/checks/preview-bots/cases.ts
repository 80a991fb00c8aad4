import type { Evidence } from '../../evidence/evidence';
import { answered, evidence, failed, GOOD_PAGE, page } from '../../examples/evidence';
import { BLANK, cut } from '../../examples/pages';
import type { Case } from '../check';

/** A robots.txt that was read only up to here. */
function startOfRobots(text: string): Evidence {
  const robots = answered('robots', text);
  return evidence(robots.body?.kind === 'text' ? { ...robots, body: { ...robots.body, truncated: true } } : robots);
}

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', evidence(answered('robots', null, { status: 404 }))],
  ['some', evidence(answered('robots', 'User-agent: Twitterbot\nDisallow: /card.png'))],
  ['some', evidence(answered('robots', 'User-agent: Slackbot\nDisallow: /'))],
  ['none', evidence(answered('robots', 'User-agent: *\nDisallow: /'))],
  ['unread', cut(BLANK)],
  // The last line was cut off: it may go on.
  ['pass', startOfRobots('User-agent: *\nDisallow: /')],
  ['none', startOfRobots('User-agent: *\nDisallow: /\n')],
  ['none', evidence(answered('robots', null, { status: 503 }))],
  ['unread', evidence(failed('robots', 'connection-reset'))],
  [
    'unread',
    page(
      GOOD_PAGE.replace('northwind.example/card.png', 'images.example/card.png'),
      failed('image-robots', 'too-slow'),
    ),
  ],
  [
    'none',
    page(
      GOOD_PAGE.replace('northwind.example/card.png', 'images.example/card.png'),
      answered('image-robots', 'User-agent: *\nDisallow: /'),
    ),
  ],
];
