/** How two names relate, by what alone tells one relation from the next: each row has a neighbour that is another. */
import { relationOf, type Witnesses } from './relation';
import type { Relation } from './relations';

it.each<[a: string, b: string, relation: Relation, witnesses?: Witnesses]>([
  ['https://northwind.example', 'Northwind', 'template'],
  ['northwind.example/tea', 'Northwind', 'template'],
  ['Tea | Northwind | Home', 'Northwind', 'template'],
  // In Cyrillic, й and и are different letters.
  ['Первый чай', 'Первыи чай', 'near-miss'],
  ['Алёнка', 'Аленка', 'spelling'],
  ...['Bär Baer', 'Köhler Koehler', 'Müller Mueller', 'Bjørn Bjoern', 'Ålesund Aalesund', 'Þórinn Thorinn'].map(
    (pair): [string, string, Relation] => {
      const [a = '', b = ''] = pair.split(' ');
      return [a, b, 'spelling'];
    },
  ),
  // Domains: a slip of the host's suffix, another domain, and the name without it.
  ['Northwind.com', 'Northwind.org', 'different'],
  ['The Northwind.com', 'Northwind', 'domain'],
  ['Northwind.con', 'Northwind', 'near-miss', { host: 'northwind.com' }],
  ['Northwind.con', 'Northwind', 'domain', { host: 'northwind.con' }],
  ['Northwind.org', 'Northwind', 'domain', { host: 'northwind.com' }],
  ['Northwind.co.uj', 'Northwind', 'near-miss', { host: 'northwind.co.uk' }],
  ['NW', 'Northwind', 'alias', { aliases: ['NW'] }],
  ['NW', 'Northwind', 'different', { aliases: ['Silver'] }],
  // Two letters are an acronym where the host is called so, and three may stand for a name that goes on.
  ['BN', 'Becker Nordvale', 'acronym', { host: 'bn.example' }],
  ['BN', 'Becker Nordvale', 'different'],
  ['BFI', 'Becker Friedman Institute', 'acronym'],
  ['BFI', 'Becker Friedman Institute for Economics', 'acronym', { host: 'bfi.example' }],
  ['BFI', 'Becker Friedman Institute for Economics', 'different'],
  // Words at the start, at the end, and, if they are long enough, within.
  ['North', 'North Wind', 'short'],
  ['North', 'Northwind', 'different'],
  ['Wind', 'Northwind', 'different'],
  ['Teas', 'My Teas House', 'short'],
  ['Tea', 'My Tea House', 'different'],
  ['กข', 'กขคง', 'short'],
  ['กข', 'กขค', 'different'],
  ['Northwind', 'Северный ветер', 'script'],
  ['北風', 'Northwind', 'script'],
  ['北風', '海辺マルシェ', 'different'],
  // A slip in a short word shows in a name long enough, and in the words that a longer name begins or ends with.
  ['Best Buy', 'Best Nuy', 'near-miss'],
  ['Tea Buy', 'Tea Nuy', 'different'],
  ['Best B2y', 'Best B3y', 'different'],
  ['Harbour', 'Harboru Outfitters', 'near-miss'],
  ['Harbour', 'Harbor Outfitters', 'different'],
  ['Harbour Line', 'Outfitters HarborLine', 'near-miss'],
])('%s and %s: %s', (a, b, relation, witnesses = {}) => {
  expect([relationOf(a, b, witnesses), relationOf(b, a, witnesses)]).toEqual([relation, relation]);
});
