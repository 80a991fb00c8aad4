import { useStrings } from '../strings';
import { LINK_DAYS } from '../../site/published-reports';

/** The options of a field that asks for how many days a short address is kept. */
export function DayOptions() {
  const t = useStrings('sharing');
  return LINK_DAYS.map((count) => (
    <option key={count} value={count}>
      {t('short.day', { count })}
    </option>
  ));
}
