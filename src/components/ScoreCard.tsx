import type { Report } from '../brand/report/report';
import { pathTo } from '../site/routes';
import { Facts } from './Facts';
import { Overall } from './report/Overall';
import { ScoreFigure } from './report/Score';
import { useLocale, useStrings } from './strings';

/** For writers: the scores of a recorded report, made again by the engine as it is. */
export function ScoreCard({ report }: { readonly report: Report }) {
  const t = useStrings('report');
  const content = useStrings('content');
  const locale = useLocale();
  return (
    <figure className="score-card">
      <Overall report={report} />
      <Facts
        flat
        facts={report.dimensions.map(({ id, score, state }) => [
          t(`dimension.${id}.name`),
          score === null ? (
            t(`state.${state === 'notApplicable' ? state : 'notAssessed'}`)
          ) : (
            <ScoreFigure score={score} />
          ),
        ])}
      />
      <figcaption>
        {content('scoreCard')} <a href={pathTo(locale, 'guide-method')}>{content('aboutScores')}</a>
      </figcaption>
    </figure>
  );
}
