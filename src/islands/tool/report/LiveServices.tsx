import type { Report } from '../../../brand/report';
import type { SitePictures } from '../../../brand/site-pictures';
import { Services } from '../../../components/report/previews/Services';
import { useLoaded } from '../use-loaded';

interface LiveServicesProps {
  readonly report: Report;
  readonly pictures?: SitePictures | undefined;
}

/** The previews by services, loaded when a reader opens them. */
export function LiveServices({ report, pictures }: LiveServicesProps) {
  const [loaded, load] = useLoaded(() => import('../../../components/report/previews/Preview'));
  return <Services onToggle={load}>{loaded && <loaded.Previews report={report} pictures={pictures} />}</Services>;
}
