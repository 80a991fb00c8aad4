/** What the pages of the guide show of the engine. */
import type { OftenFound } from '../../brand/score/calibration';
import type { CheckPoints } from '../../brand/score/check-points';
import type { ShownCheck } from '../../brand/engine/shown-outcomes';
import type { DimensionId } from '../../brand/report/report';
import type { ContentPageContext, PageContext } from '../page-context';

/** A check in the listing. */
export interface GuideEntry {
  readonly id: string;
  readonly dimension: DimensionId;
}

/** What the calibration's pages fail most often. */
export interface FoundOften {
  /** What is found on most of the pages first. */
  readonly checks: readonly OftenFound[];
  /** How many pages there are. */
  readonly pages: number;
  /** When they were measured: an ISO 8601 date. */
  readonly measuredOn: string;
  /** Whether the rubric has changed since. */
  readonly isEarlier: boolean;
}

/** A check on its page. */
export interface GuideCheck extends ShownCheck, CheckPoints {
  /** Ids of the other checks of its dimension. */
  readonly beside: readonly string[];
}

export interface GuidePageContext extends PageContext {
  /** In each dimension, what is worth most points first. */
  readonly entries: readonly GuideEntry[];
  readonly often: FoundOften;
}

export interface GuideCheckPageContext extends ContentPageContext {
  readonly check: GuideCheck;
}
