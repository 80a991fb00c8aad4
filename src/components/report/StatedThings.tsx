import { STATED_THINGS, type ThingOccurrence } from '../../brand/portrait';
import { clip } from '../../brand/text';
import { useLocale, useStrings } from '../strings';
import { formatNumber } from '../format';
import { OddMark } from './Marks';

/** Characters of a value that are enough to compare it. */
const ENOUGH = 200;

/** What else a brand states in several places, one table for each thing that can be compared. */
export function StatedThings({ things }: { readonly things: readonly ThingOccurrence[] }) {
  const groups = STATED_THINGS.map((thing) => things.filter((place) => place.thing === thing));
  return (
    <>
      {groups.map((places) => {
        const [first, second] = places;
        return first !== undefined && second !== undefined && <Thing key={first.thing} places={places} of={first} />;
      })}
    </>
  );
}

function Thing({
  places,
  of: { thing },
}: {
  readonly places: readonly ThingOccurrence[];
  readonly of: ThingOccurrence;
}) {
  const t = useStrings('report');
  const locale = useLocale();
  const isAddress = thing !== 'description';
  return (
    <table className="constellation">
      <caption>{t(`things.${thing}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('constellation.source')}</th>
          <th scope="col">{t('constellation.name')}</th>
        </tr>
      </thead>
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
