import { FACE_IDS, faces } from '../../brand/previews/faces';
import type { Report } from '../../brand/report/report';
import { examplePictures, SHOWN_EXAMPLE } from '../../site/examples';
import { formatList } from '../format';
import { useReportName } from '../report/Hero';
import { isolate, Isolated } from '../report/isolate';
import { Face } from '../report/previews/Face';
import { useLocale, useStrings } from '../strings';
import { namesOnFaces } from './names-on-faces';

/** One brand as others meet it: the faces of its report. */
export function ExampleFaces({ report }: { readonly report: Report }) {
  const t = useStrings('home');
  const locale = useLocale();
  const seen = faces(report);
  const brand = useReportName()(report);
  if (seen === null) return null;
  return (
    <figure className="specimen">
      <figcaption>
        <h2>{t('faces.title')}</h2>
        <p>
          <Isolated
            text={t('faces.example', {
              brand: isolate(brand),
              names: formatList(locale, namesOnFaces(report).map(isolate)),
            })}
          />
        </p>
      </figcaption>
      <ul className="faces">
        {FACE_IDS.map((id) => (
          <Face
            key={id}
            id={id}
            faces={seen}
            language={report.portrait.language}
            pictures={examplePictures(SHOWN_EXAMPLE)}
          />
        ))}
      </ul>
    </figure>
  );
}
