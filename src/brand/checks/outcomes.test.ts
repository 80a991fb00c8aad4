/** Checks over facts written down one by one, and the words for every outcome; `verdicts.test.ts` begins at what servers answer. */
import fs from 'node:fs';
import path from 'node:path';
import { assess } from '../score/assess';
import { extractFacts } from '../engine/extract';
import type { Facts } from '../facts/facts';
import type { Params } from '../report/report';
import { RUBRIC } from '../score/rubric';
import { GOOD } from '../testing/facts';
import { ACCESS_CASES } from '../testing/access-cases';
import { FINDABILITY_CASES } from '../testing/findability-cases';
import { IDENTITY_CASES } from '../testing/identity-cases';
import { told } from '../testing/judged';
import { LANGUAGES_CASES } from '../testing/languages-cases';
import { MACHINES_CASES } from '../testing/machines-cases';
import { PREVIEWS_CASES } from '../testing/previews-cases';
import { TRUST_CASES } from '../testing/trust-cases';
import { VERDICTS } from '../engine/verdicts';

const CASES = [
  ...IDENTITY_CASES,
  ...PREVIEWS_CASES,
  ...FINDABILITY_CASES,
  ...ACCESS_CASES,
  ...TRUST_CASES,
  ...LANGUAGES_CASES,
  ...MACHINES_CASES,
];
const CHECKS = RUBRIC.dimensions.flatMap(({ checks }) => checks);

it.each<[string, string, Partial<Facts>, Params, readonly string[] | null]>(
  CASES.map(([id, outcome, facts, params = {}, receipts = null]) => [id, outcome, facts, params, receipts]),
)('%s comes to %s', (id, outcome, facts, params, receipts) => {
  const result = assess({ ...GOOD, ...facts }).checks.find((check) => check.id === id);
  expect(result?.outcome).toBe(outcome);
  expect(result?.params).toMatchObject(params);
  const outcomes: Readonly<Record<string, unknown>> = CHECKS.find((check) => check.id === id)?.outcomes ?? {};
  expect(result?.score).toBe(outcome === 'out-of-scope' ? outcome : outcomes[outcome]);
  // A verdict shows what it rests on.
  if (typeof result?.score === 'number') expect(result.receipts.length).toBeGreaterThan(0);
  if (receipts !== null) expect(result?.receipts.map(told)).toEqual(receipts);
});

/** What a check returns with an outcome: by literal facts, or by what a site sends. */
function paramsOf({ id, run }: (typeof CHECKS)[number], outcome: string): Params {
  const [, , facts] = CASES.find(([check, is]) => check === id && is === outcome) ?? [];
  if (facts !== undefined) return run({ ...GOOD, ...facts }).params;
  const [, , given] = VERDICTS.find(([check, is]) => check === id && is === outcome) ?? [];
  if (given === undefined) throw new Error(`nothing brings ${id} to ${outcome}`);
  return run(extractFacts(given)).params;
}

/** By check and outcome. */
const PARAMS = new Map(
  CHECKS.flatMap((check) =>
    Object.keys(check.outcomes).map((outcome) => [`${check.id} ${outcome}`, paramsOf(check, outcome)] as const),
  ),
);

interface CheckWords {
  readonly title?: string;
  readonly rule?: string;
  readonly outcomes?: Readonly<Record<string, OutcomeWords>>;
}

/** `reason` and `fix`, each also with the locale's plural categories after an underscore. */
type OutcomeWords = Readonly<Record<string, string>>;

/** The forms of one part: the plain one, or those for each plural category. */
function forms(words: OutcomeWords | undefined, part: 'reason' | 'fix'): readonly string[] {
  const known = new RegExp(`^${part}(_(zero|one|two|few|many|other))?$`);
  return Object.entries(words ?? {}).flatMap(([key, text]) => (known.test(key) && text !== '' ? [text] : []));
}

const FOLDER = path.join(process.cwd(), 'locales');
const LOCALES = fs.readdirSync(FOLDER).filter((locale) => fs.existsSync(path.join(FOLDER, locale, 'checks.json')));

function placeholders(text: string): readonly string[] {
  return [...text.matchAll(/\{\{\s*([A-Za-z]+)\s*\}\}/g)].map(([, name]) => name ?? '');
}

type LocaleWords = Readonly<Record<string, CheckWords>>;

const wordsIn = (locale: string) =>
  JSON.parse(fs.readFileSync(path.join(FOLDER, locale, 'checks.json'), 'utf8')) as LocaleWords;

// Other languages may lack some: English is shown instead.
it('has English words: a title and a rule for every check, a reason for every outcome, a fix where something is to win', () => {
  const words = wordsIn('en');
  const problems = CHECKS.flatMap((check) => {
    const own = words[check.id] ?? {};
    const missing = [
      ...(own.title ? [] : [`${check.id}.title is missing`]),
      ...(own.rule ? [] : [`${check.id}.rule is missing`]),
    ];
    const outcomes = Object.entries(check.outcomes).flatMap(([outcome, score]) => {
      const reason = forms(own.outcomes?.[outcome], 'reason').length > 0;
      const fix = forms(own.outcomes?.[outcome], 'fix').length > 0;
      const toWin = score === 'unknown' || (typeof score === 'number' && score < 1000);
      return [
        ...(reason ? [] : [`${check.id}.${outcome}.reason is missing`]),
        ...(toWin === fix ? [] : [`${check.id}.${outcome}.fix is ${toWin ? 'missing' : 'not needed'}`]),
      ];
    });
    return [...missing, ...outcomes];
  });
  expect(problems).toEqual([]);
});

describe.each(LOCALES)('the words in %s', (locale) => {
  const words = wordsIn(locale);

  it('are of checks and outcomes that exist', () => {
    const unknown = Object.entries(words).flatMap(([id, { outcomes = {} }]) => {
      const check = CHECKS.find((one) => one.id === id);
      return Object.keys(outcomes)
        .filter((outcome) => !(outcome in (check?.outcomes ?? {})))
        .map((outcome) => `${id}.${outcome}`);
    });
    expect(unknown).toEqual([]);
  });

  it('use parameters that the checks return with that outcome', () => {
    const problems = CHECKS.flatMap(({ id, outcomes }) =>
      Object.keys(outcomes).flatMap((outcome) => {
        const params = PARAMS.get(`${id} ${outcome}`) ?? {};
        const own = words[id]?.outcomes?.[outcome];
        return placeholders([...forms(own, 'reason'), ...forms(own, 'fix')].join(' '))
          .filter((name) => !(name in params))
          .map((name) => `${id}.${outcome} uses {{${name}}}`);
      }),
    );
    expect(problems).toEqual([]);
  });
});
