/** What the heads of pages say alike, whether the build or a function makes them. */
import { localeFacts, type Locale } from '../site/locales';
import { hreflangLinks, SITE_NAME, SOCIAL_CARD } from '../site/page-metadata';

interface PreviewTagsProps {
  readonly title: string;
  readonly description: string;
  readonly type: 'website' | 'article';
  readonly locale: Locale;
  /** Absolute URL of the page. */
  readonly url: string;
  /** What previews show, of the size of social cards, by its absolute URL. */
  readonly picture: { readonly url: string; readonly alt: string };
}

/** What a shared link to the page shows: https://ogp.me/ and the cards of X, which read the same tags. */
export function PreviewTags({ title, description, type, locale, url, picture }: PreviewTagsProps) {
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:locale" content={localeFacts(locale).openGraph} />
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:width" content={String(SOCIAL_CARD.width)} />
      <meta property="og:image:height" content={String(SOCIAL_CARD.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

interface AddressTagsProps {
  /** Absolute URL of the page that search engines should keep; null if it is not for them. */
  readonly canonical: string | null;
  /** Absolute URLs of the page in every locale it has, itself included. */
  readonly alternates: readonly { readonly locale: Locale; readonly url: string }[];
}

/** Where the page is, and where in other languages. */
export function AddressTags({ canonical, alternates }: AddressTagsProps) {
  return (
    <>
      {canonical !== null && <link rel="canonical" href={canonical} />}
      {hreflangLinks(alternates).map(({ hreflang, url }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={url} />
      ))}
    </>
  );
}
