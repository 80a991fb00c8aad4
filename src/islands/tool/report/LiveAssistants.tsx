import type { Report } from '../../../brand/report/report';
import { Assistants } from '../../../components/report/Assistants';
import { useI18n, useLocale } from '../../../components/strings';
import { loadStrings } from '../load-strings';
import { useLoaded } from '../use-loaded';

/** What the site tells AI services, loaded when a reader opens it. */
export function LiveAssistants({ portrait }: Pick<Report, 'portrait'>) {
  const strings = useI18n();
  const locale = useLocale();
  const [loaded, load] = useLoaded(async () => {
    const [table] = await Promise.all([
      import('../../../components/report/AssistantsTable'),
      loadStrings(strings, locale, ['assistants']),
    ]);
    return table;
  });
  return (
    <Assistants portrait={portrait} onToggle={load}>
      {loaded && <loaded.AssistantsTable portrait={portrait} />}
    </Assistants>
  );
}
