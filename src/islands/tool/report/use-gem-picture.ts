import type { Report } from '../../../brand/report';
import { webUrl } from '../../../brand/sites';
import { formatMoment, formatScore } from '../../../components/format';
import { facetsOf } from '../../../components/report/dimensions';
import { useLocale, useStrings } from '../../../components/strings';
import { localeFacts } from '../../../site/locales';
import { download } from '../sharing/download';
import { gemPicture, type PictureLine } from './gem-picture';

function fontOf(selector: string): string {
  return getComputedStyle(document.querySelector(selector) ?? document.body).fontFamily;
}

/** Name of the picture's file: hosts are in punycode, so it is plain everywhere. */
export function pictureName({ scope, target }: Pick<Report, 'scope' | 'target'>): string {
  const isNowhere = scope === 'page' && target.address === '';
  return `facet-${isNowhere ? 'page' : (webUrl(target.origin)?.hostname ?? 'page')}.png`;
}

/** Gives what saves the report's gem as a picture, in the page's language; false if it could not be drawn. */
export function useGemPicture(report: Report): () => Promise<boolean> {
  const t = useStrings('report');
  const locale = useLocale();
  const { overall, target, scope, collectedAt, rubricVersion } = report;
  const { dir } = localeFacts(locale);

  const scoreText = (): string => {
    if (overall === null) return t('overall.none');
    const { low, high } = overall;
    if (high === low) return t('score.of');
    return t('score.interval', { low: formatScore(locale, low), high: formatScore(locale, high) });
  };
  return async () => {
    const font = fontOf('body');
    const line = { font, size: 36, direction: dir } as const;
    const address = scope === 'site' ? target.origin : target.address;
    const lines: readonly PictureLine[] = [
      { ...line, text: address || t('scope.page'), size: 48, y: 1090, direction: address ? 'ltr' : dir },
      ...(overall === null
        ? []
        : [{ ...line, text: formatScore(locale, overall.value), size: 150, y: 1250, font: fontOf('.overall .score') }]),
      { ...line, text: scoreText(), y: 1315, quiet: true },
      { ...line, text: formatMoment(locale, collectedAt), y: 1385 },
      { ...line, text: `${t('facts.rubric')} ${rubricVersion} · ${t(`scope.${scope}`)} · Facet`, y: 1440, quiet: true },
    ];
    const picture = await gemPicture(facetsOf(report), lines);
    if (picture === null) return false;
    download(picture, pictureName(report));
    return true;
  };
}
