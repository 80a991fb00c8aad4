import { useId } from 'react';
import { useStrings } from '../../../components/strings';
import { LINK_DAYS } from '../../../site/published-reports';

interface DaysFieldProps {
  readonly days: number;
  readonly onChange: (days: number) => void;
}

/** For how long a short address is kept. */
export function DaysField({ days, onChange }: DaysFieldProps) {
  const t = useStrings('sharing');
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{t('short.days')}</label>{' '}
      <select id={id} value={days} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {LINK_DAYS.map((count) => (
          <option key={count} value={count}>
            {t('short.day', { count })}
          </option>
        ))}
      </select>
    </p>
  );
}
