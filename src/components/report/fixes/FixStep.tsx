import type { ReactNode } from 'react';
import { causeOf } from '../../../brand/score/causes';
import type { PlanStep } from '../../../brand/score/plan';
import type { CheckResult } from '../../../brand/report/report';
import { formatScore } from '../../format';
import { useLocale, useStrings } from '../../strings';
import { useCheckText, type CheckText } from '../check-text';
import { Isolated } from '../isolate';
import type { WhatIf } from '../what-if';
import { useStepWork } from './StepWork';

/** What there is about fixes beyond what to do first. Handed in, so that a browser loads it when a fix is opened. */
export interface FixDetails {
  /** The plan, in the order in which it is shown. */
  readonly steps: readonly PlanStep[];
  /** Ids of the first checks of the steps that a text is ready for. */
  readonly withText: ReadonlySet<string>;
  /** `FixMore` of a step; nothing while it is not there. */
  readonly more: (step: PlanStep) => ReactNode;
  /** Told that a fix is opened. */
  readonly onOpen?: () => void;
}

export interface FixStepProps {
  readonly step: PlanStep;
  readonly details: FixDetails;
  /** Only where script runs. */
  readonly whatIf?: WhatIf | undefined;
}

export interface StepWords {
  readonly title: string;
  /** What to do, as a sentence with isolates. */
  readonly first: string;
  /** What else to do. */
  readonly further: readonly string[];
}

/** Says a step in words. */
export function useStepWords(): (step: PlanStep) => StepWords {
  return stepWords(useCheckText());
}

/** The same where nothing is rendered. */
export function stepWords(text: CheckText): (step: PlanStep) => StepWords {
  const repairOf = (one: CheckResult) => text.fix(one) ?? text.reason(one);
  return ({ cause, check, others }) => {
    const first = repairOf(check);
    const common = cause ?? causeOf(check.id);
    return {
      title: common === null ? text.title(check.id) : text.cause(common),
      first,
      further: [...new Set(others.map(repairOf))].filter((repair) => repair !== first),
    };
  };
}

interface FixCardProps extends FixStepProps {
  /** Opens what there is about it, below all cards: a button, or a link where no script runs. */
  readonly opener: ReactNode;
}

/** A fix as a card: what it wins, what to do, who does it and how long. What there is to paste opens below the cards. */
export function FixCard({ opener, ...props }: FixCardProps) {
  const t = useStrings('plan');
  const locale = useLocale();
  const { step } = props;
  const { title, first } = useStepWords()(step);
  const work = useStepWork();
  return (
    <li>
      <p className="fix-points">
        {step.points !== null && (
          <span>
            <span className="score">{t('points', { points: formatScore(locale, step.points) })}</span> {t('unit')}
          </span>
        )}
        <Switch {...props} isLabelled />
      </p>
      <h3 id={titleId(step)}>
        <Isolated text={title} />
      </h3>
      <p>
        <Isolated text={first} />
      </p>
      <p className="fix-foot">
        {opener}
        <span className="hint">{work.brief(step)}</span>
      </p>
    </li>
  );
}

/** What opens below the cards is called: a text to paste where there is one. */
export function useOpenerWord(): (props: Pick<FixStepProps, 'step' | 'details'>) => string {
  const t = useStrings('plan');
  return ({ step, details }) => t(details.withText.has(step.check.id) ? 'toPaste' : 'found');
}

/** A fix as a row: its name, who does it and what it gains are in view, all else is one step away. */
export function FixRow(props: FixStepProps) {
  const t = useStrings('plan');
  const locale = useLocale();
  const { step, details } = props;
  const { points } = step;
  const { title, first } = useStepWords()(step);
  const work = useStepWork().whole(step);
  return (
    <li className="fix-head">
      <Switch {...props} />
      <details onToggle={details.onOpen}>
        <summary className="row">
          {points !== null && <span className="score">{t('gain', { points: formatScore(locale, points) })}</span>}{' '}
          <h3 id={titleId(step)}>
            <Isolated text={title} />
          </h3>{' '}
          <span className="hint">
            {[work, details.withText.has(step.check.id) && t('toPaste')].filter(Boolean).join(' · ')}
          </span>
        </summary>
        <p>
          <Isolated text={first} />
        </p>
        {details.more(step)}
      </details>
    </li>
  );
}

function titleId({ check }: PlanStep): string {
  return `title-${check.id}`;
}

interface SwitchProps extends Pick<FixStepProps, 'step' | 'whatIf'> {
  readonly isLabelled?: boolean;
}

/** Shows what a fix would do. A card says so; above rows it is said once for all. */
function Switch({ step, whatIf, isLabelled = false }: SwitchProps) {
  const t = useStrings('plan');
  const { id } = step.check;
  if (whatIf === undefined) return null;
  const box = (
    <input
      type="checkbox"
      aria-labelledby={isLabelled ? `try-${id} ${titleId(step)}` : titleId(step)}
      checked={whatIf.chosen.has(id)}
      onChange={(event) => whatIf.onChoose(id, event.target.checked)}
    />
  );
  if (!isLabelled) return box;
  return (
    <label>
      {box} <span id={`try-${id}`}>{t('whatIf.try')}</span>
    </label>
  );
}
