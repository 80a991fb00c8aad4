import { evidence, page } from '../../examples/evidence';
import { BLANK, change, cut, edited } from '../../examples/pages';
import type { Case } from '../check';

/** The good page in another language as its markup says, and with more text. */
const written = (language: string, text: string) =>
  page(edited('lang="en"', `lang="${language}"`).replace('<h1>', `<p>${text}</p><h1>`));

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', page(edited('<h1>', `<p lang="ja">${'お茶'.repeat(2000)}</p><h1>`))],
  ['mixed', written('ru', 'чай '.repeat(400))],
  ['other', change('lang="en"', 'lang="ar"')],
  ['other', written('el', 'чай '.repeat(4000))],
  ['other-language', change('lang="en"', 'lang="de-AT"')],
  ['other-language', change('lang="en"', 'lang="pt"')],
  // What is marked as another language tells nothing about the page's.
  ['short', page(edited('lang="en"', 'lang="de"').replace('<body>', '<body><div lang="en">'))],
  ['short', page(BLANK)],
  ['no-language', change('lang="en"', '')],
  ['no-script', change('lang="en"', 'lang="tlh"')],
  ['unread', cut(BLANK)],
];
