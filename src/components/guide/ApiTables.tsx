import {
  API_OPERATION_IDS,
  API_OPERATIONS,
  API_VERSION,
  codesOf,
  DEPRECATION_MONTHS,
  limitsOf,
  type ApiOperationId,
} from '../../site/open-api';
import { ERROR_STATUS, type ErrorCode } from '../../site/errors';
import { OPENAPI_PATH } from '../../site/tool-addresses';
import { ColumnHeads } from '../ColumnHeads';
import { formatNumber, formatSeconds } from '../format';
import { useLocale, useStrings } from '../strings';

/** For writers: what programs may ask, with its limits, and where the description for programs is. */
export function ApiOperations() {
  const t = useStrings('guide');
  return (
    <>
      <div className="table-scroll" role="region" aria-label={t('api.operations')} tabIndex={0}>
        <table>
          <ColumnHeads columns={[t('api.what'), t('api.rate'), t('api.body'), t('api.scripts')]} numbers={[2]} />
          <tbody>
            {API_OPERATION_IDS.map((id) => (
              <OperationRow key={id} id={id} />
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <a href={OPENAPI_PATH}>{t('api.description')}</a>
      </p>
      <p>{t('api.version', { version: API_VERSION, months: DEPRECATION_MONTHS })}</p>
    </>
  );
}

function OperationRow({ id }: { readonly id: ApiOperationId }) {
  const t = useStrings('guide');
  const locale = useLocale();
  const { method, path } = API_OPERATIONS[id];
  const { rate, bodyBytes, isCrossOrigin } = limitsOf(id);
  return (
    <tr>
      <th scope="row">
        {t(`api.operation.${id}`)}
        <br />
        <code dir="ltr">
          {method} {path}
        </code>
      </th>
      <td>
        {rate === null
          ? t('api.uncounted')
          : t('api.within', {
              requests: formatNumber(locale, rate.requests),
              window: formatSeconds(locale, rate.seconds),
            })}
      </td>
      <td className="number">{bodyBytes === 0 ? '–' : formatNumber(locale, bodyBytes)}</td>
      <td>{t(isCrossOrigin ? 'api.yes' : 'api.no')}</td>
    </tr>
  );
}

/** Codes of all operations, by status. */
function allCodes(): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>([...API_OPERATION_IDS.flatMap(codesOf), 'method-refused', 'unexpected']);
  return [...codes].sort((one, other) => ERROR_STATUS[one] - ERROR_STATUS[other]);
}

/** For writers: every code that an error of the API may have. Long, hence folded. */
export function ApiErrors() {
  const t = useStrings('guide');
  const errors = useStrings('errors');
  return (
    <details>
      <summary>{t('api.errors')}</summary>
      <table>
        <ColumnHeads columns={[t('api.code'), t('api.meaning'), t('api.status')]} numbers={[2]} />
        <tbody>
          {allCodes().map((code) => (
            <tr key={code}>
              <th scope="row">
                <code dir="ltr">{code}</code>
              </th>
              <td>{errors(`${code}.title`)}</td>
              <td className="number">{ERROR_STATUS[code]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
