import type { Portrait } from '../../brand/naming/portrait';
import { useLocale, useStrings } from '../strings';
import { formatNumber } from '../format';
import { isolate, Isolated } from './isolate';
import { Mark, OddMark } from './Marks';

/** Every place that names the brand, one below the other, and whether its name is declared; the odd one is off the line. */
export function Constellation({ portrait }: { readonly portrait: Pick<Portrait, 'name' | 'names' | 'basis'> }) {
  const { name, names, basis } = portrait;
  const t = useStrings('report');
  const locale = useLocale();
  if (names.length === 0) return <p>{t('constellation.none')}</p>;
  return (
    <>
      {name !== null && basis !== undefined && (
        <p>
          <Isolated text={t(`constellation.basis.${basis}`, { name: isolate(name) })} />
        </p>
      )}
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
          {names.map(({ kind, value, source, line, alias, odd, relation }, index) => (
            <tr key={index} className={odd ? 'star-odd' : alias ? 'star-alias' : undefined}>
              <th scope="row">
                {odd ? <OddMark /> : <PlainMark hollow={alias} />}
                {t(`place.${kind}`)}
              </th>
              <td>
                <bdi>{value}</bdi>{' '}
                {relation !== undefined && relation !== 'same' && `${t(`constellation.relation.${relation}`)} `}
                <span className="found">
                  <code dir="ltr">{source}</code>{' '}
                  {line !== undefined && t('receipt.line', { line: formatNumber(locale, line) })}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
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
