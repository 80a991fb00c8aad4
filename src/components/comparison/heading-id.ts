/** Id of a comparison's heading. A file of its own, so that moving focus there does not load the comparison's view. */
export const COMPARISON_HEADING_ID = 'comparison';
