/**
 * What Gatsby parses when it looks for queries and for the head of a page. It takes every file below `src/` that holds one
 * of a few common words (`config`) through Babel; what it looks for occurs only where `graphql` or `Head` is written.
 *
 * @returns nothing if Gatsby is to read the file as it is, otherwise an empty program in its place
 */
export function skipFilesWithoutQueries({ contents }: { readonly contents: string }): string | undefined {
  return /\b(?:graphql|Head)\b/.test(contents) ? undefined : ';';
}
