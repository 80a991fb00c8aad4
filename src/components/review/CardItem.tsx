import type { PreviewCard } from '../../brand/previews/card';
import { SOCIAL_CARD } from '../../site/page-metadata';
import { foreign } from '../foreign';
import { languageName, formatNumber } from '../format';
import { Preview } from '../report/previews/Preview';
import { usePreviewName } from '../report/previews/service-names';
import { useLocale, useStrings } from '../strings';
import type { JudgedCardPage } from './card-pages';
import { textLocale } from './card-previews';
import { RiskMarks } from './RiskMarks';

export interface ListedCard {
  readonly page: JudgedCardPage;
  /** In the order of `LINK_IDS`. */
  readonly previews: readonly PreviewCard[];
  /** Alternative text of its card, as its tags state it. */
  readonly alt: string;
}

/** One page: what is found about it, its card as it is, what each service makes of a link to it, and its tags. */
export function CardItem({ page, previews, alt }: ListedCard) {
  const t = useStrings('debug');
  const locale = useLocale();
  const nameOf = usePreviewName();
  const language = textLocale(page);
  const { path, picture, problems, route, tags, title } = page;
  const shown = picture?.file ?? null;
  return (
    <li className="card-item">
      <h2>
        <bdi {...foreign(language)}>{title}</bdi>
      </h2>
      <p className="card-item-facts">
        <a href={path}>
          <bdi dir="ltr">{path}</bdi>
        </a>
        <span>{languageName(locale, page.locale)}</span>
        <span>{t(`kind.${route}`)}</span>
      </p>
      <RiskMarks problems={problems} />
      {shown === null ? (
        <p>{t(picture === null ? 'card.unnamed' : 'card.missing')}</p>
      ) : (
        <img
          src={shown}
          width={SOCIAL_CARD.width}
          height={SOCIAL_CARD.height}
          loading="lazy"
          alt={alt}
          {...foreign(language)}
        />
      )}
      <ul className="previews">
        {previews.map((card) => (
          <Preview
            key={card.id}
            card={card}
            language={language}
            heading={<h3>{nameOf(card.id)}</h3>}
            src={shown ?? undefined}
          />
        ))}
      </ul>
      <details>
        <summary>{t('tags', { number: formatNumber(locale, tags.length) })}</summary>
        <pre className="card-tags" lang={language} dir="ltr">
          <code>{tags.join('\n')}</code>
        </pre>
      </details>
    </li>
  );
}
