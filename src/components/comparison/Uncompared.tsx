import type { ReactNode } from 'react';
import type { Report } from '../../brand/report';
import { useStrings } from '../strings';
import { BrandColumns, type Column, type UnreadBrand } from './BrandColumns';
import { ComparisonIssueNote } from './ComparisonIssueNote';
import { COMPARISON_HEADING_ID } from './heading-id';

interface UncomparedProps {
  readonly reports: readonly Report[];
  /** Brands that were asked for and could not be measured. */
  readonly unread: readonly UnreadBrand[];
  /** Why the reports cannot be compared; null where there are fewer than two. */
  readonly code: 'rubric-differs' | 'scope-differs' | null;
  readonly columnActions?: (column: Column) => ReactNode;
  readonly onMeasureAgain?: () => void;
}

/** Brands that cannot be compared: each in its column, and why. */
export function Uncompared({ reports, unread, code, columnActions, onMeasureAgain }: UncomparedProps) {
  const t = useStrings('comparison-view');
  return (
    <section className="report comparison" aria-labelledby={COMPARISON_HEADING_ID}>
      <h2 className="headline" id={COMPARISON_HEADING_ID} tabIndex={-1}>
        {t('uncompared.title')}
      </h2>
      {code === null ? (
        <p>{t('uncompared.tooFew')}</p>
      ) : (
        <ComparisonIssueNote issue={{ code }} {...(onMeasureAgain !== undefined && { onMeasureAgain })} />
      )}
      <BrandColumns reports={reports} unread={unread} comparison={null} actions={columnActions} />
    </section>
  );
}
