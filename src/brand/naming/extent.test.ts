/** How far a name goes in what states it. */
import { named, said } from '../testing/statements';
import type { Stated } from './candidates';
import { hostLabels } from './host';
import { whoIs } from './who';

const nameOf = (host: string, stated: Partial<Stated>) =>
  whoIs({
    names: [],
    titles: [],
    heading: null,
    logos: [],
    otherMarks: [],
    copyrights: [],
    isHome: false,
    labels: hostLabels(host),
    host,
    subjects: ['Morning tea in the harbour'],
    proseWords: [],
    language: '',
    preview: null,
    ...stated,
  }).name;

const site = (value: string) => [named('og-site-name', value)];
const title = (slot: string) => [said(`Morning tea in the harbour | ${slot}`, 'title')];
const logo = (text: string) => [{ ...said(text, 'home-link'), isMark: true }];

it.each<readonly [string | null, string, Partial<Stated>]>([
  // A slogan, by what another place says, by the host, and written onto the name.
  [
    'Silver Anchor',
    'anchor.example',
    { names: site('Silver Anchor - Tea since 1841'), titles: title('Silver Anchor') },
  ],
  ['Salt and Sea', 'saltandsea.example', { names: site('Salt and Sea – Interior | Design | Travel') }],
  ['WXYZ 7News', 'wxyz.example', { names: site('WXYZ 7News | Harbour News, Weather | Bay') }],
  ['Harbour News', 'harbournews.example', { names: site('Harbour News-The Leading News of the Bay') }],
  ['Silver Anchor', 'sa.example', { names: site('// Silver Anchor') }],
  [
    'Harbour Sailing Trust',
    'hst.example',
    { names: site('HST - Harbour Sailing Trust'), copyrights: [said('Harbour Sailing Trust', 'copyright')] },
  ],
  // What belongs to it.
  [
    'Amity International',
    'amity.example',
    { logos: logo('Amity International'), copyrights: [said('Amity International', 'copyright')] },
  ],
  ['Newbuild WSL Birchfield', 'newbuild-wsl.example', { titles: title('Newbuild WSL Birchfield') }],
  [
    'Silver Anchor',
    'anchor.example',
    {
      names: [named('website', 'Silver Anchor by Silver Cellars'), ...site('Silver Anchor')],
      logos: logo('Silver Anchor'),
    },
  ],
  // What a feed is titled by.
  [
    'Bricks 2.0 and more',
    'elsewhere.example',
    { titles: title('Bricks 2.0 and more'), feeds: ['Bricks 2.0 and more'] },
  ],
  [null, 'elsewhere.example', { titles: title('Bricks 2.0 and more'), feeds: ['Comments'] }],
])('%s on %s', (expected, host, stated) => {
  expect(nameOf(host, stated)).toBe(expected);
});
