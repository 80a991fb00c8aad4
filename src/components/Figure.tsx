import type { ImgHTMLAttributes, ReactNode } from 'react';

export interface FigureProps {
  /** Address and measures of the picture; width and height keep its place before it loads. */
  readonly picture: Readonly<
    Pick<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'sizes' | 'width' | 'height' | 'loading' | 'decoding'>
  >;
  /** What the picture shows. */
  readonly alt: string;
  /** The caption. */
  readonly children?: ReactNode;
}

/** For writers: a picture with its caption. */
export function Figure({ picture, alt, children }: FigureProps) {
  return (
    <figure>
      <img {...picture} alt={alt} />
      {children !== undefined && <figcaption>{children}</figcaption>}
    </figure>
  );
}
