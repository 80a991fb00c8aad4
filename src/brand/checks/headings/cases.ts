import { evidence, page } from '../../examples/evidence';
import { BLANK, change, cut } from '../../examples/pages';
import type { Case } from '../check';

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', change('<body>', '<body><h2>Menu</h2>')],
  ['skipped', change('<h2>How it travels</h2>', '<h3>How it travels</h3>')],
  ['pass', change('<h2>How', '<h5></h5><div aria-hidden="true"><h6>Menu</h6></div><h2>How')],
  ['none', change(/<h1>.*<\/h1>/, '')],
  // One that says nothing heads nothing; one that is drawn may have a name.
  ['none', change(/<h1>.*<\/h1>/, '<h1> <span></span></h1>')],
  ['none', change(/<h1>.*<\/h1>/, '<h1><img src="/a.png" alt=""></h1>')],
  ['pass', change(/<h1>.*<\/h1>/, '<h1><svg aria-label="Tea by sea"><path d="M0 0"/></svg></h1>')],
  ['pass', change('<h1>', '<h1></h1><h1>')],
  ['pass', change('<h1>', '<h1>Results for “”</h1><h1>')],
  ['none', page('<frameset><frame src=a></frameset>')],
  ['unread', cut(BLANK)],
];
