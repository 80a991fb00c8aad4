import type { ReactNode } from 'react';
import { FACE_IDS, faces } from '../../../brand/previews/faces';
import { isStandIn } from '../../../brand/evidence/page-evidence';
import type { Seen } from '../../../brand/fixes/seen-after';
import { faceChanges } from '../../../brand/previews/face-changes';
import type { Report } from '../../../brand/report/report';
import type { SitePictures } from '../../../brand/evidence/site-pictures';
import { FACES_ID } from '../../anchors';
import { useStrings } from '../../strings';
import { Constellation } from '../Constellation';
import { useReportName } from '../Hero';
import { isolate, Isolated } from '../isolate';
import { StatedThings } from '../StatedThings';
import { Face } from './Face';

interface FacesProps {
  readonly report: Report;
  /** What others would see with the fixes a reader chose. */
  readonly seen?: Seen | undefined;
  /** Of the site, where it was measured just now; shapes replace missing ones. */
  readonly pictures?: SitePictures | undefined;
  /** Opens the previews by services. Handed in, so that a browser loads them when they are opened. */
  readonly services?: ReactNode;
}

/**
 * How others meet the brand, each face with its most important finding; one step away, the other services with
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
  const shown = {
    ...(pictures?.previewImage !== undefined && isSame('image') && { previewImage: pictures.previewImage }),
    ...(pictures?.icon !== undefined && isSame('icon') && { icon: pictures.icon }),
  };
  const isComplete = shown.previewImage !== undefined && shown.icon !== undefined;
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
          <p className="hint">
            {changed.size > 0 ? t('introWithFixes') : t('intro')} {changed.size === 0 && !isComplete && t('frames')}
          </p>
          {portrait.page === 'partial' && <p>{t('partial')}</p>}
          <ul className="faces">
            {FACE_IDS.map((id) => (
              <Face
                key={id}
                id={id}
                faces={seen}
                language={portrait.language}
                pictures={shown}
                isChanged={changed.has(id)}
              />
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
