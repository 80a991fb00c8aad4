import { pathTo } from '../../site/routes';
import type { Section } from '../Article';
import { useCheckText } from '../report/check-text';
import { Isolated } from '../report/isolate';
import { NextStep } from '../PageHeader';
import { SourceList } from '../report/Sources';
import { useLocale, useStrings } from '../strings';
import { CheckLink } from './CheckLink';
import { CheckFace } from './CheckFace';
import { CheckOutcomes } from './CheckOutcomes';
import type { GuideCheck } from './guide-check';

interface CheckPageProps {
  readonly check: GuideCheck;
}

/** In the order they are shown; each is the anchor of its heading. */
const SECTIONS = ['face', 'measured', 'outcomes', 'beside'] as const;

/** The sections of a check's page that come from the engine, as its contents list them. */
export function useCheckSections({ face }: GuideCheck): readonly Section[] {
  const t = useStrings('guide');
  return SECTIONS.filter((id) => id !== 'face' || face !== null).map((id) => ({
    id: `check-${id}`,
    text: t(`section.${id}`),
    depth: 2,
  }));
}

/** What the engine says about a check: what people see, how it is measured, what it can find, and related checks. */
export function CheckPage({ check }: CheckPageProps) {
  const t = useStrings('guide');
  const locale = useLocale();
  const text = useCheckText();
  const [face, measured, outcomes, beside] = SECTIONS.map((id) => (
    <h2 key={id} id={`check-${id}`}>
      {t(`section.${id}`)}
    </h2>
  ));
  return (
    <div className="prose check-page">
      {check.face !== null && (
        <section>
          {face}
          <CheckFace face={check.face} />
        </section>
      )}
      <section>
        {measured}
        <p>
          <Isolated text={text.rule(check.id)} />
        </p>
        <p>
          {t('rule')} <SourceList sources={check.sources} />
        </p>
      </section>
      <section>
        {outcomes}
        <p>{t('example')}</p>
        <CheckOutcomes check={check} />
      </section>
      <section>
        {beside}
        <ul>
          {check.beside.map((id) => (
            <li key={id}>
              <CheckLink id={id} />
            </li>
          ))}
        </ul>
        <NextStep href={pathTo(locale, 'brand-assessment')}>{t('try')}</NextStep>
      </section>
    </div>
  );
}
