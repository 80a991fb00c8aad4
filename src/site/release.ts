/** What error reports and source maps call a version of the site. */
export function releaseOf(version: string): string {
  return `facet@${version}`;
}
