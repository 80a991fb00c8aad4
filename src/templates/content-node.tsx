import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import type { Article } from '../components/Article';
import { FallbackNotice } from '../components/FallbackNotice';
import type { ContentPageContext } from '../components/page-context';
import { DEFAULT_LOCALE, LOCALE_FACTS } from '../site/locales';

/** An MDX node as the content templates query it. */
export interface ContentNode {
  readonly frontmatter: {
    readonly title: string;
    readonly description: string;
    readonly published?: string | null;
    readonly updated?: string | null;
    readonly version?: string | null;
  };
  readonly compiled: {
    readonly html: string;
    readonly minutes: number;
    readonly headings: readonly { readonly id: string; readonly text: string; readonly depth: 2 | 3 }[];
  };
}

/** Says that, and in which language and direction, an article's text is not the page's. */
export function contentLanguage({
  fallback,
}: ContentPageContext): Pick<ComponentProps<typeof Article>, 'lang' | 'dir' | 'notice'> {
  if (!fallback) return {};
  return { lang: DEFAULT_LOCALE, dir: LOCALE_FACTS[DEFAULT_LOCALE].dir, notice: <FallbackNotice /> };
}

export const compiledContent = graphql`
  fragment CompiledContent on Mdx {
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
