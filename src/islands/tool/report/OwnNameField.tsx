import type { FormEvent, ReactNode, RefObject } from 'react';
import { OWN_NAME_LIMIT, readOwnName } from '../../../brand/naming/own-name';
import { Field } from '../../../components/Field';
import { useLocale, useStrings } from '../../../components/strings';
import type { Report } from '../../../brand/report/report';
import { formatScore } from '../../../components/format';
import { Notice } from '../../../components/Notice';
import { isolate, Isolated } from '../../../components/report/isolate';
import type { OwnName } from './use-own-name';

const FIELD_ID = 'own-name';

interface OwnNameFieldProps {
  readonly own: OwnName;
  readonly field: RefObject<HTMLInputElement>;
  /** The control that takes a correction back; false if no correction was made. */
  readonly back: ReactNode;
}

/** Where a reader puts in the right name. */
export function OwnNameField({ own: { correction, problem, putIn }, field, back }: OwnNameFieldProps) {
  const t = useStrings('own-name');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (input === null) return;
    const name = readOwnName(input.value);
    putIn(name);
    // The field is what a refusal is about, and where the next attempt begins.
    if (name === null) input.focus();
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <Field
        id={FIELD_ID}
        label={t('label')}
        hint={t('hint')}
        error={problem === null ? undefined : t(problem)}
        control={(description) => (
          <input
            ref={field}
            id={FIELD_ID}
            type="text"
            dir="auto"
            maxLength={OWN_NAME_LIMIT}
            autoComplete="organization"
            defaultValue={correction?.name}
            {...description}
          />
        )}
      />
      <p className="keeping-buttons">
        <button className="button">{t('submit')}</button>
        {back}
      </p>
    </form>
  );
}

type Corrected = NonNullable<OwnName['correction']>;

interface CorrectionProps {
  /** As it was measured. */
  readonly report: Report;
  readonly correction: Corrected;
}

/** Says what a correction came to. */
export function Correction({ report, correction }: CorrectionProps) {
  const t = useStrings('own-name');
  const said = useOutcome(report, correction);
  return (
    <Notice kind="note" title={t('title')}>
      <p>
        <Isolated text={said} />
      </p>
      <p>{t('kept')}</p>
    </Notice>
  );
}

/** What the correction came to, as a sentence with isolates; empty without one. */
function useOutcome({ overall }: Report, correction: Corrected): string {
  const words = useStrings('own-name');
  const locale = useLocale();
  const name = isolate(correction.name);
  const then = correction.report.overall;
  if (overall === null || then === null) return words('recomputed', { name });
  return words('recomputedScore', {
    name,
    measured: formatScore(locale, overall.value),
    corrected: formatScore(locale, then.value),
  });
}
