import type { ReactNode } from 'react';
import { foreign } from './foreign';

export interface QuoteProps {
  /** Who or what is quoted. */
  readonly source: string;
  /** Where the quoted text stands. */
  readonly href: string;
  /** Language of the quoted text where it is not that of the text around it; BCP 47. */
  readonly lang?: string;
  readonly children: ReactNode;
}

/** For writers: a quotation with its source. */
export function Quote({ source, href, lang, children }: QuoteProps) {
  return (
    <figure>
      <blockquote cite={href} {...foreign(lang)}>
        {children}
      </blockquote>
      <figcaption>
        <a href={href}>
          <cite>{source}</cite>
        </a>
      </figcaption>
    </figure>
  );
}
