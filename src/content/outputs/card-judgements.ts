/**
 * Judgements of cards on disk, each under the digest of what it was made from: to judge a page takes half a millisecond
 * and more, and after one edit nearly all of them are as they were.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PREVIEW_IDS } from '../../brand/previews/card';
import { CARD_RISKS, type CardPage } from '../../components/review/card-pages';
import { judgementOf, type CardJudgement } from '../../components/review/card-problems';
import { cacheFolder } from '../model/cache-folder';
import { writeWhole } from '../compile/text-pack';
import { filesDigest } from '../model/files-digest';

/** Everything that decides what is found of a page: the engine, what it is asked, and versions of packages. */
export const JUDGED_BY = ['src/brand', 'src/components/review', 'src/site', 'package-lock.json'];

const cutSchema = z.object({ previews: z.array(z.enum(PREVIEW_IDS)), characters: z.number() }).exactOptional();

const keptSchema = z.object({
  /** Digest of `JUDGED_BY`. */
  judge: z.string(),
  /** By key. */
  judgements: z.record(
    z.string(),
    z.object({
      title: z.string(),
      problems: z.object({ risks: z.array(z.enum(CARD_RISKS)), title: cutSchema, description: cutSchema }),
    }),
  ),
});

export class CardJudgements {
  private readonly file: string;
  private readonly judge: string;
  private readonly kept: ReadonlyMap<string, CardJudgement>;
  private readonly used = new Map<string, CardJudgement>();

  /**
   * @param root the project's folder
   * @param siteUrl origin of the addresses in the tags
   * @param hidden see `CardPages`
   */
  constructor(
    root: string,
    private readonly siteUrl: string,
    private readonly hidden: boolean,
  ) {
    this.file = join(cacheFolder(root, 'card-judgements'), 'judgements.json');
    this.judge = filesDigest(root, JUDGED_BY);
    this.kept = this.read();
  }

  /** @returns what was found of the page before by the same code, or is found now */
  of(page: CardPage): CardJudgement {
    const key = createHash('sha256')
      .update(JSON.stringify([this.siteUrl, this.hidden, page]))
      .digest('base64url')
      .slice(0, 27);
    const judgement = this.kept.get(key) ?? judgementOf(page, this.siteUrl, this.hidden);
    this.used.set(key, judgement);
    return judgement;
  }

  /** Writes what was asked for, for the next build, and forgets the rest. */
  save(): void {
    const isAsBefore = this.used.size === this.kept.size && [...this.used.keys()].every((key) => this.kept.has(key));
    if (isAsBefore) return;
    writeWhole(this.file, JSON.stringify({ judge: this.judge, judgements: Object.fromEntries(this.used) }));
  }

  /** None where nothing can be read, or where other code judged. */
  private read(): ReadonlyMap<string, CardJudgement> {
    try {
      const { judge, judgements } = keptSchema.parse(JSON.parse(readFileSync(this.file, 'utf8')));
      return new Map(judge === this.judge ? Object.entries(judgements) : []);
    } catch {
      return new Map();
    }
  }
}
