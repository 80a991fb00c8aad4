import { useState } from 'react';
import { useI18n, useLocale, useStrings } from '../../../components/strings';
import { loadStrings } from '../load-strings';
import { tabStorage } from '../tab';
import { useLoaded } from '../use-loaded';
import { isTried, nameOfReports } from './tried';
import type { PublishPanelProps } from './PublishPanel';

/** Opens what publishes a report or a comparison, which is loaded then. Open where that was done. */
export function LivePublishing(props: PublishPanelProps) {
  // Other reports are another publication.
  return <Panel key={nameOfReports(props.results)} {...props} />;
}

function Panel(props: PublishPanelProps) {
  const t = useStrings('keeping');
  const strings = useI18n();
  const locale = useLocale();
  const { results } = props;
  // As it begins; from then on its reader opens and closes it.
  const [isOpen] = useState(
    () =>
      isTried(results, 'published', tabStorage()) ||
      results.every(({ arrival }) => arrival.from === 'published' && arrival.item.state === 'published'),
  );
  const [loaded, load] = useLoaded(async () => {
    const [panel] = await Promise.all([
      import('./PublishPanel'),
      loadStrings(strings, locale, ['publishing', 'sharing']),
    ]);
    return panel;
  });
  return (
    <details className="publish" open={isOpen} onToggle={load}>
      <summary>{t('publishing.title')}</summary>
      {loaded && <loaded.PublishPanel {...props} />}
    </details>
  );
}
