/** Every id that a report names in any format can be typed after `facet explain`, and has a page in the guide. */
import { existsSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import titles from '../../locales/en/checks.json';
import { DIMENSION_IDS } from '../brand/report/report';
import { harbour, run } from './testing/world';
import { CAUSE_IDS, CHECK_IDS, checksNamed, KNOWN_IDS } from './vocabulary';

const LOST = harbour.report.checks.filter(
  ({ score, weight }) => typeof score === 'number' && score < 1000 && weight > 0,
);
const ids = LOST.map(({ id }) => id);

/** The text of every format for one site. */
async function written(format: string): Promise<string> {
  const { stdout } = await run(`open harbour.json --lang de ${format} --quiet`);
  return stdout;
}

const idsIn = (text: string) => ids.filter((id) => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text));

describe('ids', () => {
  it.each(['--all', '--markdown', '--json', '--html', '--csv', '--junit'])(
    'of all checks that lost points are in %s',
    async (format) => {
      expect(idsIn(await written(format))).toEqual(ids);
    },
  );

  it('of the first fixes are on the terminal', async () => {
    const text = (await run('open harbour.json --lang de --quiet')).stdout.replace(/\s+/g, ' ');
    expect(idsIn(text)).toEqual(expect.arrayContaining(['og-required', 'image-alt', 'name-agreement']));
  });

  it('of all checks of a file are in SARIF', async () => {
    const { stdout } = await run('page index.html --sarif --quiet');
    const { runs } = JSON.parse(stdout) as {
      readonly runs: readonly { readonly results: readonly { readonly ruleId: string }[] }[];
    };
    const found = runs.flatMap(({ results }) => results.map(({ ruleId }) => ruleId));
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((id) => !CHECK_IDS.includes(id))).toEqual([]);
  });

  it('are explained, each with its page in the guide', async () => {
    for (const id of CHECK_IDS) {
      const { stdout, exitCode } = await run(`explain ${id} --quiet`);
      expect(exitCode).toBe(0);
      expect(stdout).toContain(`(${id})\n`);
      expect(stdout).toContain(`/en/guide/${id}/`);
      expect(stdout).not.toMatch(/\{\{|undefined/);
      expect(existsSync(`content/guide/${id}/en.mdx`)).toBe(true);
    }
    for (const id of [...CAUSE_IDS, ...DIMENSION_IDS]) {
      const { stdout } = await run(`explain ${id} --quiet`);
      for (const check of checksNamed(id)) expect(stdout).toContain(`(${check})`);
    }
  });

  it('mean one thing each', () => {
    expect(new Set(KNOWN_IDS).size).toBe(KNOWN_IDS.length);
  });
});

describe('machine formats', () => {
  it.each(['--json', '--csv', '--junit', '--markdown'])('have no soft hyphens in %s', async (format) => {
    expect(await written(format)).not.toContain('\u00ad');
  });

  it('have the same names of tests in every language', async () => {
    const names = async (lang: string) => {
      const { stdout } = await run(`open harbour.json --junit --quiet --lang ${lang}`);
      const read = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(stdout) as object;
      return [...JSON.stringify(read).matchAll(/"(?:name|classname)":"[^"]*"/g)].map(([name]) => name);
    };
    expect(await names('ja')).toEqual(await names('en'));
  });
});

describe('facet checks', () => {
  it('lists every check below its dimension', async () => {
    const { stdout } = await run('checks --width 100');
    for (const id of CHECK_IDS) expect(stdout).toMatch(new RegExp(`^${id} +\\S`, 'm'));
    for (const id of DIMENSION_IDS) expect(stdout).toMatch(new RegExp(`\\(${id}\\)$`, 'm'));
    const line = stdout.split('\n').find((one) => one.startsWith('nosniff '));
    expect(line).toMatch(/ · up to \d\.\d points · Recommended$/);
    expect(line).toContain(titles.nosniff.title);
  });

  it('as JSON says of each what it asks, what it can find and where it is explained', async () => {
    const { checks } = JSON.parse((await run('checks --json --lang fr')).stdout) as {
      readonly checks: readonly Readonly<Record<string, unknown>>[];
    };
    expect(checks.map(({ id }) => id)).toEqual(CHECK_IDS);
    expect(checks.find(({ id }) => id === 'nosniff')).toMatchObject({
      dimension: 'trust',
      standing: 'recommended',
      ofPage: false,
      guide: '/fr/guide/nosniff/',
      outcomes: expect.arrayContaining([expect.objectContaining({ id: 'pass', score: 1000 })]) as unknown,
    });
  });
});

describe('facet explain', () => {
  it('says what a check asks, why, and everything it can find', async () => {
    const { stdout } = await run('explain name-declared');
    expect(stdout.replace(/\s+/g, ' ')).toContain('◐ elsewhere (keeps 50% of the points)');
    expect(stdout.replace(/\s+/g, ' ')).toContain('The name “…” is in …, but not in WebSite structured data.');
    expect(stdout).toContain('→ Add WebSite structured data');
    expect(stdout).toContain('facet <address> --only name-declared');
  });

  it('suggests what was probably meant', async () => {
    const { stderr, exitCode } = await run('explain nosnif');
    expect(stderr).toBe(
      'facet: There is no check, cause or dimension nosnif. Did you mean nosniff? To list all of them, type facet checks.\n',
    );
    expect(exitCode).toBe(64);
  });
});

describe('--only and --skip', () => {
  it('show these checks alone, without an overall score, and say so', async () => {
    const { stdout } = await run('open harbour.json --only trust --quiet');
    expect(stdout).toMatch(/Shows \d+ of \d+ checks\. There is no overall score/);
    expect(stdout).not.toMatch(/of 100|raise the score/);
    expect(stdout).toMatch(/^\S Trust /m);
    expect(stdout).not.toMatch(/^\S Identity /m);
    const one = await run('open harbour.json --only nosniff --all --quiet');
    expect(idsIn(one.stdout)).toEqual(['nosniff']);
    expect(one.stdout).toContain('Shows 1 of ');
  });

  it('leave checks out of reports for CI', async () => {
    const { stdout } = await run('open harbour.json --skip trust,icon --junit --quiet');
    expect(stdout).not.toContain('"nosniff"');
    expect(stdout).not.toContain('"favicon-size"');
    expect(stdout).toContain('"image-alt"');
  });

  it('count for gates, of which those of an overall score could not be measured', async () => {
    expect((await run('open harbour.json --only https --fail-on https')).exitCode).toBe(0);
    expect((await run('open harbour.json --only https --min-score 10')).exitCode).toBe(2);
    expect((await run('open harbour.json --only https --min trust=10')).exitCode).toBe(2);
    expect((await run('open harbour.json --only https --fail-on trust')).exitCode).toBe(2);
  });

  it('are refused where a format holds whole reports alone, or where nothing is left', async () => {
    const whole = await run('open harbour.json --only https --json');
    expect([whole.exitCode, whole.stderr]).toEqual([
      64,
      'facet: --json always holds the whole report. Leave out --only and --skip, or use one of: --markdown, --agent, --junit.\n',
    ]);
    expect((await run('open harbour.json --only https --skip trust')).stderr).toContain('leave no check to show');
    expect((await run('open harbour.json --only htps')).stderr).toContain('Did you mean https?');
  });
});
