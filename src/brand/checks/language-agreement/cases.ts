import { evidence } from '../../examples/evidence';
import { BLANK, change, cut } from '../../examples/pages';
import type { Case } from '../check';

const locale = (value: string) => change('en_GB', value);

const inLanguage = (value: string) =>
  change('"@type": "WebSite",', `"@type": "WebSite", "inLanguage": ${JSON.stringify(value)},`);

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', inLanguage('en-US')],
  ['one-differs', inLanguage('de')],
  ['one-differs', change('lang="en"', 'lang="en" xml:lang="de"')],
  ['conflict', locale('de_DE')],
  ['single', locale('English')],
  ['undeclared', change('<html lang="en">', '<html>')],
  ['unread', cut(BLANK)],
];
