import { formatMinutes, formatMinutesAgo } from '../format';
import { minutes } from '../minutes';
import { useLocale, useStrings } from '../strings';

export interface ReusedFacts {
  /** When it was measured: ISO 8601, UTC. */
  readonly collectedAt: string;
  /** From when on the site can be measured again: ISO 8601, UTC. */
  readonly until: string;
}

interface ReusedProps extends ReusedFacts {
  /** ms since 1970 */
  readonly now: number;
}

/** Of a result that was there already: how old it is, and when a new one is possible. Strings: `report`. */
export function Reused({ collectedAt, until, now }: ReusedProps) {
  const t = useStrings('report');
  const locale = useLocale();
  const ahead = (Date.parse(until) - now) / 1000;
  const next =
    ahead <= 0 ? t('reused.nextNow') : t('reused.nextIn', { duration: formatMinutes(locale, minutes(ahead)) });
  return (
    <p className="found">
      {t('reused.age', { ago: formatMinutesAgo(locale, minutes((now - Date.parse(collectedAt)) / 1000)) })} {next}
    </p>
  );
}
