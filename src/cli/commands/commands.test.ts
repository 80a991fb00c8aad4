/** Every command as it is typed, with the code it ends with. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evidence } from '../../brand/examples/evidence';
import { assessEvidence } from '../../brand/assess-evidence';
import { canonicalJson } from '../../brand/sharing/canonical-json';
import { openExport } from '../../brand/sharing/export';
import type { Measured } from '../measured';
import { exampleMeasured } from '../formats/testing/samples';
import { jsonText } from '../formats/json';
import { facet, NOW, type World } from '../testing/terminal';

const harbour = exampleMeasured('harbour');
const northwind = exampleMeasured('northwind');
const tidewater = exampleMeasured('tidewater');
const HARBOUR = 'harbour.example';

function measured(change: (report: Measured['report']) => Partial<Measured['report']>): Measured {
  return { ...harbour, report: { ...harbour.report, ...change(harbour.report) } };
}

const PAGE =
  '<!doctype html><html lang="en"><head><title>Quay Books</title></head><body><h1>Quay Books</h1></body></html>';

const files = {
  'harbour.json': jsonText(harbour),
  'northwind.json': jsonText(northwind),
  'index.html': PAGE,
  'old.json': jsonText(measured(() => ({ rubricVersion: '1.0' }))),
  'other.json': '{"some": "json"}',
  'broken.json': '{"format": 1',
  'facet.config.json': '{}',
};
const world: World = {
  files,
  sites: {
    [HARBOUR]: harbour,
    'northwind.example': northwind,
    'tidewater.example': tidewater,
    'down.example': 'site-unreachable',
    'private.example': 'address-refused',
    localhost: 'address-private',
  },
};

const run = (line: string, more: World = {}) => facet(line === '' ? [] : line.split(' '), { ...world, ...more });
const config = (value: object) => ({ files: { ...files, 'facet.config.json': JSON.stringify(value) } });

/** What stands on a terminal after this was written: it knows of lines, of going up, and of erasing. */
function shownOn(written: string): readonly string[] {
  const lines = [''];
  let at = 0;
  for (const [, code, text = ''] of written.matchAll(/\x1b\[(\d*[A-Za-z])|([^\x1b]+)/g)) {
    if (code?.endsWith('A')) at -= Number(code.slice(0, -1));
    if (code === '2K') lines[at] = '';
    if (code === 'J') lines.splice(at, lines.length, '');
    for (const [index, line] of text.replaceAll('\r', '').split('\n').entries()) {
      if (index > 0) at += 1;
      lines[at] = `${lines[at] ?? ''}${line}`;
    }
  }
  return lines;
}

describe('exit codes', () => {
  it.each([
    // Measured, and every gate is met.
    [HARBOUR, 0],
    [`${HARBOUR} --min-score 73.6`, 0],
    [`${HARBOUR} --min identity=50 --min languages=100`, 0],
    [`${HARBOUR} --fail-on https,indexable`, 0],
    [`${HARBOUR} --not-worse-than harbour.json`, 0],
    ['page index.html', 0],
    ['page index.html --min-score 1', 0],
    ['open harbour.json', 0],
    ['open harbour.json --min-score 73.6', 0],
    [`compare ${HARBOUR} northwind.example tidewater.example`, 0],
    [`compare harbour.json northwind.json`, 0],
    ['diff harbour.json northwind.json', 0],
    ['--help', 0],
    ['--version', 0],
    // A gate is not met.
    [`${HARBOUR} --min-score 73.7`, 1],
    [`${HARBOUR} --min identity=99`, 1],
    [`${HARBOUR} --fail-on preview-image-loads`, 1],
    [`${HARBOUR} --not-worse-than northwind.json`, 1],
    ['page index.html --min-score 100', 1],
    ['open harbour.json --fail-on https,preview-image-loads', 1],
    // Something could not be measured.
    ['down.example', 2],
    ['down.example --json', 2],
    [`compare ${HARBOUR} down.example`, 2],
    [`compare ${HARBOUR} missing.json`, 2],
    ['compare harbour.json old.json', 2],
    ['page missing.html', 2],
    ['page index.html --fail-on https', 2],
    ['open missing.json', 2],
    ['open other.json', 2],
    ['open broken.json', 2],
    ['diff harbour.json old.json', 2],
    ['diff harbour.json missing.json', 2],
    [`${HARBOUR} --not-worse-than old.json`, 2],
    [`${HARBOUR} --not-worse-than missing.json`, 2],
    [`${HARBOUR} --output /root-only/report.json`, 2],
    // What was typed is wrong.
    ['nowhere.example', 2],
    ['private.example', 64],
    ['localhost', 64],
    ['', 64],
    ['--jason', 64],
    ['comparee a b', 64],
    [`compare ${HARBOUR}`, 64],
    [`${HARBOUR} --min-score 101`, 64],
    [`${HARBOUR} --fail-on httsp`, 64],
    [`${HARBOUR} --config missing.json`, 64],
    [`${HARBOUR} --config broken.json`, 64],
    [`${HARBOUR} --lang tlh`, 64],
    ['open harbour.json --keys northwind.json', 64],
  ])('facet %s ends with %i', async (line, exitCode) => {
    const ran = await run(line);
    expect([ran.exitCode, ran.stderr]).toEqual([exitCode, ran.stderr]);
    // Whoever is told that something is wrong is told what.
    if (exitCode > 0) expect(`${ran.stdout}${ran.stderr}`.trim()).not.toBe('');
  });
});

describe('facet <address>', () => {
  it('shows score, finding and three fixes, and tells how it goes elsewhere', async () => {
    const { stdout, stderr } = await run(HARBOUR);
    expect(stdout).toContain('Harbour Line\n');
    expect(stdout).toContain('73.6 of 100');
    expect(stdout).toMatch(/HarborLine \(Page\stitle\)/);
    expect(stdout.match(/^\d\. /gm)).toHaveLength(3);
    expect(stdout).toContain('13 more fixes: --all');
    expect(stderr).toBe('Measuring harbour.example\n  robots: answered in 12 ms\n  llms-txt: not asked\n');
  });

  it.each([80, 40])('changes in place on a terminal of %i columns, and leaves nothing of it', async (terminal) => {
    const { stderr } = await run(HARBOUR, { terminal, env: { TERM: 'xterm' } });
    const screen = shownOn(stderr);
    expect(stderr).toContain('2 of 15 requests');
    expect(screen).toEqual(['']);
  });

  it('is silent beside the result with --quiet', async () => {
    expect((await run(`${HARBOUR} --quiet`)).stderr).toBe('');
  });

  it('hands on what was typed for measuring', async () => {
    const argv = [HARBOUR, '--local', '--preview', '--header', 'Authorization: Basic YTpi'];
    const { asked } = await facet(argv, world);
    expect(asked).toMatchObject([
      [HARBOUR, { local: true, preview: true, headers: [['Authorization', 'Basic YTpi']] }],
    ]);
  });

  it('shows every check with --all, each cause with its evidence', async () => {
    const { stdout } = await run(`${HARBOUR} --all`);
    expect(stdout).toContain('<title>HarborLine Outfitters | Welcome</title>');
    expect(stdout).toContain('line 4');
    expect(stdout).toContain('What passed or does not apply');
    expect(stdout.match(/^\d+\. /gm)).toHaveLength(16);
  });

  it('says verdicts of gates behind the report, and on the error stream beside other formats', async () => {
    const inWords = await run(`${HARBOUR} --min-score 80 --quiet`);
    expect(inWords.stdout).toContain('○ not met: Overall score: 73.6, at least 80.0');
    const asJson = await run(`${HARBOUR} --min-score 80 --fail-on https --json --quiet`);
    expect(asJson.stderr).toBe('Gates\n○ not met: Overall score: 73.6, at least 80.0\n');
    expect(() => JSON.parse(asJson.stdout) as unknown).not.toThrow();
  });

  it('writes to a file, without colours, and says so', async () => {
    const { stdout, stderr, written } = await run(`${HARBOUR} -o report.txt`, { terminal: 80 });
    expect(stdout).toBe('');
    expect(written['report.txt']).toContain('73.6 of 100');
    expect(written['report.txt']).not.toContain('\x1b');
    expect(stderr).toContain('Written: report.txt');
  });

  it('says how an address of this computer is measured', async () => {
    expect((await run('localhost')).stderr).toContain('Add --local if it is on this computer');
  });

  it('gives CI servers a file even where nothing could be measured', async () => {
    const { stdout, exitCode } = await run('down.example --junit');
    expect(exitCode).toBe(2);
    expect(stdout).toContain('site-unreachable');
  });

  it('ends without a stack trace when the user interrupts', async () => {
    const controller = new AbortController();
    controller.abort();
    const ran = await run(HARBOUR, { signal: controller.signal, sites: {} });
    expect([ran.exitCode, ran.stderr]).toEqual([
      2,
      expect.stringMatching(/^Measuring .*\nStopped\. Nothing was written\.\n$/),
    ]);
  });
});

describe('the configuration', () => {
  it('names addresses, gates and what is accepted', async () => {
    const accepted = [
      { cause: 'share-image', reason: 'New photos in spring', until: '2027-04-30' },
      { cause: 'hsts', reason: 'Old hosting', until: '2026-11-27' },
    ];
    const gates = { minScore: 70, failOn: ['preview-image-loads', 'hsts'] };
    const ran = await run('--width 200', config({ addresses: [HARBOUR], gates, accepted }));
    expect(ran.stdout).toContain('● met: Must pass: Share image loads');
    expect(ran.stdout).toContain('○ not met: Must pass: Browsers stick to https');
    expect(ran.stdout).toMatch(/Accepted until 30 April 2027: The share image \(New photos in spring\)/);
    expect(ran.stdout).toMatch(/Accepted only until 27 November 2026/);
    expect(ran.exitCode).toBe(1);
  });

  it('measures several addresses one after the other, and ends with the worst of their codes', async () => {
    const addresses = ['northwind.example', HARBOUR];
    const ran = await run('', config({ addresses, gates: { minScore: 80 } }));
    expect(ran.asked.map(([address]) => address)).toEqual(addresses);
    expect(ran.exitCode).toBe(1);
    expect((await run('--json', config({ addresses }))).exitCode).toBe(64);
  });

  it('gives way to what was typed', async () => {
    const gates = { gates: { minScore: 90, failOn: ['preview-image-loads'] } };
    expect((await run(HARBOUR, config(gates))).exitCode).toBe(1);
    expect((await run(`${HARBOUR} --min-score 70 --fail-on https`, config(gates))).exitCode).toBe(0);
  });

  it('reads a report from the folder of its own', async () => {
    const more = {
      files: {
        ...files,
        'ci/facet.json': '{"gates":{"notWorseThan":"base.json"}}',
        'ci/base.json': jsonText(northwind),
      },
    };
    expect((await run(`${HARBOUR} --config ci/facet.json`, more)).exitCode).toBe(1);
  });

  it('that is wrong is refused before anything is measured', async () => {
    const ran = await run(HARBOUR, config({ gates: { minscore: 3 } }));
    expect([ran.exitCode, ran.asked]).toEqual([64, []]);
    expect(ran.stderr).toContain('Did you mean minScore?');
  });
});

describe('facet page', () => {
  it('reads a file or the standard input, with the address it will have', async () => {
    const fromFile = await run('page index.html --url https://quay.example --json');
    const fromStdin = await run('page - --url https://quay.example --json', { stdin: PAGE });
    expect(fromStdin.stdout).toBe(fromFile.stdout);
    expect(fromFile.stdout).toContain('"origin": "https://quay.example"');
  });

  it('says that the network was left out', async () => {
    expect((await run('page index.html')).stdout).toContain('Only the HTML of this page was read.');
  });
});

describe('facet open', () => {
  it('says where a report is from and that it is the same again, and writes it as it was', async () => {
    const ran = await run('open harbour.json --json');
    // Members of the evidence come in the order of their shape, as from the site.
    const canonical = (text: string) => canonicalJson(JSON.parse(text));
    expect(canonical(ran.stdout)).toBe(canonical(files['harbour.json']));
    expect((await run('open again.json --json', { files: { 'again.json': ran.stdout } })).stdout).toBe(ran.stdout);
    expect(ran.stderr).toContain('Not verified: this report is not signed');
    expect(ran.stderr).toContain('the report is the same');
  });

  it('says that a report was altered', async () => {
    const altered = jsonText(
      measured(({ overall }) => ({ overall: overall && { ...overall, value: 990, high: 990 } })),
    );
    const ran = await run('open altered.json', { files: { 'altered.json': altered } });
    expect(ran.stderr).toContain('the scores of this report do not add up');
    expect(ran.stderr).toMatch(/comes out differently:\s73\.6 of 100/);
  });

  it('shows a comparison', async () => {
    const { stdout: comparison } = await run(`compare ${HARBOUR} northwind.example --json`);
    const ran = await run('open comparison.json', { files: { 'comparison.json': comparison } });
    expect(ran.stdout).toContain('leads by');
  });
});

describe('facet compare', () => {
  it('says who leads, why, and what each brand can learn', async () => {
    const { stdout } = await run(`compare ${HARBOUR} northwind.example tidewater.example --quiet`);
    expect(stdout).toMatch(/^Northwind Coffee leads by [\d.]+ points\n/);
    expect(stdout).toContain('What makes the difference');
    expect(stdout).toContain('What each brand can learn from the others');
  });

  it('never compares scores of other scopes', async () => {
    const page = (await run('page index.html --json')).stdout;
    const ran = await run('compare page.json harbour.json', { files: { ...files, 'page.json': page } });
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain('Compare reports of the same kind');
  });

  it('writes a table for spreadsheets', async () => {
    const { stdout } = await run(`compare ${HARBOUR} northwind.example --csv --quiet`);
    expect(stdout.split('\r\n').length).toBeGreaterThan(40);
    expect(stdout).toContain('"name-agreement"');
  });
});

describe('facet diff', () => {
  const worse = (() => {
    const site = evidence();
    const later = { ...site, collectedAt: '2026-01-03T08:00:00.000Z' };
    const without = {
      ...later,
      requests: later.requests.map((request) =>
        request.state === 'answered' && request.body?.kind === 'text' && request.id === 'https-home'
          ? {
              ...request,
              body: { ...request.body, text: request.body.text.replace(/<meta property="og:image:alt"[^>]*>/, '') },
            }
          : request,
      ),
    };
    const exported = (of: typeof site) => jsonText({ evidence: of, ...assessEvidence(of), signature: null });
    return { 'before.json': exported(site), 'after.json': exported(without) };
  })();

  it('names what became worse, cause by cause, and the other way round what became better', async () => {
    const ran = await run('diff before.json after.json', { files: worse });
    expect(ran.stdout).toMatch(/Overall score: [\d.]+ → [\d.]+ \(−[\d.]+\)/);
    expect(ran.stdout).toMatch(/\nWorse\n\nShare image alt text/);
    const back = await run('diff after.json before.json', { files: worse });
    expect(back.stdout).toContain('\nBetter\n');
    expect(back.stdout).not.toContain('\nWorse\n');
  });

  it('is data with --json', async () => {
    const ran = await run('diff before.json after.json --json', { files: worse });
    expect(JSON.parse(ran.stdout)).toMatchObject({
      format: 1,
      causes: [{ direction: 'worse', checks: [{ id: 'preview-image-alt', after: { score: 0 } }] }],
    });
  });

  it('finds nothing between a report and itself', async () => {
    expect((await run('diff harbour.json harbour.json')).stdout).toContain('No check changed.');
  });

  it('says that the sites are different ones', async () => {
    expect((await run('diff harbour.json northwind.json')).stderr).toContain('harbour.example and northwind.example');
  });
});

describe('facet many', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facet-many-command-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const LIST = { ...files, 'list.txt': `# brands\n${HARBOUR}\ndown.example\nnorthwind.example\n` };
  // Each is asked by its origin; without a scheme that is http for hosts which no public suffix ends.
  const sites = Object.fromEntries(
    Object.entries(world.sites ?? {}).map(([address, site]) => [`http://${address}`, site]),
  );
  const many = (output: string, line: string) =>
    run(`many list.txt -o ${join(folder, output)} --local ${line}`.trimEnd(), { files: LIST, sites });

  it('shows a line for each address in the order of the list, and keeps the results', async () => {
    const ran = await many('a.ndjson', '');
    expect(ran.stdout).toMatch(
      /^◐ {2}73\.6 harbour\.example · Harbour Line\n◌ +down\.example · The site did not answer\n● 100\.0 northwind/,
    );
    expect(ran.stdout).toContain('2 addresses were measured. 1 address could not be measured.');
    expect(ran.stderr).toMatch(/^1 of 3: /);
    expect(ran.exitCode).toBe(2);
    expect(readFileSync(join(folder, 'a.ndjson'), 'utf8').trim().split('\n')).toHaveLength(3);
  });

  it('takes a run up again without measuring what is done, and writes it in another format', async () => {
    await many('b.ndjson', '');
    const csv = await many('b.ndjson', '--csv');
    expect(csv.asked).toEqual([]);
    const [head = '', first = '', second = ''] = csv.stdout.split('\r\n');
    expect([head.charCodeAt(0), first, second]).toEqual([
      0xfeff,
      expect.stringMatching(/^"harbour\.example","Harbour Line",73\.6,/),
      expect.stringContaining('"site-unreachable","The site did not answer"'),
    ]);
    const json = await many('b.ndjson', '--json --quiet');
    expect(json.stdout).toBe(readFileSync(join(folder, 'b.ndjson'), 'utf8'));
    expect(json.stderr).toBe('');
    expect((await many('b.ndjson', '--junit')).stdout).toContain('<testsuite name="northwind.example"');
  });

  it('refuses a file that holds something else, and leaves it', async () => {
    writeFileSync(join(folder, 'c.txt'), 'my notes\n');
    const ran = await many('c.txt', '');
    expect(ran.exitCode).toBe(64);
    expect(ran.stderr).toContain('holds something else');
    expect(readFileSync(join(folder, 'c.txt'), 'utf8')).toBe('my notes\n');
  });
});

