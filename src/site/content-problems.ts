/** What hot reload calls the problems of content when it tells open pages of them. */
export const CONTENT_PROBLEMS = 'facet-content';
