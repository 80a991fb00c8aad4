import { STATED_THINGS } from '../../brand/facts/facts';
import type { ThingOccurrence } from '../../brand/naming/portrait';
import { clip } from '../../brand/basics/text';
import { useLocale, useStrings } from '../strings';
import { ColumnHeads } from '../ColumnHeads';
import { formatNumber } from '../format';
import { OddMark } from './Marks';

/** Characters of a value that are enough to compare it. */
const ENOUGH = 200;

/** What else a brand states in several places, one table for each thing that can be compared. */
export function StatedThings({ things }: { readonly things: readonly ThingOccurrence[] }) {
  return STATED_THINGS.map((thing) => {
    const places = things.filter((place) => place.thing === thing);
    return places.length > 1 && <Thing key={thing} thing={thing} places={places} />;
  });
}

interface ThingProps extends Pick<ThingOccurrence, 'thing'> {
  readonly places: readonly ThingOccurrence[];
}

function Thing({ thing, places }: ThingProps) {
  const t = useStrings('report');
  const locale = useLocale();
  const isAddress = thing !== 'description';
  return (
    <table className="constellation">
      <caption>{t(`things.${thing}`)}</caption>
      <ColumnHeads columns={[t('constellation.source'), t('constellation.name')]} />
      <tbody>
        {places.map(({ source, line, value, odd }, index) => (
          <tr key={index} className={odd ? 'star-odd' : undefined}>
            <th scope="row">
              {odd && <OddMark />}
              <code dir="ltr">{source}</code>{' '}
              {line !== undefined && t('receipt.line', { line: formatNumber(locale, line) })}
            </th>
            <td>
              <bdi dir={isAddress ? 'ltr' : 'auto'}>{clip(value, ENOUGH)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
