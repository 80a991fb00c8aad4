import type { ReactNode } from 'react';
import { useStrings } from './strings';

export interface VideoProps {
  readonly src: string;
  /** Names the video; shown below it. */
  readonly title: string;
  /** Pixels; together they keep the place of the video before it loads. */
  readonly width: number;
  readonly height: number;
  /** The still picture shown until it plays. */
  readonly poster?: string;
  /** What is said and heard, as WebVTT, in the language of the text. */
  readonly captions?: { readonly src: string; readonly lang: string; readonly label: string };
  /** The same to read. */
  readonly children?: ReactNode;
}

/** For writers: a video that is loaded only when it is asked for, with its captions or its transcript. */
export function Video({ src, title, width, height, poster, captions, children }: VideoProps) {
  const t = useStrings('content');
  const shared = {
    src,
    width,
    height,
    ...(poster !== undefined && { poster }),
    'aria-label': title,
    controls: true,
    playsInline: true,
    preload: 'none',
  };
  return (
    <figure>
      {captions === undefined ? (
        // What nobody captioned has to make sense without sound.
        <video {...shared} muted />
      ) : (
        <video {...shared}>
          <track kind="captions" src={captions.src} srcLang={captions.lang} label={captions.label} default />
        </video>
      )}
      <figcaption>{title}</figcaption>
      {children !== undefined && (
        <details>
          <summary>{t('transcript')}</summary>
          {children}
        </details>
      )}
    </figure>
  );
}
