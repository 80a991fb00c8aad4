import { previews } from '../../../brand/previews/previews';
import type { Report } from '../../../brand/report';
import { useStrings } from '../../strings';
import { Preview } from './Preview';

/** A link to the site in five places, side by side. Its strings are the namespace `previews`. */
export function Previews({ report }: { readonly report: Report }) {
  const t = useStrings('previews');
  const cards = previews(report);
  if (cards.length === 0) return <p>{t('unread')}</p>;
  return (
    <>
      <p className="hint">{t('intro')}</p>
      {report.portrait.page === 'partial' && <p>{t('partial')}</p>}
      <ul className="previews">
        {cards.map((card) => (
          <Preview key={card.id} card={card} language={report.portrait.language} />
        ))}
      </ul>
    </>
  );
}
