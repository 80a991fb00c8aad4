import type { ImgHTMLAttributes, ReactNode } from 'react';
import { Facts } from './Facts';
import { foreign } from './foreign';
import { useStrings } from './strings';

interface CalloutProps {
  readonly kind: 'note' | 'caution';
  /** Says what the callout is about; it alone names it, so it is not optional. */
  readonly title: string;
  readonly children: ReactNode;
}

/** For writers: an aside within a text. Needs no strings, its words are the writer's. */
export function Callout({ kind, title, children }: CalloutProps) {
  return (
    <aside className={kind === 'caution' ? 'notice notice-caution' : 'notice'} aria-label={title}>
      <p className="notice-title">{title}</p>
      {children}
    </aside>
  );
}

interface FigureProps {
  /** URL and measures of the picture; width and height reserve its space before it loads. */
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

interface QuoteProps {
  /** Who or what is quoted. */
  readonly source: string;
  /** Where the quoted text is. */
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

/** For writers: an ordered list of things to do, its numbers set in the margin. */
export function Steps({ children }: { readonly children: ReactNode }) {
  return <div className="steps">{children}</div>;
}

interface VideoProps {
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

/** For writers: a video that loads only when the reader plays it, with its captions or its transcript. */
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
        // A video without captions has to make sense without sound.
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

/** Who operates the site, as the imprint must name it. */
export interface OperatorFacts {
  readonly name: string;
  /** Postal address in one line; commas separate its parts. */
  readonly address: string;
  readonly email: string;
}

/** The operator's name, postal address and e-mail address, from the deploy's configuration. */
export function Operator({ name, address, email }: OperatorFacts) {
  const t = useStrings('content');
  const mail = (
    <a href={`mailto:${email}`} dir="ltr">
      {email}
    </a>
  );
  return (
    <Facts
      className="operator"
      flat
      facts={[
        [t('operatorName'), <bdi>{name}</bdi>],
        [t('operatorAddress'), <bdi>{address}</bdi>],
        [t('operatorEmail'), mail],
      ]}
    />
  );
}
