import type { ReactNode } from 'react';
import { causeOf } from '../../../brand/score/causes';
import type { PlanStep } from '../../../brand/score/plan';
import type { CheckResult, Report } from '../../../brand/report/report';
import { checkAnchor, fixTextAnchor } from '../../anchors';
import { formatScore } from '../../format';
import { useLocale, useStrings } from '../../strings';
import { useCheckText, type CheckText } from '../check-text';
import { isolate, Isolated } from '../isolate';
import { FaceChanges } from './FaceChanges';
import type { WhatIf } from '../what-if';
import { FixText, type Copy } from './FixText';
import type { StepTexts } from './fix-texts';
import { useStepWork } from './StepWork';

export interface FixStepProps {
  readonly report: Report;
  readonly step: PlanStep;
  readonly texts: StepTexts;
  /** Only where script runs. */
  readonly whatIf?: WhatIf | undefined;
  readonly copy?: Copy | undefined;
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
  const { step } = props;
  const { title, first } = useStepWords()(step);
  const work = useStepWork();
  return (
    <li>
      <p className="fix-points">
        {step.points !== null && (
          <span>
            <Points step={step} /> {t('unit')}
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
export function useOpenerWord(): (texts: StepTexts) => string {
  const t = useStrings('plan');
  const fixes = useStrings('fixes');
  return (texts) => (texts.own.length > 0 ? fixes('title') : t('found'));
}

/** A fix as a row: its name, who does it and what it gains are in view, all else is one step away. */
export function FixRow(props: FixStepProps) {
  const fixes = useStrings('fixes');
  const { step, texts } = props;
  const { title, first } = useStepWords()(step);
  const work = useStepWork().whole(step);
  return (
    <li className="fix-head">
      <Switch {...props} />
      <details>
        <summary className="row">
          <Points step={step} />{' '}
          <h3 id={titleId(step)}>
            <Isolated text={title} />
          </h3>{' '}
          <span className="hint">{[work, texts.own.length > 0 && fixes('title')].filter(Boolean).join(' · ')}</span>
        </summary>
        <p>
          <Isolated text={first} />
        </p>
        <FixMore {...props} />
      </details>
    </li>
  );
}

function titleId({ check }: PlanStep): string {
  return `title-${check.id}`;
}

function Points({ step: { points } }: Pick<FixStepProps, 'step'>) {
  const t = useStrings('plan');
  const locale = useLocale();
  if (points === null) return null;
  return <span className="score">{t('points', { points: formatScore(locale, points) })}</span>;
}

/** Shows what a fix would do. A card says so; above rows it is said once for all. */
function Switch({ step, whatIf, isLabelled = false }: FixStepProps & { readonly isLabelled?: boolean }) {
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

/** What was found, what else to do and what changes by it, and the texts. */
export function FixMore({ report, step, texts, copy }: FixStepProps) {
  const t = useStrings('plan');
  const fixes = useStrings('fixes');
  const locale = useLocale();
  const text = useCheckText();
  const { further } = useStepWords()(step);
  const { check, others, gate } = step;
  const whyNone = new Set(
    texts.refused.map(({ rule, quote = '' }) =>
      rule === 'name'
        ? fixes('inferred.name', { name: isolate(report.portrait.name ?? '') })
        : fixes(`refused.${rule}`, { quote: isolate(quote) }),
    ),
  );
  return (
    <>
      {further.map((one) => (
        <p key={one}>
          <Isolated text={one} />
        </p>
      ))}
      <FaceChanges changes={texts.changes} />
      {gate && <p className="plan-gate">{t('gate', { limit: formatScore(locale, gate.overallCap) })}</p>}
      {texts.own.map((block) => (
        <FixText key={block.id} report={report} block={block} copy={copy} />
      ))}
      {[...whyNone].map((why) => (
        <p key={why} className="hint">
          <Isolated text={why} />
        </p>
      ))}
      {texts.elsewhere.map(({ id }) => (
        <p key={id}>
          <a href={`#${fixTextAnchor(id)}`}>{fixes('elsewhere', { text: fixes(`block.${id}.title`) })}</a>
        </p>
      ))}
      <ul className="found">
        {[check, ...others].map((one) => (
          <li key={one.id}>
            <a href={`#${checkAnchor(one.id)}`}>
              <Isolated text={text.title(one.id)} />
            </a>{' '}
            <Isolated text={text.reason(one)} />
          </li>
        ))}
      </ul>
    </>
  );
}
