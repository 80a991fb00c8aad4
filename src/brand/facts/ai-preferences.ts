/** What a site tells AI services that they may do with its pages. */
import type { AiUse } from '../basics/ai-crawlers';
import type { SourceLocation, Statement } from './statement';

/** `terms`: as a licence or policy elsewhere says. `no-images`: not the pictures; nothing is said about the rest. */
export const AI_ANSWERS = ['yes', 'no', 'terms', 'no-images'] as const;
export type AiAnswer = (typeof AI_ANSWERS)[number];

export type AiAnswers = Readonly<Partial<Record<AiUse, AiAnswer>>>;

export const AI_STATEMENTS = ['content-signal', 'content-usage', 'license', 'tdm', 'robots-rules'] as const;

/** Something stated about what the page may be used for; `value` is as stated. */
export interface AiStatement extends Statement {
  readonly kind: (typeof AI_STATEMENTS)[number];
  /**
   * Whom it addresses: product tokens in lower case, `*` for all crawlers that robots.txt names nowhere else, and
   * `everyone` for what comes with the page. None: it is where no crawler reads it.
   */
  readonly agents: readonly string[];
  /** Empty if we understand none of it, or if a statement that takes precedence replaces it. */
  readonly says: AiAnswers;
  /** Whether it addresses nobody, or means nothing. */
  readonly isIdle: boolean;
  /** Whether another statement, or the rule for a crawler, says the opposite. */
  readonly odd: boolean;
}

/** What robots.txt says to a crawler about the page. */
export interface AiCrawlerAccess {
  /** Product token, of `AI_CRAWLERS`. */
  readonly crawler: string;
  readonly uses: readonly AiUse[];
  /** Null if robots.txt is not known to us. */
  readonly allowed: boolean | null;
  /** Whether a group names it; otherwise it follows the rules for all. */
  readonly isNamed: boolean;
  /** The line that decides, or the file if none does; null if unknown. */
  readonly where: SourceLocation | null;
  readonly odd: boolean;
}

/** Two statements: one grants a use and the other refuses it. */
export interface AiContradiction {
  readonly use: AiUse;
  /** Each as a reader finds it: `Content-Signal: ai-train=yes`, `GPTBot: Disallow: /`. */
  readonly granted: Statement;
  readonly refused: Statement;
}

export interface AiPreferences {
  /** In the order in which they were read: robots.txt, header fields, elements; the first few of each. */
  readonly statements: readonly AiStatement[];
  readonly crawlers: readonly AiCrawlerAccess[];
  readonly contradictions: readonly AiContradiction[];
}
