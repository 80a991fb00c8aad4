import { useStrings } from './strings';

/** Who operates the site, as the imprint must name it. */
export interface OperatorFacts {
  readonly name: string;
  /** Postal address in one line; commas separate its parts. */
  readonly address: string;
  readonly email: string;
}

/** The operator's name, postal address and e-mail, from the deploy's configuration. */
export function Operator({ name, address, email }: OperatorFacts) {
  const t = useStrings('content');
  return (
    <dl className="operator">
      <dt>{t('operatorName')}</dt>
      <dd>
        <bdi>{name}</bdi>
      </dd>
      <dt>{t('operatorAddress')}</dt>
      <dd>
        <bdi>{address}</bdi>
      </dd>
      <dt>{t('operatorEmail')}</dt>
      <dd>
        <a href={`mailto:${email}`} dir="ltr">
          {email}
        </a>
      </dd>
    </dl>
  );
}
