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

interface RuleAnswer {
  readonly checks: readonly string[];
  readonly broken: readonly string[];
}

/**
 * For each rule the checks that answer it, and the outcomes that say that the rule is broken. Other outcomes that cost
 * points are based on other references: that a page has one title, or a viewport at all, is asked by no ACT rule.
 */
export const ACT_RULES: Readonly<Record<string, RuleAnswer>> = {
  '2779a5': { checks: ['title-quality'], broken: ['missing'] },
  '23a2a8': { checks: ['image-alt'], broken: ['most', 'many'] },
  '5b7ae0': { checks: ['language-agreement'], broken: ['one-differs', 'conflict'] },
  b4f0c3: { checks: ['zoom'], broken: ['forbidden', 'limited'] },
  b5c3f8: { checks: ['lang'], broken: ['missing'] },
  bc659a: { checks: ['meta-refresh'], broken: ['delayed'] },
  bf051a: { checks: ['lang'], broken: ['missing', 'invalid'] },
  c487ae: { checks: ['link-names'], broken: ['few', 'many'] },
};

/** The same for rules of axe-core. */
export const AXE_RULES: Readonly<Record<string, RuleAnswer>> = {
  'image-alt': { checks: ['image-alt', 'control-names'], broken: ['most', 'few', 'many'] },
  'link-name': { checks: ['link-names'], broken: ['few', 'many'] },
  'button-name': { checks: ['control-names'], broken: ['few', 'many'] },
  'input-image-alt': { checks: ['control-names'], broken: ['few', 'many'] },
  label: { checks: ['control-names'], broken: ['few', 'many'] },
  'html-has-lang': { checks: ['lang'], broken: ['missing'] },
  'html-lang-valid': { checks: ['lang'], broken: ['invalid'] },
  'document-title': { checks: ['title-quality'], broken: ['missing'] },
  'meta-viewport': { checks: ['zoom'], broken: ['forbidden', 'limited'] },
  'meta-refresh': { checks: ['meta-refresh'], broken: ['delayed'] },
};

export interface ActResult extends ActExample {
  /** The check's outcome, or the outcome that says that the rule is broken. */
  readonly outcome: string;
  /** Whether the verdict is consistent with what is expected: a fault where one is, none if none is (EARL). */
  readonly agrees: boolean;
}

/**
 * Judges an example.
 * @throws Error if no check answers its rule
 */
export function judgeAct(example: ActExample): ActResult {
  const answer = ACT_RULES[example.rule] ?? AXE_RULES[example.rule];
  const report = assess(extractFacts(pageEvidence(example.html, '', '2026-01-01T00:00:00.000Z', {})));
  const outcomes = report.checks.filter(({ id }) => answer?.checks.includes(id)).map(({ outcome }) => outcome);
  const [first] = outcomes;
  if (answer === undefined || first === undefined) throw new Error(`no check answers the rule ${example.rule}`);
  const broken = outcomes.find((outcome) => answer.broken.includes(outcome));
  return { ...example, outcome: broken ?? first, agrees: (broken !== undefined) === (example.expected === 'failed') };
}

/** All examples judged. */
export function judgeActExamples(file: string): readonly ActResult[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as readonly ActExample[]).map(judgeAct);
}
