import { formatNumber } from '../../components/format';
import { useByteSize } from '../../components/byte-size';
import { useLocale, useStrings } from '../../components/strings';
import { SCREENSHOT_BYTES_SHOWN, SCREENSHOT_MEGAPIXELS } from '../../site/feedback';
import type { Chosen } from './use-screenshot';

interface ScreenshotPreviewProps {
  readonly chosen: Chosen;
  readonly onRemove: () => void;
}

/** What was chosen: the picture itself, so that the user does not send the wrong one, and a way to take it back. */
export function ScreenshotPreview({ chosen: { name, bytes, code, picture }, onRemove }: ScreenshotPreviewProps) {
  const t = useStrings('feedback');
  const size = useByteSize();
  const most = {
    size: size(SCREENSHOT_BYTES_SHOWN),
    megapixels: formatNumber(useLocale(), SCREENSHOT_MEGAPIXELS),
  };
  return (
    <div className="preview">
      {picture !== null && <img src={picture} alt={t('screenshot.alt')} />}
      <p role="status">
        <bdi>{name}</bdi> ({size(bytes)}){code !== null && <strong> {t(`screenshot.${code}`, most)}</strong>}
      </p>
      <button type="button" className="button-quiet" onClick={onRemove}>
        {t('screenshot.remove')}
      </button>
    </div>
  );
}
