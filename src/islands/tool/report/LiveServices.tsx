import { useState } from 'react';
import type { Report } from '../../../brand/report';
import type { SitePictures } from '../../../brand/site-pictures';
import type { Previews } from '../../../components/report/previews/Preview';
import { Services } from '../../../components/report/previews/Services';
import { chunk } from '../chunk';

interface LiveServicesProps {
  readonly report: Report;
  readonly pictures?: SitePictures | undefined;
}

/** The previews by services, loaded when a reader opens them. */
export function LiveServices({ report, pictures }: LiveServicesProps) {
  const [Loaded, setLoaded] = useState<typeof Previews | null>(null);
  const load = () => {
    void chunk(import('../../../components/report/previews/Preview')).then(
      ({ Previews }) => setLoaded(() => Previews),
      // Opening it again tries again.
      () => undefined,
    );
  };
  return <Services onToggle={load}>{Loaded && <Loaded report={report} pictures={pictures} />}</Services>;
}
