import { BADGE_FRESH_DAYS, badgePathOf, publishedPath, type PublishedKind } from '../../site/published-reports';
import { formatNumber } from '../format';
import type { Copy } from '../report/fixes/FixText';
import { useLocale, useStrings } from '../strings';

interface EmbedCodeProps {
  readonly kind: PublishedKind;
  readonly id: string;
  /** The site's origin, without a trailing slash. */
  readonly origin: string;
  /** Level of the heading; names of formats are headings below it. */
  readonly level: 2 | 3;
  /** Keeps the codes one step away. */
  readonly isClosed?: boolean;
  /** Makes a control that copies a text: only where script runs. */
  readonly copy?: Copy | undefined;
}

/**
 * A publication's badge as text for other sites, as HTML and as Markdown: it holds no untrusted text. Its strings
 * are the namespace `publishing`.
 */
export function EmbedCode({ kind, id, origin, level, isClosed = false, copy }: EmbedCodeProps) {
  const t = useStrings('publishing');
  const locale = useLocale();
  const [Title, Format] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  const page = origin + publishedPath(locale, { id, kind });
  const badge = origin + badgePathOf(id, 'svg');
  const alt = t('embed.alt');
  const texts = {
    HTML: `<a href="${page}"><img src="${badge}" alt="${alt}"></a>`,
    Markdown: `[![${alt}](${badge})](${page})`,
  };
  const codes = Object.entries(texts).map(([format, text]) => {
    const codeId = `embed-${format.toLowerCase()}`;
    return (
      <div key={format}>
        <Format>{format}</Format>
        <pre dir="ltr" translate="no">
          <code id={codeId}>{text}</code>
        </pre>
        {copy?.(text, codeId, format)}
      </div>
    );
  });
  return (
    <section className="embed">
      <Title>{t('embed.title')}</Title>
      <p>
        <img src={badgePathOf(id, 'svg')} alt={alt} height={20} />
      </p>
      <p>
        {t(kind === 'assessment' ? 'embed.lede' : 'embed.ledeComparison', {
          days: formatNumber(locale, BADGE_FRESH_DAYS),
        })}
      </p>
      {isClosed ? (
        <details>
          <summary>{Object.keys(texts).join(' · ')}</summary>
          {codes}
        </details>
      ) : (
        codes
      )}
    </section>
  );
}
