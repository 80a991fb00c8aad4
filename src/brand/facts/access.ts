/** What decides whether everyone can read the page. */
import type { Statement } from '../facts';

export interface AccessFacts {
  /** `<meta name=viewport>`. */
  readonly viewports: readonly Statement[];
}
