import { useState } from 'react';
import { useI18n, useLocale, useStrings } from '../../../components/strings';
import { loadStrings } from '../load-strings';
import { tabStorage } from '../tab';
import { useLoaded } from '../use-loaded';
import type { SharePanelProps } from './SharePanel';
import { isTried, nameOfReports } from './tried';

/** Opens the ways to share a report or a comparison, which are loaded then. Open where it has a short address. */
export function LiveSharing(props: SharePanelProps) {
  // Other reports are shared on their own.
  return <Panel key={nameOfReports(props.results)} {...props} />;
}

function Panel(props: SharePanelProps) {
  const t = useStrings('keeping');
  const strings = useI18n();
  const locale = useLocale();
  // As it begins; from then on its reader opens and closes it.
  const [isOpen] = useState(() => isTried(props.results, 'link', tabStorage()));
  const [loaded, load] = useLoaded(async () => {
    const [panel] = await Promise.all([import('./SharePanel'), loadStrings(strings, locale, ['sharing'])]);
    return panel;
  });
  return (
    <details className="share" open={isOpen} onToggle={load}>
      <summary>{t('sharing.title')}</summary>
      {loaded && <loaded.SharePanel {...props} />}
    </details>
  );
}
