import type { Report } from '../../../brand/report/report';
import { Assistants } from '../../../components/report/Assistants';
import { useLoaded } from '../use-loaded';

/** What the site tells AI services, loaded when a reader opens it. */
export function LiveAssistants({ portrait }: Pick<Report, 'portrait'>) {
  const [loaded, load] = useLoaded(() => import('../../../components/report/AssistantsTable'));
  return (
    <Assistants portrait={portrait} onToggle={load}>
      {loaded && <loaded.AssistantsTable portrait={portrait} />}
    </Assistants>
  );
}
