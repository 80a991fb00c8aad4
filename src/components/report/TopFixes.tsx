import { useEffect, useRef, useState, type ComponentType } from 'react';
import { checksOf, FIRST_STEPS, plan, whatIf } from '../../brand/score/plan';
import type { Report } from '../../brand/report/report';
import { PLAN_ID } from '../anchors';
import type { Locale } from '../../site/locales';
import { formatNumber, formatScore } from '../format';
import type { Translate } from '../string-keys';
import { useI18n, useLocale, useStrings } from '../strings';
import { numberWord } from './first/worst';
import { FixCard, useOpenerWord, useStepWords, type FixStepProps } from './fixes/FixStep';
import { Isolated } from './isolate';
import { useEscape } from './use-escape';

/** Gives how many fixes come first and where they take the overall, in words; null if nothing lost points. */
export function useTopFixes(): (report: Report) => string | null {
  const t = useStrings('plan');
  const strings = useI18n();
  const locale = useLocale();
  return (report) => {
    const word = (count: number) => {
      const [first = '', ...rest] = numberWord(strings, locale, count);
      return first.toLocaleUpperCase(locale) + rest.join('');
    };
    return topFixesText(t, locale, report, word);
  };
}

/** The same where nothing is rendered. @param number how the count is written */
export function topFixesText(
  t: Translate<'plan'>,
  locale: Locale,
  report: Report,
  number: (count: number) => string = (count) => formatNumber(locale, count),
): string | null {
  const steps = plan(report).slice(0, FIRST_STEPS);
  if (steps.length === 0) return null;
  const then = whatIf(report, steps.flatMap(checksOf)).overall;
  if (then === null) return t('top.titleWithoutPoints');
  const { length: count } = steps;
  const replace = { count: number(count), score: formatScore(locale, then.value) };
  return t('top.title', { count, replace });
}

export interface TopFixesProps extends Omit<FixStepProps, 'step'> {
  readonly report: Report;
  /** Where no script runs: a row that opens below the cards, with what there is about one of them. */
  readonly Closed?: ComponentType<FixStepProps> | undefined;
}

export const MORE_ID = 'top-fix';

/** The fixes that win most, as cards, and below them what there is about one; where nothing lost points, that. */
export function TopFixes({ report, Closed, ...tools }: TopFixesProps) {
  const { steps, onOpen } = tools.details;
  const t = useStrings('plan');
  const words = useStrings('report');
  const title = useTopFixes()(report);
  const wordOf = useOpenerWord();
  const [openId, setOpen] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement | null>(null);
  const cards = steps.slice(0, FIRST_STEPS);
  const opened = cards.find(({ check }) => check.id === openId);
  const close = () => {
    setOpen(null);
    opener.current?.focus();
  };
  if (title === null)
    return (
      <section className="top-fixes">
        <h2>{t('top.nothing')}</h2>
      </section>
    );
  return (
    <section className="top-fixes">
      <h2>{title}</h2>
      {steps.length > FIRST_STEPS && (
        <p>
          <a href={`#${PLAN_ID}`}>{words('plan.title')}</a>
        </p>
      )}
      <ol>
        {cards.map((step) => {
          const { id } = step.check;
          const isOpen = id === openId;
          return (
            <FixCard
              key={id}
              step={step}
              {...tools}
              opener={
                Closed ? (
                  <a className="button-quiet" href={`#${MORE_ID}-${id}`}>
                    {wordOf({ step, ...tools })}
                  </a>
                ) : (
                  <button
                    type="button"
                    className="button-quiet opener"
                    aria-expanded={isOpen}
                    aria-controls={MORE_ID}
                    aria-describedby={`title-${id}`}
                    onClick={({ currentTarget }) => {
                      opener.current = currentTarget;
                      setOpen(isOpen ? null : id);
                      onOpen?.();
                    }}
                  >
                    {wordOf({ step, ...tools })}
                  </button>
                )
              }
            />
          );
        })}
      </ol>
      {opened && <OpenedFix key={opened.check.id} step={opened} {...tools} close={close} />}
      {Closed && cards.map((step) => <Closed key={step.check.id} step={step} {...tools} />)}
    </section>
  );
}

/** What there is about a fix, over the full width. It takes the focus; Escape closes it and gives the focus back. */
function OpenedFix({ close, ...props }: FixStepProps & { readonly close: () => void }) {
  const t = useStrings('report');
  const plan = useStrings('plan');
  const { title } = useStepWords()(props.step);
  const wordOf = useOpenerWord();
  const heading = useRef<HTMLHeadingElement>(null);
  const root = useEscape<HTMLElement>(close);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // From its beginning: where it is longer than the screen, focus alone may show its end.
    root.current?.scrollIntoView();
  }, [root]);
  return (
    <section id={MORE_ID} className="panel fix-panel" aria-labelledby={`${MORE_ID}-title`} ref={root}>
      <h3 id={`${MORE_ID}-title`} ref={heading} tabIndex={-1}>
        <Isolated text={plan('labelled', { label: title, text: wordOf(props) })} />
      </h3>
      <button type="button" className="button-quiet panel-close" onClick={close}>
        {t('bar.close')}
      </button>
      {props.details.more(props.step)}
    </section>
  );
}
