/**
 * What saved pages tell search engines and assistants in their tags, each page counted once: rules in the meta elements
 * `robots`, `googlebot`, `googlebot-news`, `bingbot` and `amazonbot`, and the attribute `data-nosnippet`. No robots.txt
 * and no header field was saved with them.
 */
export const SAVED_RULES = {
  /** `YYYY-MM-DD`. */
  measuredOn: '2026-11-30',
  pages: 534,
  /** Pages with such an element. */
  stating: 299,
  /** Of these, pages whose rules all change nothing. */
  withoutEffect: 97,
  /** Pages with the rule, for whichever crawler. */
  rules: {
    largeImages: 163,
    anySnippet: 102,
    noArchive: 40,
    /** `noodp` or `noydir`. */
    directories: 39,
    noIndex: 8,
    /** `max-snippet` with a number of characters. */
    shortSnippet: 2,
    noCache: 2,
    /** `nosnippet` or `max-snippet:0`. */
    noSnippet: 0,
    /** `noai` or `noimageai`. */
    noAi: 0,
  },
  /** Pages that hide a part from snippets, … */
  parts: {
    pages: 26,
    /** … the notice that asks for consent, … */
    consent: 19,
    /** … only with elements on which Google does not read it. */
    unreadByGoogle: 2,
  },
  contradictions: {
    /** `noarchive` beside an invitation to show text or images at any length or size. */
    archive: 14,
    /** Two sizes for images. */
    twoValues: 1,
    /** `unavailable_after` with a day that is past. */
    expired: 1,
  },
} as const;
