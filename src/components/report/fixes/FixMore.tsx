import type { Report } from '../../../brand/report/report';
import { stepsWithText } from '../../../brand/fixes/ready';
import { plan, type PlanStep } from '../../../brand/score/plan';
import { checkAnchor, fixTextAnchor } from '../../anchors';
import { formatScore } from '../../format';
import type { Translate } from '../../string-keys';
import { useLocale, useStrings } from '../../strings';
import { useCheckText } from '../check-text';
import { isolate, Isolated } from '../isolate';
import { FaceChanges } from './FaceChanges';
import { useStepWords, type FixDetails } from './FixStep';
import { fixBlocks, textsBySteps, type StepTexts } from './fix-texts';
import { FixText, type Copy } from './FixText';

/**
 * What there is about each step.
 *
 * @param t with which a text's placeholders are named
 * @param copy only where script runs
 */
export function fixMore(
  report: Report,
  steps: readonly PlanStep[],
  t: Translate<'fixes'>,
  copy?: Copy,
): FixDetails['more'] {
  const all = textsBySteps(report, steps, fixBlocks(report, t));
  return (step) => {
    const texts = all.get(step);
    return texts && <FixMore report={report} step={step} texts={texts} copy={copy} />;
  };
}

/** The same where nothing is loaded later: in a function, in a file. */
export function useWholeFixes(report: Report, steps: readonly PlanStep[] = plan(report)): FixDetails {
  return { steps, withText: stepsWithText(report, steps), more: fixMore(report, steps, useStrings('fixes')) };
}

interface FixMoreProps {
  readonly report: Report;
  readonly step: PlanStep;
  readonly texts: StepTexts;
  readonly copy: Copy | undefined;
}

/** What was found, what else to do and what changes by it, and the texts. */
function FixMore({ report, step, texts, copy }: FixMoreProps) {
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
