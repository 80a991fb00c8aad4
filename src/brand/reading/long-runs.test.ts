/**
 * Two megabytes of one character, in each place where a pattern used to start again at every character: that took
 * hours. Lint checks all patterns. This shows what the corrected ones say.
 */
import { parseColour } from '../basics/colours';
import { csvRows } from '../../encoding/csv';
import { srcsetUrls } from './insecure-resources';
import { headerLinks } from './reading';
import { listOf } from '../basics/http-fields';
import { parseRobots } from '../evidence/robots';
import { withoutTrailing } from '../basics/text';

const N = 2_000_000;

function linksOf(value: string) {
  const answer = { headers: [['link', value]] } as unknown as Parameters<typeof headerLinks>[0];
  return headerLinks(answer);
}

it('are read once', () => {
  expect(parseRobots(`user-agent: *\ndisallow: /a ${'#'.repeat(N)}\u2028`).groups.standard).toHaveLength(1);
  expect(srcsetUrls(`${','.repeat(N)} a ${'('.repeat(N)},`)).toEqual(['a']);
  expect(srcsetUrls(`a${','.repeat(N)}b ${','.repeat(N)}\t`)).toEqual([`a${','.repeat(N)}b`]);
  expect(linksOf(`</a>; rel=x${' ,'.repeat(N)}x`)).toHaveLength(1);
  expect(linksOf(`</a>;${'\t'.repeat(N)};rel=${'\t'.repeat(N)}x`)[0]?.rel).toEqual(['x']);
  expect(listOf([{ name: 'a', value: `b${' '.repeat(N)}c` }], 'a')).toEqual([`b${' '.repeat(N)}c`]);
  // Compared here, since showing how two such texts differ takes for ever.
  expect(csvRows([[`x${'\t\v'.repeat(N)}=`]]) === `"x${'\t '.repeat(N)}'="\r\n`).toBe(true);
  expect(parseColour(`rgb(${' '.repeat(N)}`)).toBeNull();
  expect(withoutTrailing(`${','.repeat(N)}a,,`, ',')).toBe(`${','.repeat(N)}a`);
});
