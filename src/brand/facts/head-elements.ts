/** What belongs in the head of a page and is not in it. */
import type { Statement } from './statement';

export interface MisplacedElement extends Statement {
  /** Whether it was written before the end of the head, and something before it has ended the head early. */
  readonly isPushed: boolean;
}

export interface HeadElementFacts {
  /** The first thing in the body that is no part of a head, where it pushed elements out; null if none was pushed. */
  readonly pusher: Statement | null;
  /** Elements that only count in the head and are in the body, the first few. */
  readonly misplaced: readonly MisplacedElement[];
  /** How many there are. */
  readonly count: number;
}
