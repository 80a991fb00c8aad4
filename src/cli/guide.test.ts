/** The page of the guide about the command says, in every language, what the command's tables and words say. */
import { readFileSync } from 'node:fs';
import { LOCALES } from '../site/locales';
import { OPTION_NAMES, parseArguments } from './arguments';
import { EXIT_CODES } from './exit-codes';
import { manifest } from './package/manifest';

const pageIn = (locale: string): string => readFileSync(`content/guide/command/${locale}.mdx`, 'utf8');

/** The content of blocks of code: lines, as they are typed. */
function typedIn(text: string): readonly string[] {
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, code = '']) => code.trimEnd().split('\n'));
}

/** Lines that call the command, without its name and where the shell writes the output. */
function callsIn(text: string): readonly string[] {
  return typedIn(text).flatMap((line) => (line.startsWith('facet ') ? [line.slice('facet '.length)] : []));
}

describe.each(LOCALES)('the page about the command in %s', (locale) => {
  const text = pageIn(locale);
  const { exit } = JSON.parse(readFileSync(`locales/${locale}/cli.json`, 'utf8')) as {
    readonly exit: Readonly<Record<keyof typeof EXIT_CODES, string>>;
  };

  it('is typed as the command takes it', () => {
    const calls = callsIn(text);
    expect(calls.length).toBeGreaterThan(10);
    for (const call of calls) {
      const [typed = ''] = call.split(' > ');
      expect([call, parseArguments(typed.split(' ')).do]).toEqual([call, call === '--help' ? 'help' : 'run']);
    }
  });

  it('types the same in every language', () => {
    expect(typedIn(text)).toEqual(typedIn(pageIn('en')));
  });

  it('names options that there are', () => {
    const named = [...text.matchAll(/`--([\w-]+)`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !OPTION_NAMES.some((option) => option === name))).toEqual([]);
  });

  it('lists the exit codes as the help does', () => {
    const rows = [...text.matchAll(/^\| `(\d+)` \| (.+) \|$/gm)].map(([, code, meaning]) => [Number(code), meaning]);
    expect(rows).toEqual(
      (['met', 'notMet', 'notMeasured', 'usage', 'notRun', 'interrupted'] as const).map((name) => [
        EXIT_CODES[name],
        exit[name],
      ]),
    );
  });

  it('says how the package is made, and what it needs', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: object };
    const made = /`npm run (\S+)`/.exec(text)?.[1];
    expect(Object.keys(scripts)).toContain(made);
    const { engines } = manifest('1.0.0') as { readonly engines: { readonly node: string } };
    expect(text).toMatch(new RegExp(`Node\\.js\\D{1,20}${engines.node.replace('>=', '')}\\b`));
  });
});
