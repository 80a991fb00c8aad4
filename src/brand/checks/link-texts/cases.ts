import { body } from '../../examples/access';
import { evidence, page } from '../../examples/evidence';
import { BLANK, change, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', page(BLANK)],
  ['pass', body('<a href="/oolong/">Oolong</a> <a href="/oolong/#more">Read more</a>')],
  ['pass', body('<a href="#more">Read more</a><a href="mailto:tea@northwind.example">here</a>')],
  ['pass', body('<a href="/a/" aria-label="More on oolong">More</a>')],
  ['pass', body('<a href="/a/" aria-describedby="tea">More</a><b id="tea">Oolong</b>')],
  ['pass', body('<a href="/a/" title="How oolong is made">More</a>')],
  ['pass', body('<a href="/a/">Mehr Licht</a><a href="/b/">Tutaj</a>')],
  ['most', body(`<a href="/a/">Read more »</a>${'<a href="/b/">Oolong</a>'.repeat(9)}`)],
  ['many', body('<a href="/a/">Click here!</a>')],
  ['many', body('<a href="/a/"><img src="/a.png" alt="LEARN MORE"></a>')],
  ['many', change('lang="en">', 'lang="es-MX"><a href="/a/">Haz clic aquí</a>')],
  ['many', change('lang="en">', 'lang="ja"><a href="/a/">続きを読む</a>')],
  ['many', change('lang="en">', '><a href="/a/">اقرأ المزيد</a>')],
  ['unread', cut(BLANK)],
];
