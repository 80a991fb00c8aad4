/** Id of a report's heading. A file of its own, so that moving focus there does not load the report's view. */
export const REPORT_HEADING_ID = 'report';
