import { FACE_IDS, faces } from '../../brand/previews/faces';
import type { Report } from '../../brand/report/report';
import { isolate, Isolated } from '../report/isolate';
import { Face } from '../report/previews/Face';
import { useReportName } from '../report/report-name';
import { useStrings } from '../strings';

/** How others meet the brand, as `Faces` shows it, without the site's pictures: none are stored. */
export function PublishedFaces({ report }: { readonly report: Report }) {
  const t = useStrings('previews');
  const published = useStrings('published');
  const name = useReportName()(report);
  const seen = faces(report);
  if (seen === null) return null;
  return (
    <section>
      <h2>
        <Isolated text={t('title', { name: isolate(name) })} />
      </h2>
      <p className="hint">{published('page.previews')}</p>
      <ul className="faces">
        {FACE_IDS.map((id) => (
          <Face key={id} id={id} faces={seen} language={report.portrait.language} pictures={{}} />
        ))}
      </ul>
    </section>
  );
}
