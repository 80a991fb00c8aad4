import { useId } from 'react';
import { DayOptions } from '../../../components/publishing/DayOptions';
import { useStrings } from '../../../components/strings';

interface DaysFieldProps {
  readonly days: number;
  readonly onChange: (days: number) => void;
}

/** For how long a short address is kept. */
export function DaysField({ days, onChange }: DaysFieldProps) {
  const t = useStrings('sharing');
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('short.days')}</label>
      <select id={id} value={days} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        <DayOptions />
      </select>
    </>
  );
}
