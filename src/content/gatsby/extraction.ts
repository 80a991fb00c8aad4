/**
 * What Gatsby parses when it looks for queries and for a page's head. It runs every file below `src/` that contains one
 * of a few common words (`config`) through Babel. What it looks for occurs only in files that contain `graphql` or
 * `Head`.
 *
 * @returns nothing if Gatsby should read the file unchanged, otherwise an empty program to replace it
 */
export function skipFilesWithoutQueries({ contents }: { readonly contents: string }): string | undefined {
  return /\b(?:graphql|Head)\b/.test(contents) ? undefined : ';';
}
