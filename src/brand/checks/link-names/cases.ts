import { body } from '../../examples/access';
import { evidence, page } from '../../examples/evidence';
import { BLANK, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', body('<a href="/a" style="visibility:hidden"></a><a href="/b"><i title="Tea"></i></a>')],
  ['pass', body('<img alt="Map" usemap="#m"><map name="m"><area href="/a" alt="Tea"><area></map>')],
  // Nobody meets the areas of a map that no image uses.
  ['pass', body('<map name="m"><area href="/a"></map><area href="/b">')],
  ['few', body('<img alt="Map" usemap="#m"><map name="m"><area href="/a"></map>')],
  ['few', body('<a href="/a"><i style="visibility:hidden">Tea</i></a><b role="link" tabindex="0"></b>')],
  ['few', body('<a href="/a"><img alt="" title="Tea"></a><a href="/b"><i role="none" title="Tea"></i></a>')],
  ['pass', body('<a href="/a" title="Tea"></a><a href="/b"><i aria-label="Tea"></i></a>')],
  ['pass', body('<a href="/a" aria-labelledby="x Tea"></a><b id="Tea" hidden>Tea</b>')],
  ['pass', body('<a href="/a" aria-hidden="true"></a><nav hidden><a href="/b"></a></nav><a></a>')],
  ['pass', body('<a href="/a"><tea-icon></tea-icon></a><a href="/b"><svg aria-label="Tea"></svg></a>')],
  ['pass', body('<ul style="display:none!important"><li><a href="/a"></a></li></ul>')],
  ['pass', body('<a href="/a"><img src="/a.png" title="Tea"></a>')],
  // If several elements have the same id, the first counts.
  ['pass', body('<a href="/a" aria-labelledby="t"></a><b id="t">Tea</b><b id="t"></b>')],
  ['few', body('<a href="/a"><b style="display:none">Tea</b></a>')],
  ['few', body('<a href="/a"><i class="icon"></i></a>')],
  ['few', body('<a href="/a" aria-label=" "> </a><a href="/b"><span aria-hidden="true">Tea</span></a>')],
  ['many', body('<a href="/a"></a>'.repeat(10_000))],
  ['none', page(BLANK)],
  ['unread', cut(BLANK)],
];
