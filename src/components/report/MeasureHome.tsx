import { measuredPage } from '../../brand/urls/target';
import type { Report } from '../../brand/report/report';
import { ASKED_PATHS } from '../../site/tool-addresses';
import { pathTo } from '../../site/routes';
import { Form } from '../Form';
import { useLocale, useStrings } from '../strings';

/** Origin of the home page that may be measured in place of an inner page of its site; null for any other report. */
export function homeToMeasure({ scope, portrait, target }: Report): string | null {
  const isInner = scope !== 'page' && portrait.kind?.is === 'inner' && measuredPage(target) !== target.origin;
  return isInner ? target.origin : null;
}

interface MeasureHomeProps {
  readonly report: Report;
  /** Where script runs; else the function is asked. */
  readonly onMeasure?: (address: string) => void;
}

/** Beside a report of an inner page: the way to one of its site's home page. Its strings are `report`. */
export function MeasureHome({ report, onMeasure }: MeasureHomeProps) {
  const t = useStrings('report');
  const home = homeToMeasure(report);
  if (home === null || report.scope === 'preview') return null;
  if (onMeasure !== undefined) {
    return (
      <p>
        <button type="button" className="button-quiet" onClick={() => onMeasure(home)}>
          {t('measureHome')}
        </button>
      </p>
    );
  }
  return (
    <Form action={ASKED_PATHS.assess}>
      <input type="hidden" name="address" value={home} />
      <button className="button-quiet">{t('measureHome')}</button>
    </Form>
  );
}

/** The same where nothing can be sent: leads to the tool. Its strings are `report`. */
export function MeasureHomeLink({ home }: { readonly home: string }) {
  const t = useStrings('report');
  const query = new URLSearchParams({ address: home }).toString();
  return (
    <a className="button" href={`${pathTo(useLocale(), 'brand-assessment')}?${query}`} rel="nofollow">
      {t('measureHome')}
    </a>
  );
}

/** Says that a query or a fragment was typed and is no part of what was measured. Its strings are `report`. */
export function LeftOut() {
  const t = useStrings('report');
  return <p className="hint">{t('leftOut')}</p>;
}
