import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringUses } from './string-uses';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-uses-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Which of some keys of `site` a source asks for. */
function asked(source: string, keys: readonly string[] = ['name', 'nav.label', 'nav.posts', 'footer.label']): string[] {
  write('src/components/Page.tsx', source);
  const patterns = stringUses(root, ['site', 'home']).get('site') ?? [];
  return keys.filter((key) => patterns.some((pattern) => pattern.test(key)));
}

describe('the keys that sources ask for', () => {
  it.each([
    ['a key', "const t = useStrings('site');\nt('nav.label');", ['nav.label']],
    [
      'a key among parameters',
      "const t = useStrings('site');\nt('nav.label', { a: t('name'), b: f(1, 2) });",
      ['name', 'nav.label'],
    ],
    ['a template', "const t = useStrings('site');\nt(`nav.${entry({ a: '}' })}`);", ['nav.label', 'nav.posts']],
    [
      'a template that ends alike',
      "const t = useStrings('site');\nt(`${entry}.label`);",
      ['nav.label', 'footer.label'],
    ],
    [
      'a choice',
      "const t = useStrings('site');\nt(a?.b ?? c ? 'name' : `nav.${d}`);",
      ['name', 'nav.label', 'nav.posts'],
    ],
    [
      'JSX',
      "const t = useStrings('site');\n<p title={t('name')}>don't {t(\n  'nav.label',\n)}</p>",
      ['name', 'nav.label'],
    ],
    ['a translator at once', "const a = `${translator(strings, f(b, 'c'), 'site')('name')}!`;", ['name']],
    [
      'a translator of i18next',
      "const words = i18n.getFixedT(locale, 'site') as unknown as F;\nwords('name');",
      ['name'],
    ],
    ['a translator handed in', "function f(t: Translate<'site'>, a: string) {\n  return t('name');\n}", ['name']],
    [
      'a giver',
      "interface A {\n  stringsOf: (l: Locale) => Translate<'site'>;\n}\nconst t = a.stringsOf(l);\nt('name');",
      ['name'],
    ],
    ['a giver asked at once', "const give = (l: Locale) => translator(i18n, l, 'site');\ngive(l)('name');", ['name']],
    ['another namespace', "const t = useStrings('home');\nt('name');", []],
    ['another function', "const t = useStrings('site');\nformat('name');\nalert('nav.label');", []],
    ['a comment', "const t = useStrings('site');\n// t('name')\n/* t('nav.label') */\n", []],
  ])('are read from %s', (_, source, expected) => {
    expect(asked(source)).toEqual(expected);
  });

  it('are taken by the letter', () => {
    expect(asked("const t = useStrings('site');\nt('nav.label');", ['nav.label', 'nav-label'])).toEqual(['nav.label']);
  });

  it.each([
    ['a key that is a value', "const t = useStrings('site');\nt(key);"],
    ['a choice that is a value', "const t = useStrings('site');\nt(a ? 'name' : key);"],
    ['a key put together', "const t = useStrings('site');\nt('nav.' + key);"],
    ['a translator that goes elsewhere', "show(useStrings('site'));"],
    ['a namespace that is a value', "const t = useStrings(namespace);\nt('name');"],
  ])('are all of them where it cannot be decided: %s', (_, source) => {
    expect(asked(source)).toEqual(['name', 'nav.label', 'nav.posts', 'footer.label']);
  });

  it('are looked for in other files where a translator is given away, and never in tests', () => {
    write('src/content/give.ts', "export function stringsOf(locale: Locale): Translate<'site'> { return f(locale); }");
    write('src/content/give.test.ts', "const t = useStrings('site');\nt('nav.posts');");
    write('src/components/testing/shown.tsx', "const t = useStrings('site');\nt('nav.posts');");
    expect(asked("const t = stringsOf('de');\nt('nav.label');")).toEqual(['nav.label']);
  });
});
