import type { NameOccurrence } from '../../brand/portrait';
import { useLocale, useStrings } from '../strings';
import { formatNumber } from '../format';
import { Mark, OddMark } from './Marks';

/** Every place the brand states its name, one below the other; the odd one is off the line. */
export function Constellation({ names }: { readonly names: readonly NameOccurrence[] }) {
  const t = useStrings('report');
  const locale = useLocale();
  if (names.length === 0) return <p>{t('constellation.none')}</p>;
  return (
    <table className="constellation">
      <caption>{t('constellation.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('constellation.place')}</th>
          <th scope="col">
            {t('constellation.name')} <span className="found">{t('constellation.source')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {names.map(({ kind, value, source, line, alias, odd }, index) => (
          <tr key={index} className={odd ? 'star-odd' : alias ? 'star-alias' : undefined}>
            <th scope="row">
              {odd ? <OddMark /> : <PlainMark hollow={alias} />}
              {t(`place.${kind}`)}
            </th>
            <td>
              <bdi>{value}</bdi>{' '}
              <span className="found">
                <code dir="ltr">{source}</code>{' '}
                {line !== undefined && t('receipt.line', { line: formatNumber(locale, line) })}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A disc for a name, a small ring for an alias: both are on the line. */
function PlainMark({ hollow }: { readonly hollow: boolean }) {
  return (
    <Mark>
      <circle
        cx="8"
        cy="8"
        r={hollow ? 3 : 4.5}
        fill={hollow ? 'none' : 'currentColor'}
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </Mark>
  );
}
