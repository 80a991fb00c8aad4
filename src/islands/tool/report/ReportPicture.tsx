import { useState } from 'react';
import { PICTURE_SIZES } from '../../../components/report-picture/drawing';
import { useReportName } from '../../../components/report/Hero';
import { useStrings } from '../../../components/strings';
import type { AssessmentResult } from '../result';
import { download } from '../sharing/download';
import { shareIt } from '../sharing/share-it';
import { PICTURE_CHOICES, PICTURES, useGemPicture, type PictureChoice } from './use-gem-picture';

type Said = 'saved' | 'failed' | 'notShared';

/** Whether the browser hands pictures to other apps. */
function canSharePictures(): boolean {
  const files = [new File([''], 'picture.png', { type: 'image/png' })];
  return 'canShare' in navigator && navigator.canShare({ files });
}

/** The report as a picture to share: which one, and buttons that save it and share it. */
export function ReportPicture({ result: { report } }: { readonly result: AssessmentResult }) {
  const t = useStrings('keeping');
  const draw = useGemPicture(report);
  const title = useReportName()(report);
  const [choice, setChoice] = useState<PictureChoice>('wide-light');
  const [said, setSaid] = useState<Said | null>(null);
  const save = async () => {
    setSaid(null);
    const picture = await draw(choice);
    if (picture !== null) download(picture, picture.name);
    setSaid(picture === null ? 'failed' : 'saved');
  };
  const share = async () => {
    setSaid(null);
    const picture = await draw(choice);
    if (picture === null) setSaid('failed');
    else if (!(await shareIt({ files: [picture], title }))) setSaid('notShared');
  };
  return (
    <div>
      <p className="keeping-buttons">
        <select
          aria-label={t('picture.label')}
          value={choice}
          onChange={({ target }) => setChoice(target.value as PictureChoice)}
        >
          {PICTURE_CHOICES.map((one) => (
            <option key={one} value={one}>
              {t(`picture.choice.${one}`, { size: sizeOf(one) })}
            </option>
          ))}
        </select>
        <button type="button" className="button-quiet" onClick={() => void save()}>
          {t('picture.save')}
        </button>
        {canSharePictures() && (
          <button type="button" className="button-quiet" onClick={() => void share()}>
            {t('picture.share')}
          </button>
        )}
      </p>
      <p role="status">{said !== null && t(`picture.${said}`)}</p>
    </div>
  );
}

/** Width and height in pixels, isolated: they must not change places in a sentence from right to left. */
function sizeOf(choice: PictureChoice): string {
  const { width, height } = PICTURE_SIZES[PICTURES[choice].format];
  return `\u2068${width} × ${height}\u2069`;
}
