/**
 * How long a site is asked at most, in seconds. A file of its own, like `tool-addresses.ts`: the tool's script tells it.
 */
export const ASSESSMENT_SECONDS = 20;
