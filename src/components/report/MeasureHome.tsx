import { measuredPage } from '../../brand/urls/target';
import type { Report } from '../../brand/report/report';
import { ASKED_PATHS } from '../../site/tool-addresses';
import { Form } from '../Form';
import { useStrings } from '../strings';

interface MeasureHomeProps {
  readonly report: Report;
  /** Where script runs; else the function is asked. */
  readonly onMeasure?: (address: string) => void;
}

/** Beside a report of an inner page: the way to one of its site's home page. Its strings are `report`. */
export function MeasureHome({ report: { scope, portrait, target }, onMeasure }: MeasureHomeProps) {
  const t = useStrings('report');
  if (scope !== 'site' || portrait.kind?.is !== 'inner' || measuredPage(target) === target.origin) return null;
  if (onMeasure !== undefined) {
    return (
      <p>
        <button type="button" className="button-quiet" onClick={() => onMeasure(target.origin)}>
          {t('measureHome')}
        </button>
      </p>
    );
  }
  return (
    <Form action={ASKED_PATHS.assess}>
      <input type="hidden" name="address" value={target.origin} />
      <button className="button-quiet">{t('measureHome')}</button>
    </Form>
  );
}

/** Says that a query or a fragment was typed and is no part of what was measured. Its strings are `report`. */
export function LeftOut() {
  const t = useStrings('report');
  return <p className="hint">{t('leftOut')}</p>;
}
