import { body } from '../../examples/access';
import { evidence } from '../../examples/evidence';
import { BLANK, change, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  // An archive's toolbar is not part of the page.
  ['pass', body('<div id="wm-ipp-base"><div id="wm-ipp"><input id="wmtbURL"></div></div>')],
  ['pass', body('<input id="a"><label for="a">Tea</label><input aria-label="Tea"><textarea title="Tea">')],
  ['pass', body('<input type="submit"><input type="hidden"><input type="button" value="Go"><input disabled>')],
  ['pass', body('<button><svg aria-label="Menu"></svg></button><button><img alt="Find"></button>')],
  ['pass', body('<button><tea-icon></tea-icon></button><input placeholder="Tea"><input tabindex="-1">')],
  ['pass', body('<div hidden><button></button></div><input class="hidden"><a role="button" href="#"></a>')],
  ['few', body('<button class="menu"><i class="icon"></i></button>')],
  ['few', body('<label><select><option>Tea</select></label><div role="button"><svg></svg></div>')],
  ['few', body('<input type="image" src="/go.png"><input type="button">')],
  ['many', body('<input name="q"><input type="checkbox" value="tea"><div role="textbox">Tea</div>')],
  ['many', body('<div role="button">'.repeat(300) + '</div>'.repeat(300))],
  ['none', change(/<form.*<\/form>/, '')],
  ['unread', cut(BLANK)],
];
