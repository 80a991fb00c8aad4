import type { ReactNode } from 'react';
import { DIMENSION_IDS, type Report } from '../../brand/report/report';
import { ASSISTANTS_ID, dimensionAnchor, EVIDENCE_ID, FACES_ID, PLAN_ID } from '../anchors';
import { BAND_CLASSES, bandOf } from '../band';
import { formatScore } from '../format';
import { useLocale, useStrings } from '../strings';
import { useCheckText } from './check-text';
import { Isolated } from './isolate';
import { scoreIn } from './dimensions';
import { useScoreChange } from './Score';
import { useTopFixes } from './TopFixes';
import type { WhatIf } from './what-if';

interface RailProps {
  readonly report: Report;
  readonly whatIf?: WhatIf | undefined;
}

/** Beside a report, in sight on wide screens: its figure and its sections. */
export function Rail({ report, whatIf }: RailProps) {
  const t = useStrings('report');
  const locale = useLocale();
  const { overall } = report;
  const band = overall && bandOf(overall.value);
  return (
    <nav className="rail" aria-label={t('rail.label')}>
      <div className="rail-figure">
        {overall && band && (
          <p>
            <b className="score">{formatScore(locale, overall.value)}</b>{' '}
            <b className={BAND_CLASSES[band]}>{t(`band.${band}.word`)}</b>
          </p>
        )}
        <Gain report={report} whatIf={whatIf} />
      </div>
      <details>
        <summary>{t('rail.sections')}</summary>
        <ul>
          <li>
            <RailLink to={FACES_ID}>{t('rail.faces')}</RailLink>
          </li>
          <li>
            <RailLink to={PLAN_ID}>{t('rail.fixes')}</RailLink>
          </li>
          {DIMENSION_IDS.map((id) => (
            <Section key={id} id={id} report={report} assumed={whatIf?.assumed} />
          ))}
          {report.portrait.assistants !== undefined && (
            <li>
              <RailLink to={ASSISTANTS_ID}>{t('assistants.title')}</RailLink>
            </li>
          )}
          <li>
            <RailLink to={EVIDENCE_ID}>{t('evidence.title')}</RailLink>
          </li>
        </ul>
      </details>
    </nav>
  );
}

interface RailLinkProps {
  /** Id of a section. */
  readonly to: string;
  readonly children: ReactNode;
}

/** The way to a section. It closes the list, which would cover what its reader wants to see. */
function RailLink({ to, children }: RailLinkProps) {
  return (
    <a href={`#${to}`} onClick={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}>
      {children}
    </a>
  );
}

interface SectionProps {
  readonly id: (typeof DIMENSION_IDS)[number];
  readonly report: Report;
  readonly assumed: Report | undefined;
}

/** The way to a dimension, with its score and what the chosen fixes would make of it. */
function Section({ id, report, assumed }: SectionProps) {
  const t = useStrings('report');
  const change = useScoreChange();
  const score = scoreIn(report, id);
  return (
    <li>
      <RailLink to={dimensionAnchor(id)}>{t(`dimension.${id}.name`)}</RailLink>{' '}
      {score && (
        <span className={`score ${BAND_CLASSES[bandOf(score.value)]}`}>{change(score, scoreIn(assumed, id))}</span>
      )}
    </li>
  );
}

/** What the first fixes would win; once fixes are chosen, what these do. */
function Gain({ report, whatIf }: RailProps) {
  const t = useStrings('plan');
  const locale = useLocale();
  const checks = useCheckText();
  const first = useTopFixes()(report);
  const count = whatIf?.chosen.size ?? 0;
  const now = report.overall;
  const then = whatIf?.assumed.overall ?? null;
  const figures = now && then && { now: formatScore(locale, now.value), then: formatScore(locale, then.value) };
  const cappedBy = then?.cappedBy ?? null;
  return (
    <>
      {count === 0 ? first !== null && <p>{first}</p> : figures && <p aria-hidden>{t('whatIf.change', figures)}</p>}
      {/* There before it has something to say, so that it is read aloud. */}
      {whatIf && (
        <p className="hidden-visually" role="status">
          {figures && count > 0 && t('whatIf.status', { ...figures, count })}
        </p>
      )}
      {count > 0 && cappedBy !== null && (
        <p>
          <Isolated text={t('whatIf.capped', { check: checks.title(cappedBy) })} />
        </p>
      )}
    </>
  );
}
