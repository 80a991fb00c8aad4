import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openExport } from '../../brand/sharing/export';
import { assessEvidence } from '../../brand/engine/assess-evidence';
import { measurePage } from '../measuring/measure-page';
import type { measure, MeasureResult } from '../measuring/measure';
import { lineText, readLine, type Line } from './lines';
import { measureMany, type ManyOptions, type ManySummary } from './measure-many';
import { readResults } from './result-file';

const folder = mkdtempSync(join(tmpdir(), 'facet-many-'));
let files = 0;
const newFile = () => join(folder, `${String((files += 1))}.ndjson`);

afterAll(() => rmSync(folder, { recursive: true }));

const PAGE =
  '<!doctype html><html lang="en"><title>Northwind: tea</title><meta property="og:site_name" content="Northwind">';
const MEASURED = measurePage(PAGE, 'https://brand.com', new Date('2026-06-01T12:00:00.000Z'));

/** A measurement that returns at once and records its calls. @param answers by origin; other origins are measured */
function measuring(answers: Readonly<Record<string, MeasureResult | Error>> = {}) {
  const asked: string[] = [];
  const ask: typeof measure = (origin, { onSend, signal }) => {
    asked.push(origin);
    onSend?.(new URL(origin));
    signal.throwIfAborted();
    const answer = answers[origin];
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve(answer ?? { ok: true, measured: MEASURED });
  };
  return { asked, measure: ask };
}

function run(options: Partial<ManyOptions> & Pick<ManyOptions, 'list' | 'output'>) {
  return measureMany({
    local: false,
    preview: false,
    headers: [],
    environment: {},
    signal: new AbortController().signal,
    measure: measuring().measure,
    ...options,
  });
}

async function summaryOf(options: Parameters<typeof run>[0]): Promise<ManySummary> {
  const result = await run(options);
  if (!result.ok) throw new Error(result.code);
  return result.summary;
}

const linesOf = (output: string) => readFileSync(output, 'utf8').split('\n').filter(Boolean).map(readLine);

const LIST = 'a.com\nb.com\nlocalhost\nc.com\n';

