import { body, logo } from '../../examples/access';
import { BLANK, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', body('<img src="/a.png" alt="">')],
  ['pass', body('<img src="/a.png" role="presentation"><img src="/b.png" aria-label="Tea">')],
  ['pass', body('<img src="/a.png" aria-labelledby="tea"><b id="tea">Tea</b><img src="/c" title="Tea">')],
  ['pass', body('<img src="/a.png" aria-hidden="true"><div hidden><img src="/b.png"></div>')],
  ['pass', body('<noscript><img src="/a.png"></noscript><template><img src="/b.png"></template>')],
  ['pass', body('<img src="/a.png" style="width:0; Display: NONE"><p style="display:none"><img></p>')],
  ['pass', body('<img src="/a.png" role="none">')],
  ['pass', body('<div style="visibility: hidden"><img src="/a.png"></div>')],
  ['pass', body('<p role="img" aria-label="Tea"></p><p role="img" title="Tea"></p><i role="image" hidden></i>')],
  // A control, not an image.
  ['pass', body('<img src="/a.png" role="button"><input type="image" role="img">')],
  ['most', body(`<img src="/a.png">${'<img src="/b.png" alt="Tea">'.repeat(8)}`)],
  ['many', body('<img src="/a.png">')],
  ['many', body('<img src="/a.png" aria-labelledby="nobody">')],
  ['many', body('<img src="/a.png" alt=" ">')],
  ['many', body('<img src="/a.png" role="none" tabindex="0">')],
  ['many', body('<img src="/a.png" role="picture none" tabindex="-1">')],
  ['many', body('<div role="img" style="background: url(/a.png)"></div>')],
  ['many', body('<p style="visibility:hidden"><img src="/a.png" style="color:red;VISIBILITY : visible"></p>')],
  ['none', logo('')],
  ['unread', cut(BLANK)],
];
