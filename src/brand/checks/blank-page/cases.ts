import { evidence, page } from '../../examples/evidence';
import { BLANK, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['blank', page(BLANK)],
  ['pass', page(`${BLANK}<p>Tea from five gardens</p>`)],
  ['pass', page(`${BLANK}<img src="/tea.jpg" alt="">`)],
  ['pass', page(`${BLANK}<script src="/app.js"></script>`)],
  ['pass', page(`${BLANK}<iframe src="/shop"></iframe>`)],
  ['blank', page(`${BLANK}<script type="application/ld+json">{"@type": "Thing"}</script>`)],
  ['unread', cut(BLANK)],
];
