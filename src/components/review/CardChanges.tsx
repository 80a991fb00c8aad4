import { languageName, perLocale } from '../format';
import { isolate } from '../report/isolate';
import { useLocale, useStrings } from '../strings';
import { PageTitle, PathLink } from './PageLink';
import type { CardChange } from './review';
import type { ListContext } from './title-languages';

/** Size of a social card, in pixels. */
const SIZE = { width: 1200, height: 630 } as const;

const PICTURES = ['before', 'after', 'difference'] as const;

/** Two significant digits: if one word of a card changed, only a few of its pixels differ. */
const shareFormat = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumSignificantDigits: 2 }));

/** Social cards that differ: how they were, how they are, and where they differ. */
export function CardChanges({ cards, languageOf }: { readonly cards: readonly CardChange[] } & ListContext) {
  const t = useStrings('review');
  const locale = useLocale();
  return (
    <>
      {cards.map((card) => (
        <article key={card.path} className="changes-piece">
          <h3>
            <PageTitle title={card.title} lang={languageOf(card.path, card.title)} />
          </h3>
          <p className="changes-languages">
            <span>{languageName(locale, card.locale)}</span>
            <PathLink path={card.path} />
            {card.share !== null && <span>{t('cards.share', { share: shareFormat(locale).format(card.share) })}</span>}
          </p>
          <div className="changes-cards">
            {PICTURES.map((picture) => (
              <Picture key={picture} picture={picture} card={card} />
            ))}
          </div>
        </article>
      ))}
    </>
  );
}

interface PictureProps {
  readonly picture: (typeof PICTURES)[number];
  readonly card: CardChange;
}

/** The picture, or a note that there isn't one. */
function Picture({ picture, card }: PictureProps) {
  const t = useStrings('review');
  const { title, change, [picture]: src } = card;
  const isUnread = picture === 'before' && change !== 'added';
  return (
    <figure>
      <figcaption>{t(`cards.${picture}`)}</figcaption>
      {src === null ? (
        <p>{t(`cards.without.${isUnread ? 'unread' : picture}`)}</p>
      ) : (
        <a href={src}>
          <img src={src} {...SIZE} loading="lazy" alt={t(`cards.alt.${picture}`, { title: isolate(title) })} />
        </a>
      )}
    </figure>
  );
}
