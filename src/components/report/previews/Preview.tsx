import type { ReactNode } from 'react';
import {
  DISCORD_NAME_LENGTH,
  META_IMAGE_LARGE,
  META_IMAGE_LEAST,
  WHATSAPP_HEAD_KILOBYTES,
  WHATSAPP_IMAGE,
} from '../../../brand/basics/published-limits';
import type { PreviewCard, PreviewField, PreviewId, PreviewNote, PreviewRules } from '../../../brand/previews/card';
import type { Limit } from '../../../brand/previews/cut';
import { PREVIEW_RULES } from '../../../brand/previews/rules';
import { PREVIEWS_READ, SOURCES_OF_PREVIEWS } from '../../../brand/checks/preview-sources';
import { previews } from '../../../brand/previews/previews';
import type { Report } from '../../../brand/report/report';
import type { MissingReason, SitePictures } from '../../../brand/evidence/site-pictures';
import type { Translate } from '../../string-keys';
import { useLocale, useStrings } from '../../strings';
import { Facts, type Fact } from '../../Facts';
import { formatDay, formatNumber, formatShare } from '../../format';
import { isolate, Isolated } from '../isolate';
import { SourceList } from '../Sources';
import { CardFace, pictureSize } from './CardFace';
import { statedLanguage, usePreviewName } from './service-names';

interface PreviewsProps {
  readonly report: Report;
  /** Of the site, where it was measured just now; shapes replace missing ones. */
  readonly pictures?: SitePictures | undefined;
}

/** The brand on every surface, side by side, with what each follows. Its strings are `previews` and `rules`. */
export function Previews({ report, pictures }: PreviewsProps) {
  return (
    <ul className="previews">
      {previews(report).map((card) => (
        <Preview key={card.id} card={card} language={report.portrait.language} pictures={pictures} />
      ))}
    </ul>
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
  return (
    <li className="preview">
      {heading ?? <h4>{nameOf(card.id)}</h4>}
      <div className="card" {...statedLanguage(language)}>
        <CardFace card={card} pictures={pictures} own={src} />
      </div>
      {!brief && <Origins card={card} />}
      <Notes card={card} missing={card.picture?.asked === true ? pictures?.missing?.previewImage : undefined} />
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
  const limits = useLimits();
  const nameOf = (field: PreviewNote['field']) => (field === undefined ? '' : isolate(fieldName(t, field).text));
  const sentences = card.notes.map(({ code, field, wanted, size = '', name = '' }) =>
    rules(`note.${code}`, {
      ...limits,
      field: nameOf(field),
      wanted: nameOf(wanted),
      size: isolate(size),
      name: isolate(name),
    }),
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

/** The published limits that words about previews name. */
function useLimits(): Readonly<Record<string, string>> {
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  return {
    large: isolate(pictureSize(META_IMAGE_LARGE) ?? ''),
    least: isolate(pictureSize(META_IMAGE_LEAST) ?? ''),
    kilobytes: number(WHATSAPP_IMAGE.kilobytes),
    width: number(WHATSAPP_IMAGE.width),
    ratio: isolate(`${WHATSAPP_IMAGE.ratio}:1`),
    head: number(WHATSAPP_HEAD_KILOBYTES),
    siteName: number(DISCORD_NAME_LENGTH),
  };
}

/** What the card follows, what of it is assumed, and when its sources were read. */
export function Rules({ id }: { readonly id: PreviewId }) {
  const t = useStrings('previews');
  const rules = useStrings('rules');
  const locale = useLocale();
  const limits = useLimits();
  const { name, title, description }: PreviewRules = PREVIEW_RULES[id];
  const max = {
    ...(name && { name: formatNumber(locale, name.max) }),
    ...(title && { title: formatNumber(locale, title.max) }),
    ...(description && { description: formatNumber(locale, description.max) }),
  };
  return (
    <details>
      <summary>{t('rules')}</summary>
      <p>
        <Isolated text={rules(`preview.${id}`, { ...limits, ...max })} />
        {title && description && ` ${rules(limitsKey(title), max)}`}
      </p>
      <p>
        {rules('read', { date: formatDay(locale, PREVIEWS_READ[id]) })} <SourceList sources={SOURCES_OF_PREVIEWS[id]} />
      </p>
    </details>
  );
}

const limitsKey = ({ unit, published }: Limit) =>
  unit === 'bytes' ? 'limits.bytes' : published ? 'limits.published' : 'limits.assumed';

/** Fields that have a name in the page's own language of tags, which no locale translates. */
const TAGS: Readonly<Record<Exclude<PreviewField, 'text' | 'inferred' | 'host'>, string>> = {
  title: '<title>',
  h1: '<h1>',
  'og:title': 'og:title',
  'twitter:title': 'twitter:title',
  'meta:description': 'meta description',
  'og:description': 'og:description',
  'twitter:description': 'twitter:description',
  'website:name': 'WebSite.name',
  'og:site_name': 'og:site_name',
  'organization:name': 'Organization.name',
  'application-name': 'application-name',
  'manifest:short_name': 'short_name',
  'manifest:name': 'name',
  'apple-mobile-web-app-title': 'apple-mobile-web-app-title',
};

interface FieldName {
  readonly text: string;
  /** Whether it is a tag rather than words of ours. */
  readonly isTag: boolean;
}

/** What a field is called next to a preview. */
function fieldName(t: Translate<'previews'>, field: PreviewField): FieldName {
  if (field === 'text' || field === 'inferred' || field === 'host') return { text: t(`field.${field}`), isTag: false };
  return { text: TAGS[field], isTag: true };
}
