import type { ReactNode } from 'react';
import type { PreviewCard, PreviewField, PreviewId, PreviewNote } from '../../../brand/previews/card';
import { LABEL_LIMITS } from '../../../brand/previews/faces';
import { SOURCES_OF_PREVIEWS } from '../../../brand/checks/preview-sources';
import { PREVIEW_RULES, previews } from '../../../brand/previews/previews';
import type { Report } from '../../../brand/report/report';
import type { MissingReason, SitePictures } from '../../../brand/evidence/site-pictures';
import type { Translate } from '../../string-keys';
import { useLocale, useStrings } from '../../strings';
import { Facts, type Fact } from '../../Facts';
import { formatNumber, formatShare } from '../../format';
import { isolate, Isolated } from '../isolate';
import { SourceList } from '../Sources';
import { CardFace, pictureSize } from './CardFace';
import { statedLanguage, usePreviewName } from './service-names';

interface PreviewsProps {
  readonly report: Report;
  /** Of the site, where it was measured just now; shapes replace missing ones. */
  readonly pictures?: SitePictures | undefined;
}

/** A link to the site in nine places, side by side, and what faces follow. Its strings are `previews` and `rules`. */
export function Previews({ report, pictures }: PreviewsProps) {
  const t = useStrings('rules');
  const locale = useLocale();
  return (
    <>
      <ul className="previews">
        {previews(report).map((card) => (
          <Preview key={card.id} card={card} language={report.portrait.language} pictures={pictures} />
        ))}
      </ul>
      <p>
        {t('preview.labels', {
          phone: formatNumber(locale, LABEL_LIMITS.phone.max),
          tab: formatNumber(locale, LABEL_LIMITS.tab.max),
        })}
      </p>
    </>
  );
}

interface PreviewProps {
  readonly card: PreviewCard;
  readonly pictures?: SitePictures | undefined;
  /** URL of the picture where it is this site's own, shown and described above the previews. */
  readonly src?: string | undefined;
  /** The heading above it, in place of the service's name: then what the card follows is left to its surroundings. */
  readonly heading?: ReactNode;
  /** Leaves out where its texts come from. */
  readonly brief?: boolean;
  /** As the page says. */
  readonly language: string | null;
}

/** One preview: the card, where its parts come from, what is wrong with it, and which rules it follows. */
export function Preview({ card, language, heading, pictures, src, brief = false }: PreviewProps) {
  const nameOf = usePreviewName();
  const isAsked = card.picture?.asked === true;
  const picture = src ?? (isAsked ? pictures?.previewImage : undefined);
  return (
    <li className="preview">
      {heading ?? <h4>{nameOf(card.id)}</h4>}
      <div className="card" {...statedLanguage(language)}>
        <CardFace card={card} picture={picture} icon={pictures?.icon} decorative={src !== undefined} />
      </div>
      {!brief && <Origins card={card} />}
      <Notes card={card} missing={isAsked ? pictures?.missing?.previewImage : undefined} />
      {heading === undefined && <Rules id={card.id} />}
    </li>
  );
}

/** Which field each part was taken from. */
function Origins({ card }: { readonly card: PreviewCard }) {
  const t = useStrings('previews');
  const rules = useStrings('rules');
  const locale = useLocale();
  const origin = (part: 'name' | 'title' | 'description'): Fact | false => {
    const text = card[part];
    if (text === null) return false;
    const { text: name, isTag } = fieldName(t, text.field);
    return [rules(`part.${part}`), isTag ? <code dir="ltr">{name}</code> : name];
  };
  const { picture } = card;
  return (
    <Facts
      flat
      facts={[
        origin('name'),
        origin('title'),
        origin('description'),
        picture !== null && [
          rules('part.picture'),
          <>
            <bdi>{[picture.type?.toUpperCase(), pictureSize(picture)].filter(Boolean).join(', ')}</bdi>
            {picture.visible !== null && picture.visible < 1000 && (
              <> {t('picture.visible', { share: formatShare(locale, picture.visible) })}</>
            )}{' '}
            <span className="found">
              <code dir="ltr">{picture.url}</code>
            </span>
          </>,
        ],
        picture !== null && [rules('part.alt'), picture.alt === null ? t('picture.noAlt') : <bdi>{picture.alt}</bdi>],
      ]}
    />
  );
}

interface NotesProps {
  readonly card: PreviewCard;
  /** Why its picture is not shown here. */
  readonly missing: MissingReason | undefined;
}

function Notes({ card, missing }: NotesProps) {
  const t = useStrings('previews');
  const rules = useStrings('rules');
  const nameOf = (field: PreviewNote['field']) => (field === undefined ? '' : isolate(fieldName(t, field).text));
  const sentences = card.notes.map(({ code, field, wanted, size = '', name = '' }) =>
    rules(`note.${code}`, { field: nameOf(field), wanted: nameOf(wanted), size: isolate(size), name: isolate(name) }),
  );
  for (const part of ['title', 'description'] as const) {
    const rest = card[part]?.rest.trim() ?? '';
    if (rest !== '') sentences.push(rules(`cut.${part}`, { rest: isolate(rest) }));
  }
  if (missing !== undefined) sentences.push(t(`picture.${missing}`));
  if (sentences.length === 0) return null;
  return (
    <ul className="preview-notes">
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Isolated text={sentence} />
        </li>
      ))}
    </ul>
  );
}

/** What the card follows, and what of it is assumed. */
export function Rules({ id }: { readonly id: PreviewId }) {
  const t = useStrings('previews');
  const rules = useStrings('rules');
  const locale = useLocale();
  const { title, description } = PREVIEW_RULES[id];
  return (
    <details>
      <summary>{t('rules')}</summary>
      <p>
        {rules(`preview.${id}`)}{' '}
        {rules(title.unit === 'bytes' ? 'limits.bytes' : title.published ? 'limits.published' : 'limits.assumed', {
          title: formatNumber(locale, title.max),
          description: formatNumber(locale, description.max),
        })}
      </p>
      <p>
        <SourceList sources={SOURCES_OF_PREVIEWS[id]} />
      </p>
    </details>
  );
}

/** Fields that have a name in the page's own language of tags, which no locale translates. */
const TAGS: Readonly<Record<Exclude<PreviewField, 'text' | 'host'>, string>> = {
  title: '<title>',
  h1: '<h1>',
  'og:title': 'og:title',
  'twitter:title': 'twitter:title',
  'meta:description': 'meta description',
  'og:description': 'og:description',
  'twitter:description': 'twitter:description',
  'website:name': 'WebSite.name',
  'og:site_name': 'og:site_name',
};

interface FieldName {
  readonly text: string;
  /** Whether it is a tag rather than words of ours. */
  readonly isTag: boolean;
}

/** What a field is called next to a preview. */
function fieldName(t: Translate<'previews'>, field: PreviewField): FieldName {
  if (field === 'text' || field === 'host') return { text: t(`field.${field}`), isTag: false };
  return { text: TAGS[field], isTag: true };
}
