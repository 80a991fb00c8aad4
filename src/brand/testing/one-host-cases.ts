/** Facts of where a brand lives that no site of the check's `cases.ts` states in the same way. */
import type { Case } from './cases';
import { GOOD, PARTIAL, UNREAD } from './facts';
import { HOME, link, property, said } from './statements';

const hosts = (other: Partial<(typeof GOOD.hosts)[number]>) =>
  GOOD.hosts.map((host) => (host.request === 'other-host' ? { ...host, ...other } : host));

export const ONE_HOST_CASES: readonly Case[] = [
  ['one-host', 'pass', {}, { host: 'northwind.example' }],
  ['one-host', 'pass', { hosts: hosts({ state: 'absent', to: null }) }],
  ['one-host', 'pass', { canonicals: [], openGraph: [] }],
  ['one-host', 'pass', { canonicals: [link('https://www.northwind.example/', 'link:canonical')] }],
  ['one-host', 'one-elsewhere', { canonicals: [link('https://shop.northwind.example/', 'link:canonical')] }],
  [
    'one-host',
    'one-elsewhere',
    { canonicals: [link('https://elsewhere.example/', 'link:canonical')] },
    { other: 'elsewhere.example', source: 'link:canonical' },
  ],
  [
    'one-host',
    'elsewhere',
    {
      canonicals: [link('https://elsewhere.example/', 'link:canonical')],
      openGraph: [{ ...said('https://elsewhere.example/', 'meta:og:url'), property: 'og:url' }],
    },
  ],
  ['one-host', 'two-hosts', { hosts: hosts({ to: 'www.northwind.example' }) }, { other: 'www.northwind.example' }],
  ['one-host', 'pass', { page: { ...GOOD.page, state: 'partial' } }],
  // What it says further down may lead away.
  ['one-host', 'unread', { page: { ...GOOD.page, state: 'partial' }, openGraph: [] }],
  ['one-host', 'unread', UNREAD],
  ['one-host', 'unread', PARTIAL],
  ['one-host', 'pass', { hosts: hosts({ state: 'absent', to: 'www.northwind.example' }) }],
  [
    'one-host',
    'pass',
    { canonicals: [link(HOME, 'link:canonical'), link('https://elsewhere.example/', 'link:canonical')] },
  ],
  ['one-host', 'pass', { openGraph: [property('og:url', '/tea')] }],
  [
    'one-host',
    'one-elsewhere',
    { canonicals: [link('https://staging.northwind.example/', 'link:canonical')] },
    { other: 'staging.northwind.example' },
  ],
  [
    'one-host',
    'one-elsewhere',
    {
      canonicals: [
        link('data:,', 'link:canonical', null),
        link('//elsewhere.example/', 'link:canonical', 'https://elsewhere.example/'),
      ],
    },
    { other: 'elsewhere.example' },
  ],
  [
    'one-host',
    'two-hosts',
    {
      hosts: GOOD.hosts.map((host) => ({
        ...host,
        to: host.request === 'https-home' ? host.to : `${host.request}.northwind.example`,
        where: host.request === 'other-host' ? null : host.where,
      })),
    },
    { other: 'http-home.northwind.example' },
    ['!status: http-home.northwind.example', 'status: northwind.example'],
  ],
  ['one-host', 'unread', { ...UNREAD, hosts: hosts({ to: 'www.northwind.example' }) }],
  ['one-host', 'unread', { hosts: [] }],
  ['one-host', 'unread', { hosts: hosts({ state: 'unread', to: null }) }, {}, ['status']],
];
