/** Thresholds that are our judgement. Checks and texts read them from here. */

/** Per mille by which a share image's width : height may be off the ratio, and that ratio in hundredths. */
export const SHARE_IMAGE_RATIO = { hundredths: 191, tolerance: 150 } as const;

/** Words from which a page is taken to say something without a script, and from which it says a little. */
export const ENOUGH_WORDS = 100;
export const FEW_WORDS = 30;

/** Words from which a page is not blank. */
export const NOT_BLANK_WORDS = 5;

/** Per mille of a dimension's weight that must be known for it to be scored, and of all dimensions' for an overall. */
export const COVERAGE = 600;
export const OVERALL_COVERAGE = 700;

/** Per mille of a dimension's weight that checks may have together which no source asks for. */
export const OPINION_SHARE = 150;
