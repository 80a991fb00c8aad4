/** What the pages of the guide show of the engine. */
import type { CheckPoints } from '../../brand/score/check-points';
import type { ShownCheck } from '../../brand/engine/shown-outcomes';
import type { DimensionId } from '../../brand/report/report';
import type { Locale } from '../../site/locales';
import type { ContentPageContext, PageContext } from '../page-context';

/** A check in the listing. */
export interface GuideEntry {
  readonly id: string;
  readonly dimension: DimensionId;
  readonly description: string;
  /** Language of the description where it is not the page's. */
  readonly lang?: Locale;
}

/** A check on its page. */
export interface GuideCheck extends ShownCheck, CheckPoints {
  /** Ids of the other checks of its dimension. */
  readonly beside: readonly string[];
}

export interface GuidePageContext extends PageContext {
  /** In rubric order. */
  readonly entries: readonly GuideEntry[];
}

export interface GuideCheckPageContext extends ContentPageContext {
  readonly check: GuideCheck;
}
