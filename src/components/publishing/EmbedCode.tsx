import { BADGE_FRESH_DAYS, badgePathOf, publishedPath, type PublishedKind } from '../../site/published-reports';
import { formatNumber } from '../format';
import type { Copy } from '../report/fixes/FixText';
import { useLocale, useStrings } from '../strings';

interface EmbedCodeProps {
  readonly kind: PublishedKind;
  readonly id: string;
  /** Of the site, without a slash at its end. */
  readonly origin: string;
  /** Makes a control that copies a text: only where script runs. */
  readonly copy?: Copy | undefined;
}

/** A publication's badge as text for other sites, ready to copy: no word of a stranger is in it. */
export function EmbedCode({ kind, id, origin, copy }: EmbedCodeProps) {
  const t = useStrings('publishing');
  const locale = useLocale();
  const page = origin + publishedPath(locale, { id, kind });
  const badge = origin + badgePathOf(id, 'svg');
  const alt = t('embed.alt');
  const days = formatNumber(locale, BADGE_FRESH_DAYS);
  const texts = {
    HTML: `<a href="${page}"><img src="${badge}" alt="${alt}"></a>`,
    Markdown: `[![${alt}](${badge})](${page})`,
  };
  return (
    <div className="embed">
      <h3>{t('embed.title')}</h3>
      <p>
        <img src={badgePathOf(id, 'svg')} alt={alt} height={20} />
      </p>
      <p className="hint">{t(kind === 'assessment' ? 'embed.lede' : 'embed.ledeComparison', { days })}</p>
      {Object.entries(texts).map(([format, text]) => {
        const title = t('embed.code', { format });
        const codeId = `embed-${format.toLowerCase()}`;
        return (
          <div key={format}>
            <p>{title}</p>
            <pre dir="ltr" translate="no">
              <code id={codeId}>{text}</code>
            </pre>
            {copy?.(text, codeId, title)}
          </div>
        );
      })}
    </div>
  );
}
