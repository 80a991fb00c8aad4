import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import type { Article } from '../components/Article';
import { FallbackNotice, OutdatedNotice, VisibilityNotice } from '../components/ContentNotices';
import type { ContentPageContext } from '../components/page-context';
import { DEFAULT_LOCALE, localeFacts, type Locale } from '../site/locales';
import { pseudoHtml } from '../site/pseudo-html';
import { pseudoText } from '../site/pseudo-text';

/** An MDX node as the content templates query it. */
export interface ContentNode {
  readonly frontmatter: {
    readonly title: string;
    readonly description: string;
    readonly published: string | null;
    readonly updated: string | null;
    readonly version: string | null;
  };
  readonly compiled: {
    readonly html: string;
    readonly minutes: number;
    readonly headings: readonly { readonly id: string; readonly text: string; readonly depth: 2 | 3 }[];
  };
}

/** A node as a locale shows it: as it is written, or changed for a pseudo-locale. */
export function contentIn<T extends ContentNode>(locale: Locale, node: T): T {
  const { frontmatter, compiled } = node;
  return {
    ...node,
    frontmatter: {
      ...frontmatter,
      title: pseudoText(locale, frontmatter.title),
      description: pseudoText(locale, frontmatter.description),
    },
    compiled: {
      ...compiled,
      html: pseudoHtml(locale, compiled.html),
      headings: compiled.headings.map((heading) => ({ ...heading, text: pseudoText(locale, heading.text) })),
    },
  };
}

/** Wraps a text: its language and direction if they are not the page's, and what its reader should know of it. */
export function aroundText({
  fallback,
  visibility,
  due,
  behind,
}: ContentPageContext): Pick<ComponentProps<typeof Article>, 'lang' | 'dir' | 'notice'> {
  const notice = (
    <>
      <VisibilityNotice visibility={visibility} due={due ?? ''} />
      {fallback && <FallbackNotice />}
      {behind !== null && <OutdatedNotice {...behind} />}
    </>
  );
  return fallback ? { lang: DEFAULT_LOCALE, dir: localeFacts(DEFAULT_LOCALE).dir, notice } : { notice };
}

export const contentNode = graphql`
  fragment ContentNode on Mdx {
    frontmatter {
      title
      description
      published
      updated
      version
    }
    compiled {
      html
      minutes
      headings {
        id
        text
        depth
      }
    }
  }
`;
