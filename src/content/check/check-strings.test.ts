import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatProblem } from '../model/problem';
import { LOCALES, type WrittenLocale } from '../../site/locales';
import { checkStrings } from './check-strings';

const OTHER_FORMS: Readonly<Record<WrittenLocale, readonly string[]>> = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  fr: ['one', 'many', 'other'],
  es: ['one', 'many', 'other'],
  ja: ['other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

let root: string;

function write(file: string, value: unknown): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value, null, 2));
}

/** Strings of one namespace as they should be, in a locale. */
function correct(locale: WrittenLocale): Record<string, unknown> {
  const minutes = Object.fromEntries(OTHER_FORMS[locale].map((form) => [`minutes_${form}`, `{{count}} ${locale}`]));
  return { skip: `Skip to ${locale}`, nav: { hello: `${locale} {{name}}` }, ...minutes };
}

/** Writes a locale's file with changes; `undefined` takes a key away. */
function change(locale: WrittenLocale, changes: Readonly<Record<string, unknown>>): void {
  write(`locales/${locale}/site.json`, { ...correct(locale), ...changes });
}

function problems(): string[] {
  return checkStrings(root).problems.map(formatProblem);
}

function lacking(): string[] {
  return checkStrings(root).lacking.map(formatProblem);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'facet-strings-'));
  for (const locale of LOCALES) change(locale, {});
  write(
    'src/components/Page.tsx',
    "const t = useStrings('site');\nexport const page = [t('skip'), t('nav.hello', { name }), t('minutes', { count: 2 })];\n",
  );
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('the check of interface strings', () => {
  it('finds nothing in the strings of this site', () => {
    expect(checkStrings(process.cwd()).problems.map(formatProblem)).toEqual([]);
  });

  it('finds nothing in strings that are right', () => {
    expect(problems()).toEqual([]);
    expect(lacking()).toEqual([]);
  });

  it('names a key that is missing, with the text to translate and where it stands, as no problem of most builds', () => {
    change('de', { nav: {} });
    expect(problems()).toEqual([]);
    expect(lacking()).toEqual([
      'locales/de/site.json:3\n  The key "nav.hello" is missing.\n' +
        '  Fix: Translate "en {{name}}" (locales/en/site.json:4) into de.',
    ]);
  });

  it('names a key the default locale does not have', () => {
    change('fr', { more: { text: 'Encore' } });
    expect(problems()).toEqual([
      'locales/fr/site.json:10\n  The default locale does not have the key "more.text".\n' +
        '  Fix: Remove it, or add it to locales/en/site.json.',
    ]);
  });

  it('names a plural that is missing once, with the forms it needs', () => {
    change('ar', Object.fromEntries(OTHER_FORMS.ar.map((form) => [`minutes_${form}`, undefined])));
    expect(problems()).toEqual([]);
    expect(lacking()).toEqual([
      'locales/ar/site.json:1\n  The key "minutes" is missing.\n' +
        '  Fix: Translate "{{count}} en" (locales/en/site.json:6) into ar, with forms for zero, one, two, few, many, other.',
    ]);
  });

  it('names each plural category that a language distinguishes and the file does not', () => {
    change('ar', { minutes_few: undefined, minutes_zero: undefined });
    change('fr', { minutes_many: undefined });
    change('en', { minutes_other: undefined });
    expect(problems()).toEqual([
      'locales/en/site.json:6\n  The plural "minutes" has no form for "other", which en distinguishes.\n' +
        '  Fix: Add "minutes_other"; it is used for 0, 2, 3.',
      'locales/fr/site.json:6\n  The plural "minutes" has no form for "many", which fr distinguishes.\n' +
        '  Fix: Add "minutes_many"; it is used for 1000000.',
      'locales/ar/site.json:6\n  The plural "minutes" has no form for "zero", which ar distinguishes.\n' +
        '  Fix: Add "minutes_zero"; it is used for 0.',
      'locales/ar/site.json:6\n  The plural "minutes" has no form for "few", which ar distinguishes.\n' +
        '  Fix: Add "minutes_few"; it is used for 3, 4, 5.',
    ]);
  });

  it('names a plural category that a language does not distinguish, but for one of none, which every language may have', () => {
    change('ja', { minutes_one: '{{count}} ja' });
    change('de', { minutes_zero: 'weniger als eine' });
    expect(problems()).toEqual([
      'locales/ja/site.json:7\n  The plural "minutes" has a form for "one", which ja does not distinguish.\n' +
        '  Fix: Remove it; ja has other.',
    ]);
  });

  it('names placeholders that are lost, and those that nothing fills in', () => {
    change('de', { skip: 'Zu {{page}}', nav: { hello: 'Guten Tag' } });
    expect(problems()).toEqual([
      'locales/de/site.json:2\n  The placeholders of "skip" are {{page}}, in the default locale none.\n' +
        '  Fix: Use the same ones, in any order: only they are filled in.',
      'locales/de/site.json:4\n  The placeholders of "nav.hello" are none, in the default locale {{name}}.\n' +
        '  Fix: Use the same ones, in any order: only they are filled in.',
    ]);
  });

  it('names a number that is lost where no plural says it in words', () => {
    for (const locale of LOCALES) change(locale, { skip: locale === 'de' ? 'Zu allen' : `{{count}} ${locale}` });
    expect(problems()).toEqual([
      expect.stringContaining('The placeholders of "skip" are none, in the default locale {{count}}.'),
    ]);
  });

  it('names links that are lost, broken or of another page', () => {
    for (const locale of LOCALES) change(locale, { skip: `<a>${locale}</a> or <b>back</b>` });
    change('ja', { skip: '<b>戻る</b>か<a>本文</a>へ' });
    expect(problems()).toEqual([]);
    for (const skip of [
      'Zum Text',
      '<a>Text</a> oder <b>zurück',
      '<a>Text <b>oder</a> zurück</b>',
      '<a>x</a> <c>y</c>',
    ]) {
      change('de', { skip });
      expect(problems()).toEqual([expect.stringContaining('in the default locale <a></a> <b></b>.')]);
    }
  });

  it('lets a plural say its number in words', () => {
    change('ar', { minutes_two: 'دقيقتان' });
    expect(problems()).toEqual([]);
  });

  it.each(['{name}', '{{name}', '{{ name }}', '{{name, number}}'])(
    'names braces that hold no placeholder: %s',
    (text) => {
      change('en', { nav: { hello: text } });
      expect(problems()).toContain(
        'locales/en/site.json:4\n  The text of "nav.hello" has a brace that belongs to no placeholder.\n' +
          '  Fix: Write a placeholder as {{name}}, without spaces; text has no braces.',
      );
    },
  );

  it('names an empty text', () => {
    change('es', { skip: ' ' });
    expect(problems()).toEqual(['locales/es/site.json:2\n  The text of "skip" is empty.\n  Fix: Write the text.']);
  });

  it('names two words left in the default locale’s language', () => {
    change('en', { skip: 'Sign in' });
    change('de', { skip: 'Sign in' });
    expect(problems()).toEqual([expect.stringContaining('locales/de/site.json:2\n  The text of "skip" is that of')]);
  });

  it('names a text left in the default locale’s language, but for single words and names', () => {
    change('ja', { skip: 'Skip to en', nav: { hello: 'en {{name}}' } });
    expect(problems()).toEqual([
      'locales/ja/site.json:2\n  The text of "skip" is that of the default locale.\n' +
        '  Fix: Translate it. If it is the same in every language, as a name is, list it with the reason in ' +
        'SAME_IN_EVERY_LANGUAGE (src/content/check/string-texts.ts).',
    ]);
  });

  it('names a key that stands twice in an object, at its second line', () => {
    write(
      'locales/ja/site.json',
      '{\n  "skip": "一",\n  "nav": { "hello": "{{name}}" },\n  "minutes_other": "分",\n  "skip": "二"\n}\n',
    );
    expect(problems()).toEqual([
      'locales/ja/site.json:5\n  The key "skip" stands twice.\n' +
        '  Fix: Keep one of them: readers of JSON take the last without a word.',
    ]);
  });

  it.each([
    ['a comma too many', '{\n  "skip": "a",\n}\n', 3],
    ['a word without quotes', '{\n  "skip": a\n}\n', 2],
    ['a list', '["skip"]', 1],
    ['nothing', '', 1],
  ])('names a file that is no JSON object: %s', (_, text, line) => {
    write('locales/de/site.json', text);
    expect(problems()).toEqual([
      `locales/de/site.json:${String(line)}\n  The file is not a JSON object.\n  Fix: Correct the JSON here.`,
    ]);
  });

  it('names a byte order mark, which no editor shows', () => {
    write('locales/de/site.json', '\uFEFF{}');
    expect(problems()).toEqual([
      'locales/de/site.json:1\n  The file begins with a byte order mark, which no JSON does.\n  Fix: Save it as UTF-8 without one.',
    ]);
  });

  it('names a value that is no text, and a key that nothing can ask for', () => {
    change('de', { nav: { hello: 'Guten Tag {{name}}', 'a.b': 'x' }, skip: 3 });
    expect(problems()).toEqual([
      'locales/de/site.json:2\n  The value of "skip" is no text.\n  Fix: Write a text or an object of texts.',
      'locales/de/site.json:5\n  The key "nav.a.b" has a dot or a colon in one of its steps.\n' +
        '  Fix: Use hyphens or nested objects: i18next takes a key apart there and finds nothing.',
      expect.stringContaining('The default locale does not have the key "nav.a.b".'),
    ]);
  });

  it('names a namespace that is missing or too many, and a folder that is no locale', () => {
    rmSync(join(root, 'locales/es/site.json'));
    write('locales/es/extra.json', { a: 'b' });
    mkdirSync(join(root, 'locales/pt'));
    expect(problems()).toEqual([
      'locales/es/site.json:1\n  The file is missing.\n  Fix: Translate locales/en/site.json.',
      'locales/es/extra.json:1\n  The default locale has no namespace "extra".\n' +
        '  Fix: Remove the file, or add locales/en/extra.json and its line in src/components/string-keys.ts.',
      'locales/pt:1\n  "pt" is no locale of the site.\n  Fix: Add its row to src/site/locales.ts, or remove the folder.',
    ]);
  });

  it('names a key that no source asks for, a plural once', () => {
    write('src/components/Page.tsx', "const t = useStrings('site');\nexport const page = [t('skip')];\n");
    expect(problems()).toEqual([
      'locales/en/site.json:4\n  No source asks for the key "nav.hello".\n' +
        '  Fix: Remove it from every locale, or ask for it with the translator of "site".',
      'locales/en/site.json:6\n  No source asks for the key "minutes".\n' +
        '  Fix: Remove it from every locale, or ask for it with the translator of "site".',
    ]);
  });
});

