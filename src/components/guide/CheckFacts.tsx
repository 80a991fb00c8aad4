import { workOf } from '../../brand/checks/remedies';
import { dimensionAnchor } from '../anchors';
import { Facts } from '../Facts';
import { formatScore } from '../format';
import { useLocale, useStrings } from '../strings';
import { pathTo } from '../../site/routes';
import type { GuideCheck } from './guide-check';

/** The facts in the margin: what a check is worth, what its rule is based on, who repairs what it finds. */
export function CheckFacts({ check }: { readonly check: GuideCheck }) {
  const t = useStrings('guide');
  const report = useStrings('report');
  const plan = useStrings('plan');
  const locale = useLocale();
  const { id, dimension, standing, points } = check;
  const work = workOf([id]);
  return (
    <Facts
      facts={[
        [
          t('fact.question'),
          <a href={`${pathTo(locale, 'guide')}#${dimensionAnchor(dimension)}`}>
            {report(`dimension.${dimension}.name`)}
          </a>,
        ],
        [
          t('fact.worth'),
          standing === null ? report('check.reported') : t('points', { points: formatScore(locale, points) }),
        ],
        standing !== null && [t('fact.standing'), report(`check.standing.${standing}`)],
        work.length > 0 && [t('fact.who'), work.map(({ who }) => plan(`who.${who}`)).join(' · ')],
        work.length > 0 && [
          t('fact.effort'),
          work
            .map(({ effort, time }) => plan('timed', { work: plan(`effort.${effort}`), time: plan(`time.${time}`) }))
            .join(' · '),
        ],
      ]}
    />
  );
}
