import type { CardFace as JudgedFace, FaceId, Faces, FaceVerdict } from '../../../brand/previews/faces';
import { isService } from '../../../brand/previews/card';
import type { SitePictures } from '../../../brand/evidence/site-pictures';
import { BAND_CLASSES } from '../../band';
import { formatList } from '../../format';
import { useLocale, useStrings } from '../../strings';
import { OutcomeMark } from '../Marks';
import { CardFace } from './CardFace';
import { SERVICES, statedLanguage } from './service-names';

interface FaceProps {
  readonly id: FaceId;
  readonly faces: Faces;
  /** As the page says. */
  readonly language: string | null;
  /** Of the site; shapes replace missing ones. */
  readonly pictures: Pick<SitePictures, 'previewImage' | 'icon'>;
  /** By fixes that a reader chose. */
  readonly isChanged?: boolean;
}

const BANDS = { pass: BAND_CLASSES.good, partial: BAND_CLASSES.uneven, fail: BAND_CLASSES.weak, unknown: '' } as const;

/** One face of a brand, in a list of them: what others see, and the most important finding on it. */
export function Face({ id, faces, language, pictures, isChanged = false }: FaceProps) {
  const t = useStrings('previews');
  return (
    <li className={id === 'phone' || id === 'tab' ? 'face face-half' : 'face'}>
      <h3>{t(`name.${id}`)}</h3>
      {isChanged && <p className="hint face-changed">{t('withFixes')}</p>}
      <DrawnFace face={faces[id]} language={language} pictures={pictures} />
    </li>
  );
}

interface DrawnFaceProps extends Pick<FaceProps, 'language'> {
  readonly face: JudgedFace;
  readonly pictures?: FaceProps['pictures'];
}

/** What others see, and the most important finding on it. */
export function DrawnFace({ face: { card, verdict }, language, pictures }: DrawnFaceProps) {
  const say = useVerdict();
  return (
    <>
      <div className="card" {...statedLanguage(language)}>
        <CardFace card={card} pictures={pictures} />
      </div>
      <p className={`face-verdict ${BANDS[verdict.outcome]}`}>
        <OutcomeMark outcome={verdict.outcome} />
        <span>{say(verdict)}</span>
      </p>
    </>
  );
}

/** States the most important finding on a face. */
export function useVerdict(): (verdict: FaceVerdict) => string {
  const t = useStrings('previews');
  const locale = useLocale();
  return ({ code, services = [] }) => {
    const names = services.flatMap((id) => (isService(id) ? [SERVICES[id]] : []));
    return t(`verdict.${code}`, { services: formatList(locale, names) });
  };
}
