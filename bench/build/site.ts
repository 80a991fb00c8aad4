/** What a benchmark of builds needs from a site. */
import type { WrittenLocale } from '../../src/site/locales';
import type { WrittenCorpus } from './corpus';
import type { Measurement } from './measure';

export interface BenchedSite {
  readonly name: string;
  /** Folder of the finished site. */
  readonly output: string;
  /** Removes the output and caches of earlier builds. */
  clear: () => void;
  build: () => Promise<Measurement>;
}

/** A site whose posts are the corpus. */
export interface CorpusSite extends BenchedSite {
  readonly corpus: WrittenCorpus;
}

export interface SiteOptions {
  /** The project's folder. */
  readonly root: string;
  /** An empty folder for the site. */
  readonly folder: string;
  /** Corpus pages, over all locales. */
  readonly pages: number;
  readonly locales: readonly WrittenLocale[];
  /** File for everything the builds print. */
  readonly log: string;
}
