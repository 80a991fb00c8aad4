/** The guide describes each check. Its figures are those of the table of facts (`unbound-figures.ts`). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '../../site/locales';
import { isGuideText } from '../../site/routes';
import { GUIDE_NAMES } from '../model/kinds';
import { loadStrings } from '../model/strings';

const root = process.cwd();
const fileOf = (name: string, locale: string) => join(root, 'content/guide', name, `${locale}.mdx`);
const { rules } = loadStrings(root, DEFAULT_LOCALE) as unknown as {
  readonly rules: { readonly check: Readonly<Record<string, string>>; readonly why: Readonly<Record<string, string>> };
};

const CHECKS = GUIDE_NAMES.filter((name) => !isGuideText(name));

describe('the guide', () => {
  it.each(GUIDE_NAMES)('has a page for %s', (name) => {
    expect(existsSync(fileOf(name, DEFAULT_LOCALE))).toBe(true);
  });

  it('says why each check matters, and what it asks', () => {
    expect(Object.keys(rules.why).sort()).toEqual([...CHECKS].sort());
    expect(Object.keys(rules.check).sort()).toEqual([...CHECKS].sort());
  });
});
