/** What each command says and writes. */
import { evidence } from '../../brand/examples/evidence';
import { assessEvidence } from '../../brand/engine/assess-evidence';
import { canonicalJson } from '../../brand/sharing/canonical-json';
import { openExport } from '../../brand/sharing/export';
import { shownOverall } from '../../brand/testing/shown-overall';
import { EXIT_CODES } from '../exit-codes';
import { jsonText } from '../formats/json';
import { facet, NOW } from '../testing/terminal';
import { HARBOUR, PAGE, config, files, harbour, measured, northwind, run, world } from '../testing/world';
import { say } from '../../texts/testing/say';

const OVERALL = shownOverall(harbour.report);

/** What a terminal shows after this was written: it knows lines, moving up, and erasing. */
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

describe('facet <address>', () => {
  it('shows score, finding and three fixes, and tells how it goes elsewhere', async () => {
    const { stdout, stderr } = await run(HARBOUR);
    expect(stdout).toContain('Harbour Line\n');
    expect(stdout).toContain(`${OVERALL} of 100`);
    expect(stdout).toMatch(/HarborLine \(Page\stitle\)/);
    expect(stdout.match(/^\d\. /gm)).toHaveLength(3);
    expect(stdout).toContain('13 more fixes: --all');
    expect(stderr).toBe(
      'Measuring harbour.example\n  Rules for crawlers (robots.txt): answered in 12 ms\n  Text for language models (llms.txt): not requested\n',
    );
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
    expect(stdout).toContain(say('en', 'cli:report.passed'));
    expect(stdout.match(/^\d+\. /gm)).toHaveLength(16);
  });

  it('says verdicts of gates behind the report, and on the error stream beside other formats', async () => {
    const inWords = await run(`${HARBOUR} --min-score 80 --quiet`);
    expect(inWords.stdout).toContain(`○ not met: Overall score: ${OVERALL}, at least 80.0`);
    const asJson = await run(`${HARBOUR} --min-score 80 --fail-on https --json --quiet`);
    expect(asJson.stderr).toBe(`Gates\n○ not met: Overall score: ${OVERALL}, at least 80.0\n`);
    expect(() => JSON.parse(asJson.stdout) as unknown).not.toThrow();
  });

  it('writes to a file, without colours, and says so', async () => {
    const { stdout, stderr, written } = await run(`${HARBOUR} -o report.txt`, { terminal: 80 });
    expect(stdout).toBe('');
    expect(written['report.txt']).toContain(`${OVERALL} of 100`);
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

  it('asks for the folder of the output before it measures', async () => {
    const { asked, stderr } = await run(`${HARBOUR} --output nowhere/report.json`);
    expect([asked, stderr]).toEqual([[], 'facet: There is no folder nowhere to write to.\n']);
  });

  it('says how much it reads of a file, and of the standard input', async () => {
    expect((await run('page large.html')).stderr).toBe(
      'large.html is larger than 10 MB, the most that Facet reads here.\n',
    );
    const { stderr } = await run('page -', { stdin: ' '.repeat(10_000_001) });
    expect(stderr).toBe('Standard input is larger than 10 MB, the most that Facet reads here.\n');
  });

  it('ends without a stack trace when the user interrupts', async () => {
    const controller = new AbortController();
    controller.abort();
    const ran = await run(HARBOUR, { signal: controller.signal, sites: {} });
    expect([ran.exitCode, ran.stderr]).toEqual([
      130,
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
    expect(ran.stdout).toContain('● met: Must pass: Share image');
    expect(ran.stdout).toContain('○ not met: Must pass: Enforced https');
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
    expect((await run(`${HARBOUR} --min-score 60 --fail-on https`, config(gates))).exitCode).toBe(0);
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
    expect(ran.stderr).toContain(say('en', 'opening:provenance.unsigned.title'));
    expect(ran.stderr).toContain(say('en', 'opening:remade.equal'));
  });

  it('says that a report was altered', async () => {
    const altered = jsonText(
      measured(({ overall }) => ({ overall: overall && { ...overall, value: 990, high: 990 } })),
    );
    const ran = await run('open altered.json', { files: { 'altered.json': altered } });
    expect(ran.stderr).toContain('the scores of this report do not add up');
    expect(ran.stderr.replaceAll(/\s+/g, ' ')).toContain(`comes out differently: ${OVERALL} of 100`);
  });

  it('shows a comparison', async () => {
    const { stdout: comparison } = await run(`compare ${HARBOUR} northwind.example --json`);
    const ran = await run('open comparison.json', { files: { 'comparison.json': comparison } });
    expect(ran.stdout).toContain('leads by');
    // Only once it is open it is known that it holds no single report.
    const refused = await run('open comparison.json --markdown', { files: { 'comparison.json': comparison } });
    expect([refused.exitCode, refused.stdout]).toEqual([EXIT_CODES.usage, '']);
    expect(refused.stderr).toContain('--markdown writes only one report. Use one of: --json, --html, --csv.');
  });
});

describe('facet compare', () => {
  it('says who leads, why, and what each brand can learn', async () => {
    const { stdout } = await run(`compare ${HARBOUR} northwind.example tidewater.example --quiet`);
    expect(stdout).toMatch(/^Northwind Coffee leads by [\d.]+ points\n/);
    expect(stdout).toContain(say('en', 'comparison-view:why'));
    expect(stdout).toContain(say('en', 'comparison-view:lessons.title'));
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
    expect((await run('diff harbour.json harbour.json')).stdout).toContain(say('en', 'cli:diff.none'));
  });

  it('says that the sites are different ones', async () => {
    expect((await run('diff harbour.json northwind.json')).stderr).toContain('harbour.example and northwind.example');
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
