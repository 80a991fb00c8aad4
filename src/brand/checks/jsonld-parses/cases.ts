import { evidence, page } from '../../examples/evidence';
import { data, WEBSITE } from '../../examples/machines';
import { BLANK, change, cut, JSON_LD } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', data('[{"@type": "WebSite"}, {"@graph": [[{"@type": "Thing"}]]}]')],
  ['some', data(WEBSITE, '{"name": "Northwind" "x"}')],
  ['some', data(WEBSITE, '')],
  ['some-repaired', data(WEBSITE, '<!-- {"@type": "Thing"} -->')],
  ['broken', data("{'@type': 'WebSite'}")],
  ['broken', data('['.repeat(100_000))],
  ['repaired', data('{"@type": "WebSite",}', '// Northwind\n{"@type": "Thing"}')],
  [
    'microdata',
    change(JSON_LD, '<div itemscope itemtype="https://schema.org/Store"><b itemprop=name>Northwind</b></div>'),
  ],
  ['rdfa', change(JSON_LD, '<div vocab="https://schema.org/" typeof="Store"><b property="name">Northwind</b></div>')],
  ['foreign', change(JSON_LD, '<div class="h-card">Northwind</div>')],
  [
    'parts',
    change(
      JSON_LD,
      '<nav itemscope itemtype="https://schema.org/SiteNavigationElement"><b itemprop=name>Tea</b></nav>',
    ),
  ],
  ['none', page(BLANK)],
  ['none', page('<frameset><frame src=a></frameset>')],
  ['unread', cut('<script type="application/ld+json">{"@type"')],
];
