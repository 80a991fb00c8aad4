/**
 * Judgements of cards on disk, each under the digest of what it was made from. Judging a page takes half a millisecond
 * or more, and after an edit nearly all judgements are still valid.
 */
import { join } from 'node:path';
import { z } from 'zod';
import { PREVIEW_IDS } from '../../brand/previews/card';
import { CARD_RISKS, type CardPage } from '../../components/review/card-pages';
import { judgementOf, type CardJudgement } from '../../components/review/card-problems';
import { cacheFolder, filesDigest, KeptRecords, shortDigest } from '../model/cache';

/** Everything that decides what is found about a page: the engine, what it is asked, and versions of packages. */
export const JUDGED_BY = ['src/brand', 'src/components/review', 'src/site', 'package-lock.json'];

const cutSchema = z.object({ previews: z.array(z.enum(PREVIEW_IDS)), characters: z.number() }).exactOptional();

const judgementSchema = z.object({
  title: z.string(),
  problems: z.object({ risks: z.array(z.enum(CARD_RISKS)), title: cutSchema, description: cutSchema }),
});

export class CardJudgements {
  private readonly records: KeptRecords<CardJudgement>;

  /**
   * @param root the project's folder
   * @param siteUrl origin of the URLs in the tags
   * @param hidden see `CardPages`
   */
  constructor(
    root: string,
    private readonly siteUrl: string,
    private readonly hidden: boolean,
  ) {
    const file = join(cacheFolder(root, 'card-judgements'), 'judgements.json');
    this.records = new KeptRecords(file, filesDigest(root, JUDGED_BY), (value) => judgementSchema.parse(value));
  }

  /** @returns what was found about the page before by the same code, or is found now */
  of(page: CardPage): CardJudgement {
    const key = shortDigest(JSON.stringify([this.siteUrl, this.hidden, page]));
    return this.records.keep(key, this.records.find(key) ?? judgementOf(page, this.siteUrl, this.hidden));
  }

  /** Writes what was asked for, for the next build, and forgets the rest. */
  save(): void {
    this.records.save();
  }
}
