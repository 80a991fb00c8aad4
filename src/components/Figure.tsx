import type { ReactNode } from 'react';

export interface FigureProps {
  readonly src: string;
  /** What the picture shows; empty where the caption says all of it. */
  readonly alt: string;
  /** Pixels; together they keep the place of the picture before it loads. */
  readonly width: number | string;
  readonly height: number | string;
  /** The caption. */
  readonly children?: ReactNode;
}

/** For writers: a picture with its caption. */
export function Figure({ src, alt, width, height, children }: FigureProps) {
  return (
    <figure>
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      {children !== undefined && <figcaption>{children}</figcaption>}
    </figure>
  );
}
