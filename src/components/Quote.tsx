import type { ReactNode } from 'react';

export interface QuoteProps {
  /** Who or what is quoted. */
  readonly source: string;
  /** Where the quoted text stands. */
  readonly href: string;
  readonly children: ReactNode;
}

/** For writers: a quotation with its source. */
export function Quote({ source, href, children }: QuoteProps) {
  return (
    <figure>
      <blockquote cite={href}>{children}</blockquote>
      <figcaption>
        <a href={href}>
          <cite>{source}</cite>
        </a>
      </figcaption>
    </figure>
  );
}
