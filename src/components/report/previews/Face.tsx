import type { AnswerFace, FaceId, Faces, FaceVerdict, IconFace } from '../../../brand/previews/faces';
import type { PictureUrl, SitePictures } from '../../../brand/evidence/site-pictures';
import { BAND_CLASSES } from '../../band';
import { formatList } from '../../format';
import { useLocale, useStrings } from '../../strings';
import { OutcomeMark } from '../Marks';
import { CardFace, Host, Shown, SiteIcon } from './CardFace';
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
  const { verdict } = faces[id];
  return (
    <li className={id === 'phone' || id === 'tab' ? 'face face-half' : 'face'}>
      <h3>{t(`name.${id}`)}</h3>
      {isChanged && <p className="hint face-changed">{t('withFixes')}</p>}
      <div className="card" {...statedLanguage(language)}>
        <FaceShape id={id} face={faces[id]} pictures={pictures} />
      </div>
      <p className={`face-verdict ${BANDS[verdict.outcome]}`}>
        <OutcomeMark outcome={verdict.outcome} />
        <span>{useVerdict()(verdict)}</span>
      </p>
    </li>
  );
}

/** States the most important finding on a face. */
export function useVerdict(): (verdict: FaceVerdict) => string {
  const t = useStrings('previews');
  const locale = useLocale();
  return ({ code, services = [] }) => {
    const names = services.flatMap((service) =>
      service === 'search' || service === 'chat' ? [] : [SERVICES[service]],
    );
    return t(`verdict.${code}`, { services: formatList(locale, names) });
  };
}

interface FaceShapeProps extends Pick<FaceProps, 'id'> {
  readonly face: Faces[FaceId];
  readonly pictures?: FaceProps['pictures'];
}

/** What people see of a brand in one place. */
export function FaceShape({ id, face, pictures: { previewImage, icon } = {} }: FaceShapeProps) {
  if ('card' in face) {
    const { card } = face;
    return <CardFace card={card} picture={card.picture?.asked === true ? previewImage : undefined} icon={icon} />;
  }
  if ('host' in face) return <Answer face={face} icon={icon} />;
  return <Labelled face={face} isTab={id === 'tab'} icon={icon} />;
}

interface LabelledProps {
  readonly face: IconFace;
  readonly isTab: boolean;
  /** URL of the site's icon as this site has drawn it; without one its shape is shown. */
  readonly icon: PictureUrl | undefined;
}

/** An app's icon above its label, or the title in a tab of a browser. */
function Labelled({ face: { text, icon: stated }, isTab, icon }: LabelledProps) {
  return (
    <div className={isTab ? 'card-name card-pad' : 'card-app card-pad'}>
      <SiteIcon there={stated?.state === 'loaded'} src={icon} size={isTab ? 16 : 48} />
      <Shown text={text} />
    </div>
  );
}

/** What an assistant says about the brand, and the page it cites. */
function Answer({
  face: { name, text, icon: stated, host },
  icon,
}: Pick<LabelledProps, 'icon'> & { readonly face: AnswerFace }) {
  return (
    <div className="card-texts card-pad">
      <Shown text={name} className="card-site" />
      <Shown text={text} className="card-text" />
      <div className="card-name">
        <SiteIcon there={stated?.state === 'loaded'} src={icon} size={16} />
        <Host host={host} />
      </div>
    </div>
  );
}
