import type { ReactNode } from 'react';
import {
  FACE_IDS,
  faces,
  type AnswerFace,
  type FaceId,
  type Faces as SeenFaces,
  type FaceVerdict,
  type IconFace,
} from '../../../brand/previews/faces';
import { isStandIn } from '../../../brand/page-evidence';
import type { Seen } from '../../../brand/fixes/seen-after';
import { faceChanges } from '../../../brand/previews/face-changes';
import type { Report } from '../../../brand/report';
import type { SitePictures } from '../../../brand/site-pictures';
import { FACES_ID } from '../../anchors';
import { BAND_CLASSES } from '../../band';
import { formatList } from '../../format';
import { useLocale, useStrings } from '../../strings';
import { Constellation } from '../Constellation';
import { useReportName } from '../Hero';
import { isolate, Isolated } from '../isolate';
import { OutcomeMark } from '../Marks';
import { StatedThings } from '../StatedThings';
import { CardFace, Host, Shown, SiteIcon } from './CardFace';
import { SERVICES, statedLanguage } from './service-names';

interface FacesProps {
  readonly report: Report;
  /** What others would see with the fixes a reader chose. */
  readonly seen?: Seen | undefined;
  /** Of the site, where it was measured just now; shapes stand for those that are not there. */
  readonly pictures?: SitePictures | undefined;
  /** Opens the previews by services. Handed in, so that a browser loads them when they are opened. */
  readonly services?: ReactNode;
}

/**
 * How others meet the brand, each face with the first thing to be said of it; one step behind, the other services with
 * what all follow, and every place that states something. Its strings are `previews` and `report`.
 */
export function Faces({ report, seen: chosen = report, pictures, services }: FacesProps) {
  const t = useStrings('previews');
  const words = useStrings('report');
  const name = useReportName()(report);
  const { portrait, target } = report;
  const seen = faces(chosen);
  const changed = new Set(faceChanges(report, chosen).flatMap((change) => change.faces));
  // Of a picture that has yet to be made, or is another one, there is only the shape.
  const isSame = (what: 'image' | 'icon') => chosen.portrait[what]?.url === portrait[what]?.url;
  const picture = isSame('image') ? pictures?.previewImage : undefined;
  const icon = isSame('icon') ? pictures?.icon : undefined;
  return (
    <section id={FACES_ID}>
      <h2>
        {isStandIn(target.origin) && portrait.name === null && target.address === '' ? (
          t('titleOfPage')
        ) : (
          <Isolated text={t('title', { name: isolate(name) })} />
        )}
      </h2>
      {seen === null ? (
        <p>{t('unread')}</p>
      ) : (
        <>
          <p className="hint">{t(changed.size > 0 ? 'introWithFixes' : 'intro')}</p>
          {portrait.page === 'partial' && <p>{t('partial')}</p>}
          <ul className="faces">
            {FACE_IDS.map((id) => (
              <Face
                key={id}
                id={id}
                verdict={seen[id].verdict}
                language={portrait.language}
                isChanged={changed.has(id)}
              >
                <FaceShape id={id} face={seen[id]} picture={picture} icon={icon} />
              </Face>
            ))}
          </ul>
          {services}
        </>
      )}
      <details>
        <summary>{words('constellation.title')}</summary>
        <Constellation portrait={portrait} />
        {pictures?.logo !== undefined && <img className="site-logo" src={pictures.logo} alt={words('things.logo')} />}
        <StatedThings things={portrait.things} />
      </details>
    </section>
  );
}

interface FaceShapeProps {
  readonly id: FaceId;
  readonly face: SeenFaces[FaceId];
  /** URLs of the site's picture and icon as this site has drawn them. */
  readonly picture?: string | undefined;
  readonly icon?: string | undefined;
}

/** What people see of a brand in one place. */
export function FaceShape({ id, face, picture, icon }: FaceShapeProps) {
  if ('card' in face)
    return <CardFace card={face.card} picture={face.card.picture?.asked === true ? picture : undefined} icon={icon} />;
  return 'host' in face ? (
    <Answer face={face} icon={icon} />
  ) : (
    <Labelled face={face} isTab={id === 'tab'} icon={icon} />
  );
}

interface FaceProps {
  readonly id: FaceId;
  readonly verdict: FaceVerdict;
  /** As the page says. */
  readonly language: string | null;
  /** By fixes that a reader chose. */
  readonly isChanged: boolean;
  readonly children: ReactNode;
}

/** Says what is to be said of a face first. */
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

const BANDS = { pass: BAND_CLASSES.good, partial: BAND_CLASSES.uneven, fail: BAND_CLASSES.weak, unknown: '' } as const;

function Face({ id, verdict, language, isChanged, children }: FaceProps) {
  const t = useStrings('previews');
  const { outcome } = verdict;
  return (
    <li className={id === 'phone' || id === 'tab' ? 'face face-half' : 'face'}>
      <h3>{t(`name.${id}`)}</h3>
      {isChanged && <p className="hint face-changed">{t('withFixes')}</p>}
      <div className="card" lang={statedLanguage(language)}>
        {children}
      </div>
      <p className={`face-verdict ${BANDS[outcome]}`}>
        <OutcomeMark outcome={outcome} />
        <span>{useVerdict()(verdict)}</span>
      </p>
    </li>
  );
}

interface LabelledProps {
  readonly face: IconFace;
  readonly isTab: boolean;
  /** URL of the site's icon as this site has drawn it; without one its shape is shown. */
  readonly icon: string | undefined;
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

/** What an assistant says of the brand, and the page it cites. */
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