describe('a run over a list', () => {
  it('writes a line for each address and sums them up in the order of the list', async () => {
    const output = newFile();
    const started: string[] = [];
    const summary = await summaryOf({
      list: LIST,
      output,
      measure: measuring({ 'https://b.com': { ok: false, code: 'site-unreachable' } }).measure,
      onStart: (address) => started.push(address),
    });
    expect(summary).toMatchObject({ total: 4, reused: 0, interrupted: false });
    expect(summary.rows.map(({ address, ok, requests }) => [address, ok, requests])).toEqual([
      ['a.com', true, 1],
      ['b.com', false, 1],
      ['localhost', false, 0],
      ['c.com', true, 1],
    ]);
    expect(summary.rows[0]).toMatchObject({ name: 'Northwind', overall: MEASURED.report.overall });
    expect(summary.rows[2]).toMatchObject({ code: 'address-private', origin: null });
    expect(started).toEqual(['a.com', 'b.com', 'c.com']);
    const lines = linesOf(output);
    expect(lines).toHaveLength(4);
    expect(lines.find((line) => line?.address === 'a.com')).toMatchObject({ ok: true, report: { format: 1 } });
    expect(lines.every((line) => line !== null && !('evidence' in line))).toBe(true);
  });

  it('writes whole exports where it is asked to', async () => {
    const output = newFile();
    await summaryOf({ list: 'a.com', output, whole: true });
    const [line] = linesOf(output);
    expect(openExport(JSON.stringify(line), (one) => assessEvidence(one))).toMatchObject({
      ok: true,
      opened: { remade: { result: 'equal' } },
    });
  });

  it('is taken up again without asking what is finished, and what failed by chance is tried again', async () => {
    const output = newFile();
    const first = measuring({
      'https://a.com': new Error('a defect'),
      'https://b.com': { ok: false, code: 'site-resting' },
    });
    expect((await summaryOf({ list: LIST, output, measure: first.measure })).rows[0]).toMatchObject({
      code: 'unexpected',
    });
    const second = measuring();
    const summary = await summaryOf({ list: `${LIST}d.com`, output, measure: second.measure });
    expect(second.asked).toEqual(['https://a.com', 'https://b.com', 'https://d.com']);
    expect(summary).toMatchObject({ total: 5, reused: 2 });
    expect(summary.rows.map(({ ok }) => ok)).toEqual([true, true, false, true, true]);
    const third = measuring();
    expect(await summaryOf({ list: LIST, output, measure: third.measure })).toMatchObject({ total: 4, reused: 4 });
    expect(third.asked).toEqual([]);
  });

  it('mends the line that an earlier one was ended in', async () => {
    const output = newFile();
    await summaryOf({ list: 'a.com\nb.com', output });
    const whole = readFileSync(output, 'utf8');
    for (const torn of [whole.slice(0, -1), whole.slice(0, -300), `${whole}{"form`, whole.slice(0, 10)]) {
      writeFileSync(output, torn);
      const again = measuring();
      const summary = await summaryOf({ list: 'a.com\nb.com', output, measure: again.measure });
      expect(summary.rows.map(({ ok }) => ok)).toEqual([true, true]);
      expect(again.asked).toEqual(
        torn.startsWith(whole) ? [] : torn.length > 300 ? ['https://b.com'] : ['https://a.com', 'https://b.com'],
      );
      expect(linesOf(output)).toHaveLength(2);
    }
  });

  it('leaves a file alone that holds something else, or results that cannot be compared', async () => {
    const line: Line = {
      format: 1,
      address: 'a.com',
      origin: 'https://a.com',
      scope: 'site',
      rubric: '1.0',
      requests: 1,
      ok: false,
      code: 'site-unreachable',
    };
    const { measure, asked } = measuring();
    for (const [text, code] of [
      ['My novel, chapter one', 'output-foreign'],
      ['{"format":1,"evidence":{}}\n', 'output-foreign'],
      [`${lineText(line)}garbage\n`, 'output-differs'],
      [lineText(line), 'output-differs'],
      [lineText({ ...line, scope: 'preview', rubric: MEASURED.report.rubricVersion }), 'output-differs'],
      [`${lineText({ ...line, rubric: MEASURED.report.rubricVersion })}garbage\n`, 'output-foreign'],
    ] as const) {
      const output = newFile();
      writeFileSync(output, text);
      expect(await run({ list: LIST, output, measure })).toEqual({ ok: false, code });
      expect(readFileSync(output, 'utf8')).toBe(text);
    }
    expect(asked).toEqual([]);
  });

  it('ends where its user ends it, and keeps what is done', async () => {
    const output = newFile();
    const end = new AbortController();
    const { measure, asked } = measuring();
    const summary = await summaryOf({
      list: 'a.com\nb.com\nc.com\nd.com\ne.com\nf.com',
      output,
      measure,
      signal: end.signal,
      onResult: () => end.abort(new Error('interrupted')),
    });
    expect(summary.interrupted).toBe(true);
    expect(asked.length).toBeLessThan(6);
    expect(linesOf(output).length).toBeGreaterThan(0);
    expect(summary.rows).toHaveLength(linesOf(output).length);
    const again = measuring();
    await summaryOf({ list: 'a.com\nb.com\nc.com\nd.com\ne.com\nf.com', output, measure: again.measure });
    expect(again.asked).toHaveLength(6 - summary.rows.length);
  });

  it('can be read line by line', async () => {
    const output = newFile();
    await summaryOf({ list: LIST, output });
    const addresses: string[] = [];
    for await (const { address } of readResults(output)) addresses.push(address);
    expect(addresses.toSorted()).toEqual(['a.com', 'b.com', 'c.com', 'localhost']);
  });

  it('says where its file cannot be written', async () => {
    await expect(run({ list: 'a.com', output: join(folder, 'missing', 'out.ndjson') })).rejects.toThrow('ENOENT');
  });
});
