import type { ReactNode } from 'react';
import { usePreviewName } from '../report/previews/service-names';
import { formatList } from '../format';
import { useLocale, useStrings } from '../strings';
import { RISK_WEIGHTS, type JudgedCardPage, type RiskWeight, type TextCut } from './card-pages';

/** The shape tells what the colour only repeats. */
const SHAPES: Readonly<Record<RiskWeight, ReactNode>> = {
  mend: <path d="M8 1.5 15 14H1Z" fill="currentColor" />,
  look: <path d="M8 2.5 14 13.25H2Z" fill="none" stroke="currentColor" strokeWidth="1.75" />,
  know: <path d="M3 8h10" stroke="currentColor" strokeWidth="2" />,
};

/** What is found about a page, the greatest risk first, each with its words and its shape. */
export function RiskMarks({ problems }: Pick<JudgedCardPage, 'problems'>) {
  const t = useStrings('debug');
  if (problems.risks.length === 0) return <p className="risks">{t('risk.none')}</p>;
  return (
    <ul className="risks">
      {problems.risks.map((risk) => (
        <li key={risk} className={RISK_WEIGHTS[risk] === 'mend' ? 'risk-mend' : undefined}>
          <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden>
            {SHAPES[RISK_WEIGHTS[risk]]}
          </svg>
          <span>
            {t(`risk.${risk}`)}
            {risk === 'title-cut' && problems.title && <Extent cut={problems.title} />}
            {risk === 'description-cut' && problems.description && <Extent cut={problems.description} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How many characters are lost, and in which previews. */
function Extent({ cut: { previews, characters } }: { readonly cut: TextCut }) {
  const t = useStrings('debug');
  const nameOf = usePreviewName();
  const names = formatList(useLocale(), previews.map(nameOf));
  return <>{t('cut', { count: characters, previews: names })}</>;
}