describe('what comes out of the command', () => {
  const hostile = measured((report) => ({
    portrait: { ...report.portrait, name: '\x1b[31mRed\x1b]0;title\x07\u202e' },
    checks: report.checks.map((check) => ({
      ...check,
      receipts: check.receipts.map((receipt) => ({ ...receipt, snippet: '\x1b[2J\x9b2J<b>\x07' })),
    })),
  }));

  it.each(['en', 'de', 'fr', 'es', 'ja', 'ar'])(
    'never drives the terminal in %s, and keeps to its width',
    async (lang) => {
      for (const width of [40, 100]) {
        const { stdout } = await run(`${HARBOUR} --all --lang ${lang} --width ${String(width)}`, {
          sites: { [HARBOUR]: hostile },
        });
        expect(stdout).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]/);
        const { cellsOf } = await import('../terminal/cells');
        for (const line of stdout.split('\n')) expect(cellsOf(line)).toBeLessThanOrEqual(width);
      }
    },
  );

  it('is the export of the site, byte for byte of the same evidence', async () => {
    const { stdout } = await run(`${HARBOUR} --json`);
    expect(stdout).toBe(files['harbour.json']);
    const opened = openExport(stdout, (given) => assessEvidence(given));
    expect(opened).toMatchObject({ ok: true, opened: { remade: { result: 'equal' } } });
  });

  it('is in the language of the terminal, or the one asked for', async () => {
    const german = { env: { LANG: 'de_AT.UTF-8' } };
    expect((await run('--help', german)).stdout).toContain('Vorgaben');
    expect((await run('--help --lang fr', german)).stdout).toContain('Exigences');
    expect((await run('--jason', german)).stderr).toContain('Meinten Sie --json?');
    expect((await run('--help', { env: { LC_ALL: 'C', LANG: 'de_DE' } })).stdout).toContain('Gates');
  });
});

it('tests at a moment when nothing accepted above has ended unnoticed', () => {
  expect(NOW.toISOString()).toBe('2026-11-28T12:00:00.000Z');
});
