import { answered, evidence, failed, page } from '../../examples/evidence';
import { BLANK, change } from '../../examples/pages';
import type { Case } from '../check';

const AGENCY = '{ "@type": "Organization", "name": "Ad Agency", "url": "https://agency.example/", "logo": "/a.png" }';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', change('og:site_name" content="Northwind"', 'og:site_name" content="&ZeroWidthSpace;"')],
  // There are two organisations. The one at this address is the brand, even though its URL is relative.
  ['pass', change(/"@graph": \[\s*\{ "@type": "WebSite".*\},/, `"@graph": [${AGENCY},`)],
  ['other-forms', change('og:site_name" content="Northwind"', 'og:site_name" content="Northwind Tea"')],
  // A slogan, or a company's name, makes no other form of it.
  ['pass', change('og:site_name" content="Northwind"', 'og:site_name" content="Northwind | Tea by sea"')],
  ['pass', change('og:site_name" content="Northwind"', 'og:site_name" content="Northwind Media"')],
  ['misused', change('og:site_name" content="Northwind"', 'og:site_name" content="https://a.example/"')],
  ['misspelt', change('og:site_name" content="Northwind"', 'og:site_name" content="Nothwind"')],
  ['misspelt', change('<title>Northwind:', '<title>Northwnid:')],
  // What people see may have another spelling for a reason: a hint, which costs nothing.
  ['hint', change('alt="Northwind"', 'alt="Norhtwind logo"')],
  ['hint', change('</body>', '<footer>© 2026 Nortwind GmbH. All rights reserved.</footer></body>')],
  ['encoded', change('og:site_name" content="Northwind"', 'og:site_name" content="Northwind&amp;nbsp;"')],
  // The company behind a site is not another name for it.
  ['pass', change('</body>', '<footer>© 2026 Seafarers Holding Ltd</footer></body>')],
  // Nor is a restaurant it lists, whose name is nowhere else.
  [
    'pass',
    change(
      '</body>',
      '<p itemscope itemtype="https://schema.org/Restaurant"><b itemprop="name">Boba Guys</b></p></body>',
    ),
  ],
  ['different', evidence(answered('manifest', '{"name": "NW Coffee"}'))],
  [
    'tie',
    page(
      '<title>x</title><meta property="og:site_name" content="Harbour"><meta name="application-name" content="Silver">',
    ),
  ],
  ['alone', page('<title>x</title><meta property="og:site_name" content="Seafarers">')],
  ['nameless', page(BLANK)],
  [
    'unread',
    page('<link rel=manifest href=/m><meta property="og:site_name" content="N">', failed('manifest', 'too-slow')),
  ],
];
