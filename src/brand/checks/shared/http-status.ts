/** What checks of status codes share. */

/** Statuses by which a server keeps us out, or asks to come again: they say nothing about what others get. */
export const UNTOLD = [401, 403, 406, 407, 408, 425, 429, 503];
