/**
 * What the checks of rubric 3.0 found about names on saved pages, each read as a file without the network, counted once
 * from their receipts. A page counts once for each source. Declared aliases, legal names and what is no name are left
 * out of the comparison.
 */
export const SAVED_NAMES = {
  /** `YYYY-MM-DD`. */
  measuredOn: '2026-11-30',
  /** Pages, by the project that keeps them for its own tests. */
  pages: { openGraphScraper: 82, trafilatura: 363, metascraper: 89 },
  /** Pages of which not enough could be read. */
  unread: 1,
  /** Pages whose brand could not be told with certainty. */
  nameless: 18,
  /** Of the other pages, those that state a name in a source. */
  sources: {
    title: 386,
    logo: 386,
    ogSiteName: 372,
    organization: 214,
    copyright: 211,
    website: 120,
    heading: 71,
    applicationName: 51,
    appleTitle: 31,
  },
  /** Of the same, those with a name in so many kinds of sources for programs. */
  forMachines: { none: 102, one: 154, several: 259 },
  /** Of the same, by the widest difference between two of their names. */
  spellings: { single: 34, same: 246, letters: 43, longer: 133, words: 59 },
  /** Of the same, those with something in a field for a name that is none. */
  misused: 12,
  /** Home pages among all that could be read, by where they state the brand's name for programs. */
  homePages: { website: 4, elsewhere: 9, nowhere: 16 },
} as const;
