import { PREVIEW_IDS } from '../../brand/previews/card';
import { previews } from '../../brand/previews/previews';
import type { Report } from '../../brand/report';
import type { SitePictures } from '../../brand/site-pictures';
import { Preview, Rules, usePreviewName } from '../report/previews/Preview';
import { useStrings } from '../strings';
import { Brand } from './Brand';

interface ComparedPreviewsProps {
  readonly reports: readonly Report[];
  /** Of each brand, in the same order, where it was measured just now. */
  readonly pictures: readonly (SitePictures | undefined)[];
}

/** A row for each of the places, with the card of every brand in it. Its strings are `previews`. */
export function ComparedPreviews({ reports, pictures }: ComparedPreviewsProps) {
  const t = useStrings('previews');
  const nameOf = usePreviewName();
  const cards = reports.map(previews);
  return (
    <>
      <p className="hint">{t('intro')}</p>
      {PREVIEW_IDS.map((id) => (
        <section key={id} className="service">
          <h4>{nameOf(id)}</h4>
          <ul className="previews">
            {reports.map((report, index) => {
              const card = cards[index]?.find((each) => each.id === id);
              const heading = (
                <h5>
                  <Brand reports={reports} index={index} />
                </h5>
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
                />
              );
            })}
          </ul>
          <Rules id={id} />
        </section>
      ))}
    </>
  );
}
