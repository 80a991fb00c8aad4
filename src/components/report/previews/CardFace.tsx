import type { PreviewCard, PreviewText } from '../../../brand/previews/card';
import { useStrings } from '../../strings';
import { PictureFrame, type PictureFrameProps } from './PictureFrame';
import { SiteIcon } from './SiteIcon';

/** A text as the card shows it, in its own direction. */
function Shown({ text, className }: { readonly text: PreviewText | null; readonly className: string }) {
  const t = useStrings('previews');
  if (text === null) return null;
  return (
    <p className={className} dir="auto">
      {text.shown || t('field.host')}
      {text.rest !== '' && '…'}
    </p>
  );
}

/** The address; of a pasted page without one, the word for it. */
function Host({ host }: { readonly host: string }) {
  const t = useStrings('previews');
  return <p className="card-host">{host === '' ? t('field.host') : <bdi dir="ltr">{host}</bdi>}</p>;
}

function NameLine({ card }: { readonly card: PreviewCard }) {
  return (
    <div className="card-name">
      <SiteIcon there={card.icon?.state === 'loaded'} />
      <Shown text={card.name} className="card-site" />
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

/** Lines of an answer that nobody wrote, with the mark that leads to the source below. */
function AnswerLines() {
  return (
    <svg className="answer-lines" viewBox="0 0 300 36" aria-hidden>
      <path d="M0 8H300M0 26H190" />
      <circle cx="206" cy="26" r="2" />
    </svg>
  );
}

/** What of a link is seen in a place, known by how it is laid out alone: no logo and no colour of anyone's. */
export function CardFace({ card, src }: { readonly card: PreviewCard } & Pick<PictureFrameProps, 'src'>) {
  const picture = card.picture && <PictureFrame picture={card.picture} src={src} />;
  const row = card.picture?.shape === 'square' ? ' card-row' : '';
  switch (card.id) {
    case 'search':
      return (
        <div className="card-search card-texts">
          <NameLine card={card} />
          <Host host={card.host} />
          <Texts card={card} />
        </div>
      );
    case 'facebook':
    case 'x':
      return (
        <div className={`card-boxed${row}`}>
          {picture}
          <div className="card-texts card-pad">
            <Host host={card.host} />
            <Texts card={card} />
          </div>
        </div>
      );
    case 'slack':
      return (
        <div className={`card-slack card-texts${row}`}>
          <div className="card-texts">
            <NameLine card={card} />
            <Texts card={card} />
          </div>
          {picture}
        </div>
      );
    case 'chat':
      return (
        <>
          <AnswerLines />
          <div className="card-boxed card-texts card-pad">
            <NameLine card={card} />
            <Texts card={card} />
          </div>
        </>
      );
  }
}
