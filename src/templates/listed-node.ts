/** What listings show of an MDX node, and how its node becomes a line of a list. */
import { graphql } from 'gatsby';
import type { ChangeKind, ChangelogSummary, PostSummary } from '../components/Ledger';
import type { ListingPageContext } from '../components/page-context';
import { DEFAULT_LOCALE } from '../site/locales';
import { pseudoText } from '../site/pseudo-text';

export const listedNode = graphql`
  fragment ListedNode on Mdx {
    id
    frontmatter {
      title
      description
      published
      version
      kinds
    }
    compiled {
      minutes
    }
  }
`;

interface ListedNode {
  readonly id: string;
  readonly frontmatter: {
    readonly title: string;
    readonly description: string;
    readonly published: string | null;
    readonly version: string | null;
    readonly kinds: readonly ChangeKind[] | null;
  };
  readonly compiled: { readonly minutes: number };
}

export type ListedNodes = readonly ListedNode[];

/** What of a page's context its listing needs. */
type Listing = Pick<ListingPageContext, 'locale' | 'listed'>;

/** Brings nodes into the order of the listing. */
function inOrder(nodes: ListedNodes, { locale, listed }: Listing) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return listed.flatMap(({ id, path, fallback, hidden }) => {
    const node = byId.get(id);
    if (node === undefined) return [];
    const { published, version, kinds } = node.frontmatter;
    const title = pseudoText(locale, node.frontmatter.title);
    const description = pseudoText(locale, node.frontmatter.description);
    const language = fallback ? { lang: DEFAULT_LOCALE, fallback } : {};
    const summary = { title, description, path, published: published ?? '', ...language, ...(hidden && { hidden }) };
    return [{ summary, version, kinds, minutes: node.compiled.minutes }];
  });
}

export function postSummaries(nodes: ListedNodes, listing: Listing): PostSummary[] {
  return inOrder(nodes, listing).flatMap(({ summary, kinds, minutes }) =>
    kinds === null ? [{ ...summary, readingMinutes: minutes }] : [],
  );
}

export function changelogSummaries(nodes: ListedNodes, listing: Listing): ChangelogSummary[] {
  return inOrder(nodes, listing).flatMap(({ summary, kinds, version }) =>
    kinds === null ? [] : [{ ...summary, kinds, ...(version === null ? {} : { version }) }],
  );
}
