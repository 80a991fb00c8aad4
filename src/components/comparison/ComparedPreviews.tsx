import { PREVIEW_IDS, type PreviewId } from '../../brand/previews/card';
import { previews } from '../../brand/previews/previews';
import type { Report } from '../../brand/report/report';
import type { SitePictures } from '../../brand/evidence/site-pictures';
import { Preview, Rules } from '../report/previews/Preview';
import { usePreviewName } from '../report/previews/service-names';
import { formatNumber } from '../format';
import { useLocale, useStrings } from '../strings';
import { Brand } from './Brand';

/** The places shown for all: what people find, and what they are sent. */
const FACES: readonly PreviewId[] = ['search', 'whatsapp'];

interface ComparedPreviewsProps {
  readonly reports: readonly Report[];
  /** Of each brand, in the same order, where it was measured just now. */
  readonly pictures: readonly (SitePictures | undefined)[];
}

/** What people see of each brand in two places; all places, with where their texts come from, on demand. Its strings are `previews`. */
export function ComparedPreviews({ reports, pictures }: ComparedPreviewsProps) {
  const t = useStrings('previews');
  const words = useStrings('comparison-view');
  return (
    <>
      <p className="hint">
        {t('intro')} {t('frames')}
      </p>
      {FACES.map((id) => (
        <ComparedPlace key={id} id={id} reports={reports} pictures={pictures} brief />
      ))}
      <details>
        <summary>{words('previewsAll', { number: formatNumber(useLocale(), PREVIEW_IDS.length) })}</summary>
        {PREVIEW_IDS.map((id) => (
          <ComparedPlace key={id} id={id} reports={reports} pictures={pictures} />
        ))}
      </details>
    </>
  );
}

interface ComparedPlaceProps extends ComparedPreviewsProps {
  readonly id: PreviewId;
  /** Leaves out where texts come from and which rules the cards follow. */
  readonly brief?: boolean;
}

/** One place, with the card of every brand in it. */
function ComparedPlace({ id, reports, pictures, brief = false }: ComparedPlaceProps) {
  const t = useStrings('previews');
  const nameOf = usePreviewName();
  return (
    <section className="service">
      <h3>{nameOf(id)}</h3>
      <ul className="previews">
        {reports.map((report, index) => {
          const card = previews(report).find((each) => each.id === id);
          const heading = (
            <h4>
              <Brand reports={reports} index={index} />
            </h4>
          );
          return card === undefined ? (
            <li key={index} className="preview">
              {heading}
              <p>{t('unread')}</p>
            </li>
          ) : (
            <Preview
              key={index}
              card={card}
              language={report.portrait.language}
              heading={heading}
              pictures={pictures[index]}
              brief={brief}
            />
          );
        })}
      </ul>
      {!brief && <Rules id={id} />}
    </section>
  );
}
