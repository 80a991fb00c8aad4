/** What a site says to search engines. */
import type { PropertyStatement } from '../facts';

export interface FindabilityFacts {
  /** `<meta name=robots>` and those that name a crawler; `property` is the name in lower case. */
  readonly robotsMeta: readonly PropertyStatement[];
}
