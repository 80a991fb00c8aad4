import type { ReactNode } from 'react';
import type { SitePictures } from '../../../brand/evidence/site-pictures';
import type { PreviewCard, PreviewPicture, ShownText } from '../../../brand/previews/card';
import { useLocale, useStrings } from '../../strings';

interface ShownProps {
  readonly text: ShownText | null;
  readonly className?: string;
}

/** A text as others show it, in its own direction, a wrong name in it circled. */
function Shown({ text, className }: ShownProps) {
  const t = useStrings('previews');
  const locale = useLocale();
  if (text === null) return null;
  const { shown, rest, wrong } = text;
  return (
    <p className={className} dir="auto">
      {wrong === undefined ? (
        shown || t('field.host')
      ) : (
        <>
          {shown.slice(0, wrong.from)}
          <mark className="wrong-name">
            {shown.slice(wrong.from, wrong.to)}
            <span className="hidden-visually" lang={locale}>
              {' '}
              ({t(wrong.isSlip ? 'wrong.slip' : 'wrong.other')})
            </span>
          </mark>
          {shown.slice(wrong.to)}
        </>
      )}
      {rest !== '' && '…'}
    </p>
  );
}

/** The URL; of a pasted page without one, the word for it. */
function Host({ host }: { readonly host: string }) {
  const t = useStrings('previews');
  return <p className="card-host">{host === '' ? t('field.host') : <bdi dir="ltr">{host}</bdi>}</p>;
}

function NameLine({ name, icon }: { readonly name: ShownText | null; readonly icon: ReactNode }) {
  return (
    <div className="card-name">
      {icon}
      <Shown text={name} className="card-site" />
    </div>
  );
}

function Texts({ card }: { readonly card: PreviewCard }) {
  return (
    <div className="card-texts">
      <Shown text={card.title} className="card-title" />
      <Shown text={card.description} className="card-text" />
    </div>
  );
}

interface CardFaceProps {
  readonly card: PreviewCard;
  /** Of the site, as this site has drawn them; without one its shape is shown. */
  readonly pictures?: Pick<SitePictures, 'previewImage' | 'icon'> | undefined;
  /** URL of the picture where it is this site's own and described elsewhere. */
  readonly own?: string | undefined;
}

/** What is seen of the brand on a surface, recognisable by its layout alone: without anybody's logo or colours. */
export function CardFace({ card, pictures: { previewImage, icon } = {}, own }: CardFaceProps) {
  const src = own ?? (card.picture?.asked === true ? previewImage : undefined);
  const picture = card.picture && <PictureFrame picture={card.picture} src={src} decorative={own !== undefined} />;
  const row = card.picture?.shape === 'square' ? ' card-row' : '';
  const siteIcon = (size?: number) => <SiteIcon there={card.icon?.state === 'loaded'} src={icon} size={size} />;
  switch (card.id) {
    case 'search':
      return (
        <div className="card-search card-texts card-pad">
          <NameLine name={card.name} icon={siteIcon()} />
          <Host host={card.host} />
          <Texts card={card} />
        </div>
      );
    case 'facebook':
    case 'x':
    case 'linkedin':
    case 'whatsapp':
    case 'mastodon':
      return (
        <div className={`card-boxed${row}`}>
          {picture}
          <div className="card-texts card-pad">
            {card.name === null ? <Host host={card.host} /> : <Shown text={card.name} className="card-host" />}
            <Texts card={card} />
          </div>
        </div>
      );
    case 'slack':
    case 'discord':
      return (
        <div className={`card-slack card-texts${row}`}>
          <div className="card-texts">
            {card.id === 'slack' ? (
              <NameLine name={card.name} icon={siteIcon()} />
            ) : (
              <Shown text={card.name} className="card-site" />
            )}
            <Texts card={card} />
          </div>
          {picture}
        </div>
      );
    case 'phone':
      return (
        <div className="card-app card-pad">
          {siteIcon(48)}
          <Shown text={card.name} />
        </div>
      );
    case 'tab':
      return (
        <div className="card-name card-pad">
          {siteIcon(16)}
          <Shown text={card.title} />
        </div>
      );
    case 'chat':
      return (
        <div className="card-texts card-pad">
          <Shown text={card.name} className="card-site" />
          <Texts card={card} />
          <div className="card-name">
            {siteIcon(16)}
            <Host host={card.host} />
          </div>
        </div>
      );
  }
}

/** Width of the drawing; its height follows the frame's ratio. */
const WIDTH = 1000;
/** A picture far taller than wide is drawn as one this tall. */
const TALLEST = 1.5;

/** The size of a picture as it was measured, `1200 × 630`; null if it is not known. */
export function pictureSize({ width, height }: Pick<PreviewPicture, 'width' | 'height'>): string | null {
  return width === null || height === null ? null : `${width} × ${height}`;
}

interface PictureFrameProps {
  readonly picture: PreviewPicture;
  /** Data URL, or of a file of this site. Nothing is ever loaded from elsewhere. */
  readonly src: string | undefined;
  /** Whether it is described elsewhere. */
  readonly decorative: boolean;
}

/**
 * The place a picture takes in a card: the picture as it is cut there, or only the place, drawn as printers draw a
 * picture that is not there yet.
 */
function PictureFrame({ picture, src, decorative }: PictureFrameProps) {
  const t = useStrings('previews');
  const locale = useLocale();
  const [width, height] = picture.aspect;
  const tall = Math.round(WIDTH * Math.min(height / width, TALLEST));
  // The card is in the page's language, and so is what the page says about its picture.
  const name = picture.alt ? { 'aria-label': picture.alt } : { 'aria-label': t('picture.name'), lang: locale };
  return (
    <span className={picture.shape === 'square' ? 'picture picture-square' : 'picture'}>
      <svg
        viewBox={`0 0 ${WIDTH} ${tall}`}
        {...(src === undefined || decorative ? { 'aria-hidden': true } : { role: 'img', ...name })}
      >
        {src === undefined ? (
          <path d={`M0 0H${WIDTH}V${tall}H0ZL${WIDTH} ${tall}M0 ${tall}L${WIDTH} 0`} />
        ) : (
          <image href={src} width={WIDTH} height={tall} preserveAspectRatio="xMidYMid slice" />
        )}
      </svg>
      {src === undefined && <span dir="auto">{pictureSize(picture) ?? t('picture.unmeasured')}</span>}
    </span>
  );
}

interface SiteIconProps {
  readonly there: boolean;
  readonly src: string | undefined;
  /** In CSS pixels. */
  readonly size: number | undefined;
}

/** The place of a site's icon, beside or above its name; blank if the site has no icon. */
function SiteIcon({ there, src, size = 20 }: SiteIconProps) {
  return (
    <svg className="site-icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden>
      {src === undefined ? (
        <path d={there ? 'M.5.5h19v19H.5ZL19.5 19.5M.5 19.5 19.5.5' : 'M.5.5h19v19H.5Z'} />
      ) : (
        <image href={src} width="20" height="20" />
      )}
    </svg>
  );
}
