import type { Report } from '../../../brand/report/report';
import type { SitePictures } from '../../../brand/evidence/site-pictures';
import { Services } from '../../../components/report/previews/Services';
import { useI18n, useLocale } from '../../../components/strings';
import { loadRules } from '../load-strings';
import { useLoaded } from '../use-loaded';

interface LiveServicesProps {
  readonly report: Report;
  readonly pictures?: SitePictures | undefined;
}

/** The previews by services, loaded when a reader opens them. */
export function LiveServices({ report, pictures }: LiveServicesProps) {
  const strings = useI18n();
  const locale = useLocale();
  const [loaded, load] = useLoaded(async () => {
    const [view] = await Promise.all([
      import('../../../components/report/previews/Preview'),
      loadRules(strings, locale),
    ]);
    return view;
  });
  return <Services onToggle={load}>{loaded && <loaded.Previews report={report} pictures={pictures} />}</Services>;
}