describe('notes for translators', () => {
  it('go with a missing key, those of its group too', () => {
    write('locales/notes.json', { site: { nav: 'In the header.', minutes: 'Reading time.' } });
    change('de', { nav: {} });
    expect(lacking()).toEqual([expect.stringMatching(/into de\. Note: In the header\.$/)]);
  });

  it('name a key that exists', () => {
    write('locales/notes.json', { site: { 'nav.hullo': 'A greeting.', skip: '' }, other: { a: 'b' } });
    expect(problems()).toEqual([
      'locales/notes.json:3\n  There is a note for "site.nav.hullo", but no such key.\n' +
        '  Fix: Correct the key, or remove the line.',
      'locales/notes.json:4\n  The note for "site.skip" is empty.\n  Fix: Write it, or remove the line.',
      'locales/notes.json:7\n  There is a note for "other.a", but no such key.\n' +
        '  Fix: Correct the key, or remove the line.',
    ]);
  });

  it('stand once each, in a file that is JSON', () => {
    write('locales/notes.json', '{\n"site": {\n"skip": "a",\n"skip": "b"\n}\n}');
    expect(problems()).toEqual([
      'locales/notes.json:4\n  The note for "site.skip" stands twice.\n  Fix: Keep one of them.',
    ]);
    write('locales/notes.json', '{');
    expect(problems()).toEqual([
      'locales/notes.json:1\n  The file is not a JSON object.\n  Fix: Correct the JSON here.',
    ]);
  });
});
