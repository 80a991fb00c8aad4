/** Runs a table of literal facts through a dimension's checks and holds their words to what they return. */
import fs from 'node:fs';
import path from 'node:path';
import { assess } from '../assess';
import type { Facts } from '../facts';
import type { DimensionId, Params } from '../report';
import { RUBRIC } from '../rubric';
import { GOOD } from './facts';

/** `[check, outcome, facts that differ from the good brand's, parameters that matter]` */
export type Case = readonly [check: string, outcome: string, facts: Partial<Facts>, params?: Params];

const FOLDER = path.join(process.cwd(), 'locales');
const LOCALES = fs.readdirSync(FOLDER).filter((locale) => fs.existsSync(path.join(FOLDER, locale, 'checks.json')));

type Words = Record<string, { outcomes?: Record<string, { reason?: string; fix?: string }> } & Record<string, unknown>>;

function wordsIn(locale: string): Words {
  return JSON.parse(fs.readFileSync(path.join(FOLDER, locale, 'checks.json'), 'utf8')) as Words;
}

function placeholders(text: string): readonly string[] {
  return [...text.matchAll(/\{\{\s*([A-Za-z]+)\s*\}\}/g)].map(([, name]) => name ?? '');
}

/** Every case comes to its outcome, every outcome of every check has a case and its words in every locale. */
export function describeOutcomes(dimension: DimensionId, cases: readonly Case[]): void {
  const checks = RUBRIC.dimensions.find(({ id }) => id === dimension)?.checks ?? [];

  describe(`checks of ${dimension}`, () => {
    it.each<[string, string, Partial<Facts>, Params]>(
      cases.map(([id, outcome, facts, params = {}]) => [id, outcome, facts, params]),
    )('%s comes to %s', (id, outcome, facts, params) => {
      const report = assess({ ...GOOD, ...facts });
      const result = report.checks.find((check) => check.id === id);
      expect(result?.outcome).toBe(outcome);
      expect(result?.params).toMatchObject(params);
      expect(result?.score).toBe(checks.find((check) => check.id === id)?.outcomes[outcome]);
    });

    it('has a case for every outcome', () => {
      const declared = checks.flatMap((check) =>
        Object.keys(check.outcomes).map((outcome) => `${check.id} ${outcome}`),
      );
      expect(new Set(cases.map(([id, outcome]) => `${id} ${outcome}`))).toEqual(new Set(declared));
    });

    it.each(LOCALES)('has words for every outcome in %s, made of parameters there are', (locale) => {
      const words = wordsIn(locale);
      const problems: string[] = [];
      for (const [id, outcome, facts] of cases) {
        const check = checks.find((one) => one.id === id);
        const score = check?.outcomes[outcome];
        const { reason, fix } = words[id]?.outcomes?.[outcome] ?? {};
        const params = check?.run({ ...GOOD, ...facts }).params ?? {};
        for (const key of ['title', 'rule']) if (!words[id]?.[key]) problems.push(`${id}.${key} is missing`);
        if (!reason) problems.push(`${id}.${outcome}.reason is missing`);
        const needsFix = score === 'unknown' || (typeof score === 'number' && score < 1000);
        if (needsFix !== Boolean(fix)) problems.push(`${id}.${outcome}.fix is ${needsFix ? 'missing' : 'not needed'}`);
        for (const name of placeholders(`${reason ?? ''}${fix ?? ''}`)) {
          if (!(name in params)) problems.push(`${id}.${outcome} uses {{${name}}}, which the check does not return`);
        }
      }
      expect([...new Set(problems)]).toEqual([]);
    });
  });
}
