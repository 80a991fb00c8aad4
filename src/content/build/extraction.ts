/**
 * What Gatsby parses when it looks for queries. It takes every file below `src/` that holds one of a few common words
 * (`config`, `Head`) through Babel; queries stand only where `graphql` is written.
 *
 * @returns nothing where Gatsby is to read the file as it is, otherwise an empty program in its place
 */
export function withoutOtherSources({ contents }: { readonly contents: string }): string | undefined {
  return contents.includes('graphql') ? undefined : ';';
}
