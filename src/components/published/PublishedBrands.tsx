import { Fragment } from 'react';
import type { SavedReportFacts } from '../account/account-facts';

/** The brands of a publication in the order of its columns, each by its name or, if it states none, by its host. */
export function PublishedBrands({ reports }: { readonly reports: readonly SavedReportFacts[] }) {
  return reports.map(({ name, origin }, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{name ?? new URL(origin).host}</bdi>
    </Fragment>
  ));
}
