import { DIMENSION_IDS } from '../../brand/report/report';
import { pathTo } from '../../site/routes';
import { dimensionAnchor } from '../anchors';
import { foreign } from '../foreign';
import { NextStep } from '../PageHeader';
import { useLocale, useStrings } from '../strings';
import { CheckLink } from './CheckLink';
import type { GuideEntry } from './guide-check';

/** Every check under the question it belongs to, and the ways to the pages that are of no check. */
export function GuideIndex({ entries }: { readonly entries: readonly GuideEntry[] }) {
  const t = useStrings('guide');
  const report = useStrings('report');
  const locale = useLocale();
  return (
    <>
      <NextStep href={pathTo(locale, 'guide-method')}>{t('method')}</NextStep>
      <NextStep href={pathTo(locale, 'guide-api')}>{t('api.link')}</NextStep>
      <NextStep href={pathTo(locale, 'guide-command')}>{t('command')}</NextStep>
      {DIMENSION_IDS.map((dimension) => (
        <section key={dimension} id={dimensionAnchor(dimension)} className="guide-dimension">
          <h2>
            <span className="label">{report(`dimension.${dimension}.name`)}</span>{' '}
            {report(`dimension.${dimension}.question`)}
          </h2>
          <dl>
            {entries
              .filter((entry) => entry.dimension === dimension)
              .map(({ id, description, lang }) => (
                <div key={id}>
                  <dt>
                    <CheckLink id={id} />
                  </dt>
                  <dd {...foreign(lang)}>{description}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </>
  );
}
