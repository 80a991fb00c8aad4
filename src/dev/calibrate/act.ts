/**
 * The examples of W3C's ACT rules (https://www.w3.org/WAI/standards-guidelines/act/rules/), judged by the checks that
 * name these rules as their reference.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assess } from '../../brand/score/assess';
import { extractFacts } from '../../brand/engine/extract';
import { pageEvidence } from '../../brand/evidence/page-evidence';

/** The examples are W3C's and are outside the repository. */
export const ACT_EXAMPLES = join('..', 'shared', 'corpora', 'act.json');

export interface ActExample {
  /** The rule's id, such as `c487ae`. */
  readonly rule: string;
  readonly expected: 'passed' | 'failed' | 'inapplicable';
  readonly html: string;
}

/**
 * For each rule the check that answers it, and the outcomes that say that the rule is broken. Other outcomes that cost
 * points are based on other references: that a page has one title, or a viewport at all, is asked by no ACT rule.
 */
export const ACT_RULES: Readonly<Record<string, { readonly check: string; readonly broken: readonly string[] }>> = {
  '2779a5': { check: 'title-quality', broken: ['missing'] },
  '23a2a8': { check: 'image-alt', broken: ['most', 'many'] },
  '5b7ae0': { check: 'language-agreement', broken: ['one-differs', 'conflict'] },
  b4f0c3: { check: 'zoom', broken: ['forbidden', 'limited'] },
  b5c3f8: { check: 'lang', broken: ['missing'] },
  bc659a: { check: 'meta-refresh', broken: ['delayed'] },
  bf051a: { check: 'lang', broken: ['missing', 'invalid'] },
  c487ae: { check: 'link-names', broken: ['few', 'many'] },
};

export interface ActResult extends ActExample {
  /** The outcome of the check. */
  readonly outcome: string;
  /** Whether the verdict is consistent with what is expected: a fault where one is, none if none is (EARL). */
  readonly agrees: boolean;
}

/**
 * Judges an example.
 * @throws Error if no check answers its rule
 */
export function judgeAct(example: ActExample): ActResult {
  const answer = ACT_RULES[example.rule];
  const report = assess(extractFacts(pageEvidence(example.html, '', '2026-01-01T00:00:00.000Z', {})));
  const result = report.checks.find(({ id }) => id === answer?.check);
  if (answer === undefined || result === undefined) throw new Error(`no check answers ACT rule ${example.rule}`);
  const isBroken = answer.broken.includes(result.outcome);
  return { ...example, outcome: result.outcome, agrees: isBroken === (example.expected === 'failed') };
}

/** All examples judged. */
export function judgeActExamples(file: string): readonly ActResult[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as readonly ActExample[]).map(judgeAct);
}
